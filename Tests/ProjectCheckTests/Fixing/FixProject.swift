import Findings
import Foundation
import Ownership
import ProjectCheck
import Reports
import TestFiles

/// Projects whose findings are mended.
enum FixProject {
  /// Every text file that the project has after the fix.
  struct Outcome {
    var plan: FixPlan
    var before: [Finding]
    var after: [Finding]
    var texts: [String: String]
  }

  /// Plans and writes the repairs of rules, and checks before and after.
  static func fixed(_ files: [String: String], _ rules: String...) async throws -> Outcome {
    try await ScratchProject.with(files) { project in
      let request = CheckRequest(project: project.folder, jobs: 2)
      let fixing = Fixing(request, rules: rules)
      let plan = try await fixing.plan()
      let report = try await fixing.write(plan)
      var texts: [String: String] = [:]
      for name in project.everyFile { texts[name] = project.text(name) }
      return Outcome(plan: plan, before: plan.report.findings, after: report.findings, texts: texts)
    }
  }

  /// The findings of a rule that no exception accepts.
  static func open(_ rule: String, _ findings: [Finding]) -> [Finding] {
    findings.filter { $0.rule == rule && $0.exception == nil }
  }

  static func catalog(_ texts: KeyValuePairs<String, String>) -> String {
    let entries = texts.map { key, text in
      """
      "\(key)": { "extractionState": "manual", "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "\(text)" } },
        "en": { "stringUnit": { "state": "translated", "value": "\(text)" } } } }
      """
    }
    return
      "{ \"sourceLanguage\": \"en\", \"strings\": { \(entries.joined(separator: ",\n")) }, \"version\": \"1.0\" }\n"
  }

  /// App `App` and package `Trips`, which one `Package.swift` builds; the app does not depend on the package yet.
  static func trips(
    app: String, trips: String = offering, access: String = "\"access\": \"accessor\", \"accessors\": [\"TripCopy\"]"
  ) -> [String: String] {
    [
      "bordercheck.json": """
      { "developmentRegion": "en",
        "owners": {
          "App": { "resources": ["App/Resources"], "sources": ["App"], "languages": ["de"] },
          "Trips": { "resources": ["Trips/Resources"], "sources": ["Trips"], "bundle": "P_Trips.bundle",
            "languages": ["de"], \(access) } },
        "products": { "App": { "kind": "app", "embeds": ["Trips"], "sources": ["App"],
          "info": { "CFBundleLocalizations": ["en", "de"] } } } }
      """,
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "P",
        defaultLocalization: "en",
        targets: [
          .executableTarget(name: "App", path: "App", resources: [.process("Resources")]),
          .target(name: "Trips", path: "Trips", resources: [.process("Resources")]),
        ]
      )

      """,
      "App/Resources/Localizable.xcstrings": catalog(["app.title": "App"]),
      "App/Screen.swift": app,
      "Trips/Resources/Localizable.xcstrings": catalog([
        "trip.title": "Your trip", "trip.arrivesIn %lld": "%lld minutes",
      ]),
      "Trips/TripCopy.swift": trips,
    ]
  }

  static let offering = """
    import Foundation

    public enum TripCopy {
      public static func title() -> String { String(localized: "trip.title", bundle: .module) }

      public static func arrivesIn(minutes: Int) -> String {
        String(localized: "trip.arrivesIn \\(minutes)", bundle: .module)
      }
    }

    """
}

extension ScratchProject {
  func text(_ path: String) -> String? {
    (try? Data(contentsOf: URL(filePath: "\(folder)/\(path)"))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Every file, hidden ones too, as a path seen from the folder.
  var everyFile: [String] {
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return found.filter { text($0) != nil }.sorted()
  }
}
