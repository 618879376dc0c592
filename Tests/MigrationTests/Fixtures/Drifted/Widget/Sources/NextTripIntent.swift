import AppIntents

/// Chooses the trip that the widget shows.
struct NextTripIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "intent.next.title"
}
