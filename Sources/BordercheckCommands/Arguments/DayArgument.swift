package import CommandLayer
package import OwnershipManifest

/// A day of the calendar, `YYYY-MM-DD`.
package struct DayArgument: ArgumentValue, Hashable {
  package let day: CalendarDay

  /// Before it nothing was built that could be judged: a day of an earlier year is a slip.
  private static let firstYear = 1970

  package init(argument: String) throws(ArgumentValueError) {
    guard let day = CalendarDay(argument), day.year >= Self.firstYear else {
      throw ArgumentValueError(expected: "a day of the calendar from \(Self.firstYear) on, YYYY-MM-DD")
    }
    self.day = day
  }

  package var argumentText: String { day.text }
}

extension Argument {
  /// `--today YYYY-MM-DD`: the day that exceptions are held against.
  static func today(into target: Target<DayArgument?>) -> Self {
    .optional(
      "today", value: "YYYY-MM-DD", into: target, group: .judgement, isSingle: true,
      help: "the day that exceptions are held against; that of the newest commit (UTC) where none is given")
  }
}
