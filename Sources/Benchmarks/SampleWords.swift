/// Words of several scripts, out of which texts of believable lengths are made, the same on every machine.
enum SampleWords {
  /// Words in the script of a language; those of another language of it where the language has none of its own here.
  static func of(_ language: String) -> [String] {
    switch language {
    case "ar", "fa": words("لا يمكن الوصول إلى الرحلة القادمة خلال دقائق اضغط للمتابعة الحساب الإعدادات")
    case "he": words("לא ניתן לפתוח את הנסיעה הבאה בעוד דקות הקש כדי להמשיך חשבון הגדרות")
    case "ru", "bg", "sr", "uk":
      words("не удалось открыть следующую поездку через несколько минут нажмите чтобы продолжить настройки")
    case "el": words("δεν ήταν δυνατό το άνοιγμα του επόμενου ταξιδιού πατήστε για συνέχεια ρυθμίσεις λογαριασμός")
    case "hi": words("अगली यात्रा कुछ मिनटों में नहीं खुल सकी जारी रखने के लिए टैप करें खाता सेटिंग")
    case "th": words("ไม่สามารถ เปิด การเดินทาง ถัดไป ใน อีก นาที แตะ เพื่อ ดำเนินการต่อ บัญชี การตั้งค่า")
    case "ja": words("次の 旅行 を 開け ません でした 数分後 に 続ける には タップ アカウント 設定")
    case "ko": words("다음 여행을 열 수 없습니다 몇 분 후 계속하려면 탭하세요 계정 설정")
    case "zh-Hans", "zh-Hant": words("无法 打开 下一次 行程 几分钟后 轻点 以 继续 帐户 设置 请 稍后 重试")
    case "de":
      words("die nächste Reise konnte nicht geöffnet werden bitte tippen Sie zum Fortfahren Kontoeinstellungen")
    case "vi": words("không thể mở chuyến đi tiếp theo sau vài phút hãy chạm để tiếp tục cài đặt tài khoản")
    case "pl", "cs", "sk", "hu":
      words("nie można otworzyć następnej podróży za kilka minut stuknij aby kontynuować ustawienia konta")
    default: words("the next trip could not be opened in a few minutes tap to continue account settings")
    }
  }

  /// 2 to 13 words and one number, of which every message has another.
  static func sentence(_ number: Int, of words: [String]) -> String {
    let count = 2 + number * 7 % 12
    let chosen = (0..<count).map { words[(number &* 31 &+ $0 &* 17) % words.count] }
    return chosen.joined(separator: " ") + " \(number)"
  }

  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
