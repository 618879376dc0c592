import Foundation

/// Today in UTC: what exceptions are held against.
enum CalendarToday {
  /// `YYYY-MM-DD`.
  static var text: String { Date.now.formatted(.iso8601.year().month().day()) }
}
