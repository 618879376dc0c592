package import CommandLayer
package import OwnershipManifest

/// A day of the calendar, `YYYY-MM-DD`.
package struct DayArgument: ArgumentValue, Hashable {
  package let day: CalendarDay

  package init(argument: String) throws(ArgumentValueError) {
    guard let day = CalendarDay(argument) else {
      throw ArgumentValueError(expected: "a day of the calendar, YYYY-MM-DD")
    }
    self.day = day
  }

  package var argumentText: String { day.text }
}

extension Argument {
  /// `--today YYYY-MM-DD`: the day that exceptions are held against.
  static func today(into target: Target<DayArgument?>) -> Self {
    .optional(
      "today", value: "YYYY-MM-DD", into: target, group: .judgement,
      help: "the day that exceptions are held against; that of the newest commit (UTC) where none is given")
  }
}
