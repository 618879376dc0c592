import Findings
import Foundation
import HarnessRun
import Reports
import TestFiles
import Testing

/// What a process host does not say must be said by the run: nothing that was to be observed vanishes.
@Suite struct UnsaidMessagesTests {
  /// The sample widget, which presents four messages of `SharedTripUI` and three of its own.
  private static func project(owner: String = "TripWidget", messages: String? = nil) -> [String: String] {
    [
      "bordercheck.json": """
      {
        "developmentRegion": "en",
        "owners": { "\(owner)": { "resources": ["W"], "languages": ["de"] } },
        "products": { "TripWidget": { "kind": "test-host", "executable": "TripWidget", "embeds": ["\(owner)"] } },
        \(messages ?? "")
      }
      """,
      "W/en.lproj/Localizable.strings": keys.map { "\"\($0)\" = \"\($0) en\";\n" }.joined(),
      "W/de.lproj/Localizable.strings": keys.map { "\"\($0)\" = \"\($0) de\";\n" }.joined(),
      "Matrix/german.json": """
      {"languages": ["de"], "steps": [{"languages": "each"}, {"install": "current"}, {"launch": "all"}]}
      """,
    ]
  }

  private static let keys = ["widget.title", "widget.from %@", "widget.tripsTody %lld", "widget.gone"]

  private static func findings(
    _ files: [String: String], _ change: @escaping (inout RunRequest) -> Void = { _ in }
  ) async throws -> [Finding] {
    try await ScratchProject.with(files) { project in
      let report = try await Samples.run(project.folder, change)
      #expect(report.verdict == .incomplete)
      return report.findings.filter { $0.rule == "host-silent" }
    }
  }

  @Test func `keys that a host does not present are one finding of its product and owner, also by default`()
    async throws
  {
    let found = try await Self.findings(Self.project())
    let finding = try #require(found.first { $0.owner == "TripWidget" })
    #expect(finding.severity == .incomplete)
    #expect(finding.product == "TripWidget")
    #expect(finding.key == nil)
    #expect(finding.message.contains("gave no evidence of 2 messages of TripWidget"))
    #expect(finding.message.contains(#""widget.gone", "widget.tripsTody %lld" (the host registered no surface"#))
    #expect(finding.cells == ["german/de/3/TripWidget"])
    #expect(
      finding.reproduce == [
        "bordercheck", "run", "--scenario", "german", "--product", "TripWidget", "--message", "TripWidget/widget.gone",
        "--languages", "de",
      ])
  }

  @Test func `a surface for a key or an owner that nobody knows is named with what was meant`() async throws {
    let found = try await Self.findings(Self.project())
    let message = found.first { $0.owner == "TripWidget" }?.message ?? ""
    #expect(message.contains(#""widget.tripsToday %lld" (did you mean "widget.tripsTody %lld"?)"#))
    let other = try #require(found.first { $0.owner == "SharedTripUI" })
    #expect(other.message == #"TripWidget registers surfaces of "SharedTripUI", which is no owner of the manifest"#)
    let misspelt = try await Self.findings(Self.project(owner: "TripWidgets"))
    #expect(misspelt.contains { $0.message.hasSuffix(#"(did you mean owner "TripWidgets"?)"#) })
  }

  @Test func `a glob that would match a misspelt key does not make it known`() async throws {
    let messages = #""messages": [{ "owner": "TripWidget", "key": "widget.*" }]"#
    let found = try await Self.findings(Self.project(messages: messages))
    #expect(found.contains { $0.message.contains(#"did you mean "widget.tripsTody %lld""#) })
  }

  @Test func `a declared message that the host does not present is named where it is declared`() async throws {
    let messages = """
      "messages": [
          { "owner": "TripWidget", "key": "widget.title" },
          { "owner": "TripWidget", "key": "widget.gone", "in": [{ "product": "TripWidget" }] },
        ]
      """
    let finding = try #require(
      try await Self.findings(Self.project(messages: messages)).first { $0.owner == "TripWidget" })
    #expect(finding.message.contains("gave no evidence of 1 message of TripWidget: \"widget.gone\""))
    #expect(finding.place?.file == "bordercheck.json")
    #expect(finding.place?.line == 7)
  }

  @Test func `a message that the manifest leaves out is nobody's mistake, and the empty key is none either`()
    async throws
  {
    var files = Self.project()
    files["W/en.lproj/Localizable.strings"] =
      "\"\" = \"\";\n\"widget.title\" = \"T\";\n\"widget.from %@\" = \"F %@\";\n"
    let found = try await Self.findings(files) { $0.messages = ["TripWidget/widget.title"] }
    #expect(!found.contains { $0.message.contains("widget.from") || $0.message.contains("gave no evidence") })
  }
}
