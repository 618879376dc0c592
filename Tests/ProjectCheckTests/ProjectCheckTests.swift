import Findings
import Ownership
import OwnershipManifest
import ProjectCheck
import Projects
import Reports
import TestFiles
import Testing

@Suite struct ProjectCheckTests {
  /// An owner that lacks a text in German, and one that has none at all.
  static let files = [
    "bordercheck.json": """
    { "developmentRegion": "en",
      "owners": { "K": { "resources": ["K"], "languages": ["de"] } },
      "products": { "H": { "kind": "app", "embeds": ["K"] } } }
    """,
    "K/Localizable.xcstrings": """
    { "sourceLanguage": "en", "version": "1.0", "strings": { "k": { "extractionState": "manual", "localizations": {
      "en": { "stringUnit": { "state": "translated", "value": "K" } } } } } }
    """,
  ]

  private static func report(_ files: [String: String], _ change: (inout CheckRequest) -> Void = { _ in }) async throws
    -> Report
  {
    try await ScratchProject.with(files) { project in
      var request = CheckRequest(project: project.folder, jobs: 2)
      change(&request)
      return try await ProjectCheck(request).report()
    }
  }

  @Test func `no table at all is not clean`() async throws {
    var files = Self.files
    files["K/Localizable.xcstrings"] = nil
    files["K/note.txt"] = ""
    let report = try await Self.report(files)
    #expect(report.findings.map(\.rule).contains("nothing-checked"))
    #expect(report.verdict == .incomplete)
  }

  @Test func `a generator's project is read from the graph that the request names`() async throws {
    var files = Self.files
    files["project.yml"] = "name: H\ntargets: {}\n"
    files["graph.json"] = #"{"name": "H", "targets": {"H": {"type": "application", "sources": ["K"]}}}"#
    let rule = "project.unreadable"
    #expect(try await Self.report(files).findings.contains { $0.rule == rule })
    let read = try await Self.report(files) { $0.projectGraph = "\($0.project)/graph.json" }
    #expect(!read.findings.contains { $0.rule == rule })
    let gone = try await Self.report(files) { $0.projectGraph = "\($0.project)/gone.json" }
    #expect(gone.findings.contains { $0.rule == rule && $0.message.contains("gone.json") })
  }

  @Test func `one job and eight give the same findings`() async throws {
    let one = try await Self.report(Self.files) { $0.jobs = 1 }
    let eight = try await Self.report(Self.files) { $0.jobs = 8 }
    #expect(one.findings == eight.findings)
  }

  @Test(
    arguments: [
      { (request: inout CheckRequest) in request.rules = ["no.such-rule"] },
      { $0.owners = ["Q"] }, { $0.products = ["Q"] }, { $0.profile = "nightly" },
    ] as [@Sendable (inout CheckRequest) -> Void])
  func `a selection that names nothing is an error`(_ change: @Sendable (inout CheckRequest) -> Void) async throws {
    await #expect(throws: CheckError.self) { try await Self.report(Self.files, change) }
  }

  @Test func `what cannot be read is told, and nothing of it is clean`() {
    let facts = CheckFacts(
      manifest: Manifest(file: "bordercheck.json", folder: "/", developmentRegion: "en"),
      declared: DeclaredProject(notices: [
        ProjectNotice(.unreadable, at: SourcePlace(file: "A.xcodeproj"), "is no property list"),
        ProjectNotice(.uncertain, at: SourcePlace(file: "Package.swift"), "a condition"),
      ]), unreadable: [SourcePlace(file: "K/A.swift")])
    let drafts = ProjectUnreadable.drafts(in: facts)
    #expect(drafts.map(\.severity) == [.incomplete, .incomplete])
    #expect(drafts.map(\.place?.file) == ["A.xcodeproj", "K/A.swift"])
  }
}
