import Findings
import HostEvidence
import InstalledProducts
import OwnershipManifest
import PositionedJSON
import TestFiles
import Testing

@Suite struct ObservationPlanTests {
  static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "title": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Trip"}}}},
      "to %@": {},
      "arrives %lld": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "in one minute"}},
        "other": {"stringUnit": {"state": "translated", "value": "in %lld minutes"}}}}}}},
      "mixed": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%2$.1f km in %1$lld min"}}}},
      "distance": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%.1f km, %@"}}}}
    }}
    """

  private func folder(messages: String?, owner: String = "", h: String = "") throws -> ProjectFolder {
    try ProjectFolder([
      "K/Localizable.xcstrings": Self.catalog,
      "K/InfoPlist.xcstrings": ProjectFolder.catalog(["CFBundleName": ["en": "Trips"]]),
      "K/Other.strings": ProjectFolder.strings(["title": "Other title"]),
      "bordercheck.json": """
      { "developmentRegion": "en", "owners": {"K": {"resources": ["K"]\(owner)}},
        "products": {"H": {"kind": "app", "embeds": ["K"]\(h)}, "I": {"kind": "app"}}
        \(messages.map { ", \"messages\": \($0)" } ?? "") }
      """,
    ])
  }

  private func plan(
    _ messages: String?, owner: String = "", counts: [MessageArgument]? = nil, of product: String = "H"
  ) throws -> [String] {
    let folder = try folder(messages: messages, owner: owner)
    return try ObservationPlan(of: folder.image()).observations(of: product, counts: counts).map { planned in
      let arguments = planned.arguments.map { argument in
        switch argument {
        case .integer(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value): value
        }
      }
      return "\(planned.table)/\(planned.key)(\(arguments.joined(separator: ", ")))"
    }
  }

  static let everything = [
    "Localizable/arrives %lld(0)", "Localizable/arrives %lld(1)", "Localizable/arrives %lld(2)",
    "Localizable/arrives %lld(5)", "Localizable/distance(0.5, B)", "Localizable/distance(1.5, B)",
    "Localizable/distance(2.5, B)", "Localizable/distance(5.5, B)", "Localizable/mixed(0, 0.5)",
    "Localizable/mixed(1, 1.5)", "Localizable/mixed(2, 2.5)", "Localizable/mixed(5, 5.5)", "Localizable/title()",
    "Localizable/to %@(A)", "Other/title()",
  ]

  @Test func `without messages every key is presented where its owner is, system tables left out`() throws {
    #expect(try plan(nil) == Self.everything)
    #expect(try plan(nil, of: "I") == [])
  }

  @Test func `a catalog that is copied as it is counts all the same`() throws {
    #expect(try plan(nil, owner: #", "compile": false"#) == Self.everything)
  }

  @Test(
    "globs stand for every match, literals need not exist",
    arguments: [
      (#"[{"owner": "K", "key": "ti*"}]"#, ["Localizable/title()"]),
      (#"[{"owner": "K", "key": "gone %lld", "arguments": [[7]]}]"#, ["Localizable/gone %lld(7)"]),
      (#"[{"owner": "K", "table": "None", "key": "x"}]"#, ["None/x()"]),
      (#"[{"owner": "K", "table": "*", "key": "title"}]"#, ["Localizable/title()", "Other/title()"]),
      (#"[{"owner": "K", "table": "Info*", "key": "*"}]"#, ["InfoPlist/CFBundleName()"]),
      (#"[{"owner": "K", "table": "O*", "key": "gone"}]"#, ["Other/gone()"]),
      (
        #"[{"owner": "K", "key": "title"}, {"owner": "K", "key": "t*"}]"#,
        ["Localizable/title()", "Localizable/to %@(A)"]
      ),
      (#"[{"owner": "K", "key": "title", "in": [{"product": "I", "asks": "main"}]}]"#, []),
    ])
  func globs(messages: String, expected: [String]) throws {
    #expect(try plan(messages) == expected)
  }

  @Test func `globs that match nothing are errors with their places, all at once`() throws {
    let folder = try folder(messages: #"[{"owner": "K", "key": "no*"}, {"owner": "K", "table": "X*", "key": "k"}]"#)
    let image = try folder.image()
    let error = try #require(throws: InputErrors.self) { try ObservationPlan(of: image) }
    #expect(error.errors.count == 2)
    #expect(error.description.hasPrefix(#"bordercheck.json:3:"#))
    #expect(error.description.contains(#"no key of owner "K" matches "no*" in table "Localizable""#))
  }

  @Test func `a scenario's counts take the place of the lists of numeric messages`() throws {
    let shown = try plan(nil, counts: [.integer(3), .double(1.5)])
    #expect(
      shown == [
        "Localizable/arrives %lld(3)", "Localizable/distance(3.0, B)", "Localizable/distance(1.5, B)",
        "Localizable/mixed(3, 3.0)", "Localizable/title()", "Localizable/to %@(A)", "Other/title()",
      ])
  }

  @Test func `counts replace the numbers of the first list that is given`() throws {
    let messages = #"[{"owner": "K", "key": "mixed", "arguments": [[7, "x"], [8, "y"]]}]"#
    #expect(
      try plan(messages, counts: [.integer(0), .integer(1)]) == [
        "Localizable/mixed(0, x)", "Localizable/mixed(1, x)",
      ])
  }

  @Test func `a presentation says how the message is asked for`() throws {
    let folder = try folder(
      messages: #"""
        [{"owner": "K", "key": "title", "in": [{"product": "H", "surface": "Header", "asks": "../Other.app",
          "default": "D", "formatting": "none", "persists": "key"}, {"product": "I", "formatting": "de_DE"}]}]
        """#)
    let plan = try ObservationPlan(of: folder.image())
    let planned = try #require(plan.observations(of: "H", counts: nil).first)
    #expect(planned.surface == "Header")
    #expect(planned.asks == .path("../Other.app"))
    #expect(planned.defaultValue == "D")
    #expect(planned.formatting == Presentation.Formatting.none)
    #expect(planned.persists == .key)
    #expect(planned.place.line == 3)
    #expect(plan.observations(of: "I", counts: nil).map(\.formatting) == [.locale("de_DE")])
  }

  /// The manifest example of the file formats, as far as messages go.
  @Test func `the format's example is planned as it says`() throws {
    let folder = try ProjectFolder([
      "App/Localizable.xcstrings": ProjectFolder.catalog(["account.name": ["en": "Name"], "other": ["en": "O"]]),
      "Trip/Localizable.xcstrings": ProjectFolder.catalog(["trip.arrivesIn %lld": ["en": "in %lld min"]]),
      "Map/en.lproj/Map.strings": ProjectFolder.strings(["map.title": "Map"]),
      "bordercheck.json": """
      {
        "developmentRegion": "en",
        "owners": {
          "AppShell": { "resources": ["App"] },
          "SharedTripUI": { "resources": ["Trip"], "bundle": "Trips_SharedTripUI.bundle" },
          "Map": { "resources": ["Map"], "bundle": "Frameworks/Map.framework/MapStrings.bundle" },
        },
        "products": {
          "AppShell": { "kind": "app", "embeds": ["SharedTripUI", "Map"], "contains": ["TripWidget"] },
          "TripWidget": { "kind": "extension", "embeds": ["SharedTripUI"] },
        },
        "messages": [
          { "owner": "AppShell", "key": "account.*" },
          { "owner": "SharedTripUI", "key": "trip.arrivesIn %lld", "arguments": [[1], [5]], "in": [
            { "product": "AppShell", "surface": "Trip header" },
            { "product": "TripWidget", "surface": "Arrival line", "persists": "text" } ] },
          { "owner": "Map", "table": "Map", "key": "map.title", "in": [
            { "product": "AppShell" },
            { "product": "TripWidget", "asks": "../../Frameworks/Map.framework/MapStrings.bundle" } ] },
        ],
      }
      """,
    ])
    let image = try folder.image()
    let plan = try ObservationPlan(of: image)
    let planned = ["AppShell", "TripWidget"].map { product in
      plan.observations(of: product, counts: nil).map { "\($0.owner)/\($0.key)/\($0.surface)/\($0.arguments.count)" }
    }
    #expect(
      planned == [
        [
          "AppShell/account.name//0", "SharedTripUI/trip.arrivesIn %lld/Trip header/1",
          "SharedTripUI/trip.arrivesIn %lld/Trip header/1", "Map/map.title//0",
        ],
        [
          "SharedTripUI/trip.arrivesIn %lld/Arrival line/1", "SharedTripUI/trip.arrivesIn %lld/Arrival line/1",
          "Map/map.title//0",
        ],
      ])
    let asked = try #require(plan.observations(of: "TripWidget", counts: nil).last)
    let found = image.installed.bundle(asked: asked.asks.path(ownerBundle: ""), from: "TripWidget")
    #expect(found?.product.name == "AppShell")
    #expect(found?.bundle.owners == ["Map"])
  }
}
