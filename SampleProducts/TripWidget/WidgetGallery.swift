import LocalizedStrings

/// What the system's widget gallery shows: messages of the extension itself, in its own main bundle.
enum WidgetGallery {
  static func title() -> String { String(localized: "widget.title") }

  static func from(_ station: String) -> String { String(localized: "widget.from \(station)") }

  static func tripsToday(_ count: Int) -> String { String(localized: "widget.tripsToday \(count)") }
}
