import Findings
import HarnessRun
import Ownership
import Reports
import TestFiles
import Testing

/// What becomes of exceptions as time and texts go on.
@Suite struct ExceptionStateTests {
  /// `H` shows the key `l`, which `exception` may accept.
  private static func findings(
    expires: String = "never", more: String = "", today: String? = nil
  ) async throws -> [Finding] {
    let files = [
      "bordercheck.json": """
      { "developmentRegion": "en", "owners": { "K": { "resources": ["K"], "languages": ["de"] } },
        "products": { "H": { "kind": "app", "embeds": ["K"], "info": { "CFBundleLocalizations": ["en", "de"] } } },
        "messages": [{ "owner": "K", "key": "l", "in": [{ "product": "H" }] }],
        "exceptions": [
          { "rule": "raw-key-shown", "owner": "K", "key": "l", \(more)
            "reason": "it comes later", "approvedBy": "release lead", "expires": "\(expires)" }] }
      """,
      "K/en.lproj/Localizable.strings": "\"k\" = \"K\";", "K/de.lproj/Localizable.strings": "\"k\" = \"K\";",
      "Matrix/german.json": RuleExample.scenario("de"),
    ]
    return try await ScratchProject.with(files) { try await $0.run { $0.today = today } }.findings
  }

  private static func shown(_ findings: [Finding]) throws -> Finding {
    try #require(findings.first { $0.rule == "raw-key-shown" })
  }

  private static func about(_ findings: [Finding]) -> [Finding] {
    findings.filter { RuleNames.aboutAcceptance.contains($0.rule) }
  }

  @Test func `an accepted finding says who accepted it, and for how long`() async throws {
    let finding = try Self.shown(try await Self.findings(expires: "2026-08-31", today: "2026-08-01"))
    #expect(finding.exception == "it comes later")
    #expect(finding.approval == Approval(approvedBy: "release lead", expires: "2026-08-31"))
    let forEver = try Self.shown(try await Self.findings())
    #expect(forEver.approval == Approval(approvedBy: "release lead", expires: nil))
  }

  @Test(arguments: [
    ("2026-08-16", nil as String?), ("2026-08-17", "in 14 days"), ("2026-08-30", "tomorrow"),
    ("2026-08-31", "is good for the last day"),
  ]) func `two weeks before its end it is told, and still accepts`(today: String, words: String?) async throws {
    let findings = try await Self.findings(expires: "2026-08-31", today: today)
    #expect(try Self.shown(findings).exception == "it comes later")
    let told = Self.about(findings)
    #expect(told.map(\.rule) == (words == nil ? [] : ["exception-expiring"]))
    #expect(told.allSatisfy { $0.severity == .note && $0.message.contains(words ?? "") }, "\(told)")
  }

  @Test func `on the day after, what it accepted counts again`() async throws {
    let findings = try await Self.findings(expires: "2026-08-31", today: "2026-09-01")
    #expect(try Self.shown(findings).exception == nil)
    let told = Self.about(findings)
    #expect(told.map(\.rule) == ["exception-expired"])
    #expect(told.first?.message.contains("release lead") == true && told.first?.severity == .error)
  }

  @Test func `one that is pinned to another text accepts nothing, and both say so`() async throws {
    let findings = try await Self.findings(more: "\"value\": \"L\",")
    let finding = try Self.shown(findings)
    #expect(finding.exception == nil)
    #expect(
      finding.message.hasSuffix("; the exception at bordercheck.json:5 accepts it only while it reads \"L\""),
      "\(finding.message)")
    let told = Self.about(findings)
    #expect(told.map(\.rule) == ["exception-unused"])
    #expect(told.first?.message.contains("is pinned to \"L\", and \"l\" is shown now") == true, "\(told)")
    #expect(try Self.shown(try await Self.findings(more: "\"value\": \"l\",")).exception != nil)
  }
}
