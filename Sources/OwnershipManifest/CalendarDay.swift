/// A day of the Gregorian calendar as manifests write it: `2026-02-28`.
package struct CalendarDay: Sendable, Hashable {
  package let year: Int
  package let month: Int
  package let day: Int

  /// Nil for anything but a day that there is, in the form `YYYY-MM-DD`.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    let isShaped =
      bytes.count == 10
      && bytes.indices.allSatisfy { index in
        index == 4 || index == 7 ? bytes[index] == UInt8(ascii: "-") : (0x30...0x39).contains(bytes[index])
      }
    guard isShaped, let year = Int(text.prefix(4)), let month = Int(text.dropFirst(5).prefix(2)),
      let day = Int(text.suffix(2)), (1...12).contains(month)
    else { return nil }
    guard day >= 1 && day <= Self.days(in: month, of: year) else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The day in UTC of a moment, in seconds since 1970.
  package init(secondsSince1970 seconds: Int) {
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    var number = days - (rest < 0 ? 1 : 0)
    var year = 1970 + number / 366
    while number < Self.number(year: year, month: 1, day: 1) { year -= 1 }
    while number >= Self.number(year: year + 1, month: 1, day: 1) { year += 1 }
    number -= Self.number(year: year, month: 1, day: 1)
    var month = 1
    while number >= Self.days(in: month, of: year) {
      number -= Self.days(in: month, of: year)
      month += 1
    }
    (self.year, self.month, day) = (year, month, number + 1)
  }

  /// `YYYY-MM-DD`.
  package var text: String { "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))" }

  /// Days since 1970-01-01.
  package var number: Int { Self.number(year: year, month: month, day: day) }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// A year is counted from March, so that the day that a leap year adds comes last.
  private static func number(year: Int, month: Int, day: Int) -> Int {
    let years = month > 2 ? year : year - 1
    let era = (years >= 0 ? years : years - 399) / 400
    let yearOfEra = years - era * 400
    let dayOfYear = ((month + 9) % 12 * 153 + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
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
