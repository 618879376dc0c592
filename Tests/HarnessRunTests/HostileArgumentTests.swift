import Findings
import HarnessRun
import HostEvidence
import Reports
import TestFiles
import Testing

/// Arguments and paths at the edge of what can be written.
@Suite struct HostileArgumentTests {
  private static func project(messages: String, exceptions: String = "[]") -> [String: String] {
    [
      "bordercheck.json": """
      {
        "developmentRegion": "en",
        "owners": { "K": { "resources": ["K"], "languages": ["de"] } },
        "products": { "H": { "kind": "app", "info": { "CFBundleAllowMixedLocalizations": true }, "embeds": ["K"] } },
        "messages": [\(messages)], "exceptions": \(exceptions),
      }
      """,
      "K/Localizable.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "n %lld": { "localizations": {
        "en": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld bird" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld birds" } } } } },
        "de": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld Vogel" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld Vögel" } } } } } } },
        "o": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "O-en" } },
          "de": { "stringUnit": { "state": "translated", "value": "O-de" } } } },
        "k": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "K-en" } } } } } }
      """,
      "Matrix/german.json": """
      {"languages": ["de"], "steps": [{"languages": "each"}, {"install": "current"}, {"launch": "all"}]}
      """,
    ]
  }

  @Test(arguments: ["-9223372036854775808", "9223372036854775807", "1e300", "-1e300", "1e19"])
  func `the greatest and smallest numbers are shown`(number: String) async throws {
    let messages = #"{ "owner": "K", "key": "n %lld", "arguments": [[\#(number)]] }"#
    let report = try await ScratchProject.with(Self.project(messages: messages)) { try await $0.run() }
    #expect(report.observations.count == 1)
    #expect(report.observations.first?.value?.isEmpty == false)
  }

  @Test func `a bundle is named by its path inside the product however the code reaches it`() async throws {
    let messages = #"{ "owner": "K", "key": "n %lld", "in": [{ "product": "H", "asks": "../H.app/K.bundle" }] }"#
    let report = try await ScratchProject.with(Self.project(messages: messages)) { try await $0.run() }
    #expect(Set(report.observations.map(\.asked)) == ["K.bundle"])
    #expect(report.choices.map(\.bundle) == [".", "K.bundle"])
    #expect(report.findings.map(\.rule) == [])
  }

  @Test func `two exceptions of one finding are both used`() async throws {
    let reason = #""reason": "r", "approvedBy": "a", "expires": "never""#
    let exceptions = """
      [ { "rule": "raw-key-shown", "owner": "K", "key": "k", \(reason) },
        { "rule": "raw-key-shown", "product": "H", \(reason) },
        { "rule": "raw-key-shown", "key": "other", \(reason) } ]
      """
    let messages = #"{ "owner": "K", "key": "k" }"#
    let report = try await ScratchProject.with(Self.project(messages: messages, exceptions: exceptions)) {
      try await $0.run()
    }
    #expect(report.findings.filter { $0.rule == "exception-unused" }.map(\.key) == ["other"])
  }
}
