/// Examples of plural forms that a language needs or does not.
enum PluralFormExamples {
  private static func forms(
    _ title: String, _ language: String, _ forms: KeyValuePairs<String, String>
  ) -> RuleExample {
    TextExample.project(
      title, key: "%lld files",
      [
        "en": TextExample.plural(["one": "%lld file", "other": "%lld files"]),
        language: TextExample.plural(forms),
      ])
  }

  static let missing = [
    forms("Russian as if it were English", "ru", ["one": "%lld файл", "other": "%lld файла"]),
    forms(
      "Arabic without the form for 0", "ar",
      ["one": "a", "two": "b", "few": "%lld c", "many": "%lld d", "other": "%lld e"]),
    TextExample.project(
      "decimals in Czech", key: "%.1f km",
      ["cs": TextExample.plural(["one": "%.1f kilometr", "few": "%.1f kilometry", "other": "%.1f kilometrů"])]),
    RuleExample(
      "in a loose table",
      files: [
        "bordercheck.json": ExampleProject.manifest(),
        "H/en.lproj/Localizable.strings": ExampleProject.strings(["a": "A-en"]),
        "K/de.lproj/Localizable.stringsdict": EntryExamples.plural(forms: ["other": "%d Dinge"]),
      ]),
  ]
  static let complete = [
    forms("Russian", "ru", ["one": "%lld файл", "few": "%lld файла", "many": "%lld файлов", "other": "%lld файла"]),
    forms("French without the form for millions", "fr", ["one": "%lld fichier", "other": "%lld fichiers"]),
    forms("Czech whole numbers", "cs", ["one": "%lld soubor", "few": "%lld soubory", "other": "%lld souborů"]),
    forms("Japanese", "ja", ["other": "%lldファイル"]),
    forms("a language that nobody knows the rules of", "tlh", ["other": "teywI' %lld"]),
  ]
  static let withoutOther = [forms("only one", "de", ["one": "%lld Datei"])]
  static let useless = [forms("a form for one in Japanese", "ja", ["one": "%lldファイル", "other": "%lldファイル"])]
  static let zero = [
    forms("a text for none", "de", ["zero": "Keine Datei", "one": "%lld Datei", "other": "%lld Dateien"]),
    forms("millions in French", "fr", ["one": "%lld fichier", "many": "%lld de fichiers", "other": "%lld fichiers"]),
  ]
  static let implied = [
    forms(
      "21 in Russian", "ru", ["one": "Один файл", "few": "%lld файла", "many": "%lld файлов", "other": "%lld файла"]),
    forms("0 in French", "fr", ["one": "Un fichier", "other": "%lld fichiers"]),
    forms("others without a number", "de", ["one": "%lld Datei", "other": "Dateien"]),
  ]
  static let exact = [
    forms("1 in German", "de", ["one": "Eine Datei", "other": "%lld Dateien"]),
    forms("French with a text for none", "fr", ["zero": "Rien", "one": "Un fichier", "other": "%lld fichiers"]),
    forms(
      "no form shows the number", "ru", ["one": "Удалить", "few": "Удалить", "many": "Удалить", "other": "Удалить"]),
    TextExample.project(
      "the number stands before the substitution",
      [
        "en": TextExample.substituted(
          "%1$lld %#@files@", TextExample.substitution("files", argNum: 1, ["one": "file", "other": "files"]))
      ]),
  ]
  static let single = [
    TextExample.project(
      "German has one text", key: "%lld files",
      [
        "en": TextExample.plural(["one": "%lld file", "other": "%lld files"]),
        "de": TextExample.text("%lld Dateien"),
      ]),
    TextExample.project(
      "Russian shows the form for five to everybody", key: "%lld files",
      [
        "en": TextExample.plural(["one": "%lld file", "other": "%lld files"]),
        "ru": TextExample.text("%lld файлов"),
      ]),
  ]
  static let same = [forms("copied", "de", ["one": "%lld Dateien", "other": "%lld Dateien"])]
  static let candidate = [
    TextExample.project("the key", key: "%lld files", members: "", ["de": TextExample.text("%lld Dateien")]),
    TextExample.project("the source text", ["en": TextExample.text("Delete %lld items?")]),
  ]
  static let noCandidate = [
    forms("it varies", "de", ["one": "%lld Datei", "other": "%lld Dateien"]),
    TextExample.project("no noun", ["en": TextExample.text("Step %lld of %@")]),
    TextExample.project("no plural", ["en": TextExample.text("%lld is across")]),
  ]
  static let branches = [
    TextExample.project(
      "one form tells the name", ["en": TextExample.plural(["one": "%1$lld file", "other": "%1$lld files of %2$@"])])
  ]
  static let sameBranches = [
    TextExample.project(
      "the number is left out of one",
      ["en": TextExample.plural(["one": "A file of %2$@", "other": "%1$lld files of %2$@"])])
  ]
}
