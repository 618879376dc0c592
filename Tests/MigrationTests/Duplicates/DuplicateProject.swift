import Migration
import Ownership
import ProjectCheck
import TestFiles

/// A small project with an app, a widget and packages, of which a test says what tables and code have.
struct DuplicateProject {
  /// Files besides those that `manifest` gives.
  var files: [String: String]
  var owners = ""
  var rest = ""

  /// Owners `App` and `Widget` of the products of that name, `Trips` and `Shop` of packages in the app, `Trips` also in
  /// the widget.
  private var manifest: String {
    """
    { "developmentRegion": "en",
      "owners": {
        "App": { "resources": ["App"] }, "Widget": { "resources": ["Widget"] },
        "Trips": { "resources": ["Trips"], "sources": ["Trips"] \(owners) },
        "Shop": { "resources": ["Shop"], "sources": ["Shop"] }
      },
      "products": {
        "App": { "kind": "app", "sources": ["App", "Both"], "embeds": ["Trips", "Shop"], "contains": ["Widget"] },
        "Widget": { "kind": "extension", "sources": ["Widget", "Both"], "embeds": ["Trips"] }
      } \(rest) }
    """
  }

  /// Places that the manifest names are there whether or not a test has something for them.
  private static let empty = [
    "App/App.swift": "", "Widget/Widget.swift": "", "Trips/Trips.swift": "", "Shop/Shop.swift": "",
    "Both/Both.swift": "",
    "App/en.lproj/None.strings": "", "Widget/en.lproj/None.strings": "", "Trips/en.lproj/None.strings": "",
    "Shop/en.lproj/None.strings": "",
  ]

  func list(_ selection: DuplicateSelection = DuplicateSelection(), today: String = "2026-06-01") async throws
    -> DuplicateList
  {
    var all = Self.empty.merging(files) { $1 }
    all["bordercheck.json"] = manifest
    return try await ScratchProject.with(all) { folder in
      var request = CheckRequest(project: folder.folder, jobs: 2)
      request.today = today
      return try await DuplicateListing(request, selection).list()
    }
  }

  /// The only duplicate.
  func proposal() async throws -> DuplicateProposal? {
    let keys = try await list().keys
    return keys.count == 1 ? keys.first?.proposal : nil
  }
}
