/// Days as manifests write them: `2026-02-28`.
enum CalendarDay {
  /// True for a day of the Gregorian calendar in the form `YYYY-MM-DD`.
  static func isDay(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let isShaped =
      bytes.count == 10
      && bytes.indices.allSatisfy { index in
        index == 4 || index == 7 ? bytes[index] == UInt8(ascii: "-") : (0x30...0x39).contains(bytes[index])
      }
    guard isShaped, let year = Int(text.prefix(4)), let month = Int(text.dropFirst(5).prefix(2)),
      let day = Int(text.suffix(2)), (1...12).contains(month)
    else { return false }
    return day >= 1 && day <= days(in: month, of: year)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    switch month {
    case 2: return isLeap ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }
}
