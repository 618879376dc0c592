import ProjectCheck
import TestFiles

/// Small projects whose ownership tables are told by hand.
enum OwnershipProject {
  static func table(of files: [String: String], jobs: Int = 2) async throws -> OwnershipTable {
    try await ScratchProject.with(files) { project in
      try await OwnershipListing(CheckRequest(project: project.folder, jobs: jobs)).table()
    }
  }

  /// `Product: Name @ bundle` of each surface, or why there is none; `owner table key` → lines.
  static func presenters(in table: OwnershipTable) -> [String: [String]] {
    Dictionary(
      uniqueKeysWithValues: table.rows.map { row in
        let surfaces = row.surfaces.map { "\($0.product): \($0.name) @ \($0.bundle)" }
        return ("\(row.owner) \(row.table) \(row.key)", row.gap.map { ["\($0)"] } ?? surfaces)
      })
  }

  static func catalog(_ keys: String...) -> String {
    let entries = keys.map { key in
      #""\#(key)": { "extractionState": "manual", "localizations": { "en": { "stringUnit": { "state": "translated", "value": "T" } } } }"#
    }
    return #"{ "sourceLanguage": "en", "version": "1.0", "strings": { \#(entries.joined(separator: ",\n")) } }"#
  }

  /// An app and its widget, which embed the package Trips; the app's code is in `App`, the widget's in `Widget`.
  static let manifest = """
    { "developmentRegion": "en",
      "owners": {
        "Widget": { "resources": ["Widget/Localizable.xcstrings"] },
        "App": { "resources": ["App/Localizable.xcstrings"], "dynamicKeys": ["app.day.*"] },
        "Trips": { "resources": ["Trips/Localizable.xcstrings", "Trips/Errors.xcstrings"], "sources": ["Trips"],
          "bundle": "App_Trips.bundle", "accessors": ["TripCopy"] } },
      "products": {
        "Widget": { "kind": "extension", "embeds": ["Trips"], "sources": ["Widget"] },
        "App": { "kind": "app", "embeds": ["Trips"], "contains": ["Widget"], "sources": ["App"] } },
      "remoteKeys": [{ "product": "App", "table": "Localizable", "keys": ["app.push.*"] }] }
    """

  /// Look-ups of every kind.
  static let whole = [
    "bordercheck.json": manifest,
    "App/Localizable.xcstrings": catalog(
      "app.title", "app.day.1", "app.push.sale", "app.preview", "app.unused", "app.global"),
    "Widget/Localizable.xcstrings": catalog("widget.title"),
    "Trips/Localizable.xcstrings": catalog("trips.title", "trips.alone", "trips.row", "trips.left %lld"),
    "Trips/Errors.xcstrings": catalog("trips.lost"),
    "App/HomeView.swift": """
    import SwiftUI
    import Trips
    struct HomeView: View {
      var body: some View {
        Text("app.title")
        Text(TripCopy.title)
        Text(TripCopy.title)
      }
      func lost() -> String { Trips.TripCopy.lost + String(localized: "app.title") }
    }
    #Preview { Text("app.preview"); Text(TripCopy.alone) }
    """,
    "App/Globals.swift": """
    import Foundation
    let text = String(localized: "app.global")
    func day(_ number: Int) -> String { NSLocalizedString("app.day." + String(number), comment: "") }
    """,
    "Widget/WidgetView.swift": """
    import SwiftUI
    import Trips
    enum Glance { struct Line: View { var body: some View { Text("widget.title"); Text(TripCopy.title) } } }
    """,
    "Trips/TripCopy.swift": """
    import Foundation
    public enum TripCopy {
      public static var title: String { String(localized: "trips.title", bundle: .module) }
      public static var alone: String { String(localized: "trips.alone", bundle: .module) }
      public static var lost: String { String(localized: "trips.lost", table: "Errors", bundle: .module) }
      public static func left(_ count: Int) -> String { String(localized: "trips.left \\(count)", bundle: .module) }
    }
    """,
    "Trips/TripRow.swift": """
    import SwiftUI
    public struct TripRow: View {
      public var body: some View { Text("trips.row", bundle: .module); Text(TripCopy.left(2)) }
    }
    """,
  ]
}
