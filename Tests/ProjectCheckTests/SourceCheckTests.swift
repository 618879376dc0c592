import Findings
import Foundation
import Ownership
import ProjectCheck
import Reports
import TestFiles
import Testing

/// What a check makes of the Swift sources that a manifest names.
@Suite struct SourceCheckTests {
  /// The app asks for a key that its table lacks, in one of two files.
  static let files = [
    "bordercheck.json": """
    { "developmentRegion": "en",
      "owners": { "H": { "resources": ["H"], "languages": ["de"] } },
      "products": { "H": { "kind": "app", "sources": ["Code"] } } }
    """,
    "H/Localizable.xcstrings": """
    { "sourceLanguage": "en", "version": "1.0", "strings": { "a.title": { "extractionState": "manual", "localizations": {
      "de": { "stringUnit": { "state": "translated", "value": "Titel" } },
      "en": { "stringUnit": { "state": "translated", "value": "Title" } } } } } }
    """,
    "Code/One.swift": "import Foundation\nlet one = String(localized: \"a.title\")\n",
    "Code/Two.swift": "import Foundation\nlet two = String(localized: \"a.none\")\n",
  ]

  private static func report(
    _ project: ScratchProject, cache: String? = nil, files: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) async throws -> Report {
    var request = CheckRequest(project: project.folder, jobs: 2)
    request.cache = cache
    return try await ProjectCheck(request, events: CheckEvents(files: files)).report()
  }

  @Test func `a finding points at the look-up, and the verdict says how many files were read`() async throws {
    try await ScratchProject.with(Self.files) { project in
      let report = try await Self.report(project)
      let finding = try #require(report.findings.first { $0.rule == "call.key-missing" })
      #expect(finding.place == SourcePlace(file: "Code/Two.swift", line: 2, column: 29))
      #expect(report.scope?.hasSuffix("2 Swift files") == true)
      #expect(report.verdict == .findings)
    }
  }

  @Test func `a cache changes no finding, neither when it is old nor when it is damaged`() async throws {
    try await ScratchProject.with(Self.files) { project in
      let cache = project.folder + "/cache"
      let plain = try await Self.report(project)
      #expect(try await Self.report(project, cache: cache) == plain)
      #expect(try await Self.report(project, cache: cache) == plain)
      for name in try FileManager.default.contentsOfDirectory(atPath: cache) {
        try Data("damaged".utf8).write(to: URL(filePath: "\(cache)/\(name)"))
      }
      #expect(try await Self.report(project, cache: cache) == plain)
      try project.write("import Foundation\nlet two = String(localized: \"a.title\")\n", to: "Code/Two.swift")
      let mended = try await Self.report(project, cache: cache)
      #expect(!mended.findings.contains { $0.rule == "call.key-missing" })
    }
  }

  @Test func `without a cache nothing is written`() async throws {
    try await ScratchProject.with(Self.files) { project in
      _ = try await Self.report(project)
      let names = try FileManager.default.subpathsOfDirectory(atPath: project.folder).filter { $0.contains(".") }
      #expect(Set(names) == Set(Self.files.keys))
    }
  }

  @Test func `a source that cannot be read makes the check incomplete`() async throws {
    var files = Self.files
    let nested = String(repeating: "(", count: 20_000) + "1" + String(repeating: ")", count: 20_000)
    files["Code/Deep.swift"] = "import Foundation\nlet deep = \(nested)\nlet text = String(localized: \"a.title\")\n"
    try await ScratchProject.with(files) { project in
      let report = try await Self.report(project)
      #expect(report.findings.contains { $0.rule == "project.unreadable" && $0.place?.file == "Code/Deep.swift" })
      #expect(report.verdict == .incomplete)
    }
  }

  @Test func `the sample products are clean`() async throws {
    let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../SampleProducts")
      .standardized
    let request = CheckRequest(project: samples.path(percentEncoded: false), jobs: 2)
    let report = try await ProjectCheck(request).report()
    #expect(report.verdict == .clean)
    #expect(report.findings.filter { $0.rule.hasPrefix("call.") || $0.place?.file.hasSuffix(".swift") == true } == [])
  }
}
