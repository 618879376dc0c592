import AppIntents

/// Opens the next trip in the app.
struct NextTripIntent: AppIntent {
  static let title: LocalizedStringResource = "intent.next.title"

  func perform() async throws -> some IntentResult { .result() }
}
