import Foundation
import HostEvidence
import LocalizedStrings
import Testing

/// Tables that do not fit the code: every look-up gives a text, and says what is wrong.
@Suite struct HostileTableTests {
  @Test(arguments: [
    ("%@ %@ %@ %@", true), ("%d", true), ("%lld %lld %lld", true), ("%s", true), ("%n", false), ("%*.*f", true),
    ("%2$@ %d", true), ("%9$@", true), ("%#@missing@", true), ("no specifier", false), ("%@", false), ("", false),
  ]) func `A value of the wrong shape is shown and reported`(value: String, isReported: Bool) throws {
    let bundles = try TemporaryBundles()
    try bundles.add("A.app", files: ["en.lproj/Localizable.strings": strings(["k %@": value])])
    let log = LookUpLog()
    LocalizedProcess.$standIn.withValue(bundles.process("A.app", user: ["en"])) {
      LookUpLog.$current.withValue(log) { _ = String(localized: "k \("x")") }
    }
    let report = try #require(log.reports.first)
    #expect(report.outcome == .value)
    #expect(report.diagnostics.contains { $0.reason == .format } == isReported)
  }

  @Test(arguments: [
    "not a table", "\u{0}\u{1}", "{", "<plist>", "\"a\" = \"b\"", "bplist00", "/* only a comment */", "",
  ])
  func `A file that is no table serves nothing`(text: String) throws {
    let bundles = try TemporaryBundles()
    try bundles.add("A.app", files: ["en.lproj/T.strings": text, "en.lproj/T.stringsdict": text])
    LocalizedProcess.$standIn.withValue(bundles.process("A.app", user: ["en"])) {
      #expect(String(localized: "k", table: "T") == "k")
      #expect(NSLocalizedString("k", tableName: "T", value: "v", comment: "") == "v")
    }
  }

  @Test(arguments: ["../A", "a/b", "..", "\0", "*", "Localizable.strings"])
  func `The name of a table reaches no file outside the bundle's tables`(table: String) throws {
    let bundles = try TemporaryBundles()
    try bundles.add("A.app", files: ["A.strings": strings(["k": "v"]), "a/b.strings": strings(["k": "v"])])
    LocalizedProcess.$standIn.withValue(bundles.process("A.app", user: ["en"])) {
      #expect(String(localized: "k", table: table) == "k")
    }
  }

  @Test func `A bundle that is not there shows the key and says so`() throws {
    let bundles = try TemporaryBundles()
    try bundles.add("A.app")
    let url = URL(fileURLWithPath: bundles.folder + "/Gone.bundle")
    let log = LookUpLog()
    LocalizedProcess.$standIn.withValue(bundles.process("A.app", user: ["en"])) {
      LookUpLog.$current.withValue(log) {
        #expect(String(localized: LocalizedStringResource("k", bundle: .atURL(url))) == "k")
        #expect(String(localized: LocalizedStringResource("k", defaultValue: "d", bundle: .atURL(url))) == "d")
      }
    }
    #expect(log.reports.map(\.outcome) == [.noBundle, .noBundle])
    #expect(log.reports.allSatisfy { $0.choice == nil && $0.bundle.hasSuffix("/Gone.bundle") })
  }

  @Test func `Many threads may look up at once`() async throws {
    let bundles = try TemporaryBundles()
    try bundles.add("A.app", files: ["en.lproj/Localizable.strings": strings(["k %lld": "v %lld"])])
    let process = bundles.process("A.app", user: ["en"])
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<200 {
        group.addTask {
          LocalizedProcess.$standIn.withValue(process) { String(localized: "k \(index % 10)") == "v \(index % 10)" }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
