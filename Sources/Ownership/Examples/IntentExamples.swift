/// Examples of App Intents of a built app.
enum IntentExamples {
  private typealias Make = BuiltExample
  private static let file = "Trips.app/Metadata.appintents/extract.actionsdata"
  private static let german = "Trips.app/de.lproj/Localizable.strings"
  private static let framework = "Trips.app/Frameworks/Maps.framework"
  private static let phrase = "Book a trip in ${applicationName}"

  /// - Parameters:
  ///   - title: Members of the title beside its key.
  ///   - more: More members of the action.
  private static func metadata(_ key: String = "Book a trip", title: String = "", more: String = "") -> String {
    """
    {"actions": {"BookTrip": {"identifier": "BookTrip", \(more)
      "title": {"key": "\(key)", "alternatives": []\(title)},
      "parameters": [{"name": "day", "title": {"key": "Day", "alternatives": []}}]}},
     "enums": [{"identifier": "Seat", "displayTypeName": {"key": "Seat"},
      "cases": [{"identifier": "window", "displayRepresentation": {"title": {"key": "Window seat"}}}]}],
     "autoShortcuts": [{"actionIdentifier": "BookTrip",
      "phraseTemplates": [{"key": "\(phrase)"}, {"key": "Travel with ${applicationName}"}]}],
     "entities": {}, "queries": {}, "version": 1}
    """
  }

  private static let translated = BuiltExample.app.changing(
    "actions, choices and phrases in German",
    [
      file: metadata(),
      german: Make.strings([
        "account.title": "Konto", "Book a trip": "Reise buchen", "Day": "Tag", "Seat": "Sitz",
        "Window seat": "Fensterplatz",
      ]),
      "Trips.app/de.lproj/AppShortcuts.strings": Make.strings([
        "Book a trip in ${applicationName}": "Reise in ${applicationName} buchen"
      ]),
    ])

  static let lacking = [
    translated.changing(
      "an action's title without a translation",
      [
        german: Make.strings([
          "account.title": "Konto", "Day": "Tag", "Seat": "Sitz", "Window seat": "Fensterplatz",
        ])
      ]),
    translated.changing("actions that were never translated", [german: Make.strings(["account.title": "Konto"])]),
    translated.changing(
      "an action's title in a package, where the system does not look",
      [
        file: metadata("Cancel the trip"),
        "Trips.app/Trips_Maps.bundle/de.lproj/Localizable.strings": Make.strings([
          "map.title": "Karte", "Cancel the trip": "Reise absagen",
        ]),
      ]),
    translated.changing(
      "a framework's action that only the app's table has",
      [
        "\(framework)/Info.plist": Make.info("com.example.Maps"),
        "\(framework)/Metadata.appintents/extract.actionsdata":
          "{\"actions\": {\"Find\": {\"title\": {\"key\": \"Day\"}}}}",
      ]),
    translated.changing("a name as a key that no table has", [file: metadata("intent.book.title")]),
    translated.changing("phrases in English only", ["Trips.app/de.lproj/AppShortcuts.strings": nil]),
  ]
  static let complete = [
    translated,
    translated.changing(
      "an action that nobody finds",
      [
        file: metadata(
          "Refresh", more: "\"visibilityMetadata\": {\"isDiscoverable\": false, \"assistantOnly\": false},")
      ]),
    translated.changing(
      "a title in a bundle that the code names",
      [
        file: metadata("Cancel", title: ", \"bundleURL\": \"file:///Trips.app/Trips_Maps.bundle/\""),
        "Trips.app/Trips_Maps.bundle/de.lproj/Localizable.strings": Make.strings([
          "map.title": "Karte", "Cancel": "Absagen",
        ]),
      ]),
    translated.changing(
      "a title of the system's",
      [
        file: metadata(
          "Open", title: ", \"table\": \"AssistantSchemas\", \"bundleURL\": \"file:///System/AppIntents.framework/\"")
      ]),
    translated.changing(
      "an extension that repeats the app's actions and phrases",
      ["\(Make.widget)/Metadata.appintents/extract.actionsdata": metadata()]),
    translated.changing(
      "a framework that has actions of its own",
      [
        "\(framework)/Info.plist": Make.info("com.example.Maps"),
        "\(framework)/Metadata.appintents/extract.actionsdata":
          "{\"actions\": {\"Find\": {\"title\": {\"key\": \"Find\"}}}}",
        "\(framework)/de.lproj/Localizable.strings": Make.strings(["Find": "Finden"]),
      ]),
    translated.changing(
      "phrases in a language that Siri does not speak",
      [
        "Trips.app/pl.lproj/Localizable.strings": Make.strings([
          "account.title": "Konto", "Book a trip": "Rezerwuj", "Day": "Dzień", "Seat": "Miejsce",
          "Window seat": "Przy oknie",
        ])
      ]),
  ]
}
