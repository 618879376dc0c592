/// Names that `.lproj` folders had before language tags, and the Chinese region tags that stand for a script.
///
/// Source: the names that CoreFoundation still knows (CFBundle_Locale.c, CFLocaleIdentifier.c).
enum OldLanguageNames {
  static let codes: [String: String] = [
    "Afrikaans": "af", "Albanian": "sq", "Amharic": "am", "Arabic": "ar", "Armenian": "hy",
    "Assamese": "as", "Aymara": "ay", "Azerbaijani": "az", "Basque": "eu", "Belarusian": "be",
    "Bengali": "bn", "Breton": "br", "Bulgarian": "bg", "Burmese": "my", "Byelorussian": "be",
    "Catalan": "ca", "Chinese": "zh", "Croatian": "hr", "Czech": "cs", "Danish": "da", "Dutch": "nl",
    "Dzongkha": "dz", "English": "en", "Esperanto": "eo", "Estonian": "et", "Faroese": "fo", "Farsi": "fa",
    "Finnish": "fi", "Flemish": "nl-BE", "French": "fr", "Galician": "gl", "Georgian": "ka",
    "German": "de", "Greek": "el", "Greenlandic": "kl", "Guarani": "gn", "Gujarati": "gu",
    "Hawaiian": "haw", "Hebrew": "he", "Hindi": "hi", "Hungarian": "hu", "Icelandic": "is",
    "Indonesian": "id", "Inuktitut": "iu", "Irish": "ga", "Italian": "it", "Japanese": "ja",
    "Javanese": "jv", "Kannada": "kn", "Kashmiri": "ks", "Kazakh": "kk", "Khmer": "km",
    "Kinyarwanda": "rw", "Kirghiz": "ky", "Korean": "ko", "Kurdish": "ku", "Lao": "lo", "Latin": "la",
    "Latvian": "lv", "Lithuanian": "lt", "Macedonian": "mk", "Malagasy": "mg", "Malay": "ms",
    "Malayalam": "ml", "Maltese": "mt", "Manx": "gv", "Marathi": "mr", "Moldavian": "ro",
    "Mongolian": "mn", "Nepali": "ne", "Norwegian": "nb", "Nyanja": "ny", "Nynorsk": "nn", "Oriya": "or",
    "Oromo": "om", "Pashto": "ps", "Persian": "fa", "Polish": "pl", "Portuguese": "pt", "Punjabi": "pa",
    "Quechua": "qu", "Romanian": "ro", "Rundi": "rn", "Russian": "ru", "Sami": "se", "Sanskrit": "sa",
    "Scottish": "gd", "Serbian": "sr", "Sindhi": "sd", "Sinhalese": "si", "Slovak": "sk",
    "Slovenian": "sl", "Somali": "so", "Spanish": "es", "Sundanese": "su", "Swahili": "sw",
    "Swedish": "sv", "Tagalog": "fil", "Tajiki": "tg", "Tamil": "ta", "Tatar": "tt", "Telugu": "te",
    "Thai": "th", "Tibetan": "bo", "Tigrinya": "ti", "Tongan": "to", "Turkish": "tr", "Turkmen": "tk",
    "Uighur": "ug", "Ukrainian": "uk", "Urdu": "ur", "Uzbek": "uz", "Vietnamese": "vi", "Welsh": "cy",
    "Yiddish": "yi", "zh_CN": "zh-Hans", "zh_SG": "zh-Hans", "zh_HK": "zh-Hant", "zh_MO": "zh-Hant",
    "zh_TW": "zh-Hant",
  ]
}
