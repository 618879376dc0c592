import Findings
import Reports
import TestFiles
import Testing

@Suite("Reported defects that a product's layout shows")
struct LayoutReplayTests {
  static let replays: [LayoutReplay] = [
    LayoutReplay(
      "B01: a package is translated, the app declares English only", finds: [.init("language-not-claimed", "de")],
      BuiltFiles.app(["en": ["a": "A"]]).with(package: ["en": ["k": "K"], "de": ["k": "K-de"]])
    ) {
      $0.list(
        "Info.plist", BuiltFiles.info("com.example.h", "H").merging(["CFBundleAllowMixedLocalizations": true]) { $1 })
    },
    LayoutReplay(
      "B05: a framework is translated, the app has no folder at all", finds: [.init("language-not-claimed", "de")],
      BuiltFiles.app([:]).changed {
        $0.list("Frameworks/F.framework/Info.plist", ["CFBundleIdentifier": "f", "CFBundleDevelopmentRegion": "en"])
        $0.addTables(["en": ["done": "Done"], "de": ["done": "Fertig"]], below: "Frameworks/F.framework/")
      }
    ) {
      $0.list(
        "Info.plist", BuiltFiles.info("com.example.h", "H").merging(["CFBundleLocalizations": ["en", "de"]]) { $1 })
    },
    LayoutReplay(
      "B09: one English value of a Chinese app is empty", finds: [.init("value-empty", "en")],
      BuiltFiles.app(
        ["zh-Hans": ["k.a": "甲", "k.b": "乙"], "en": ["k.a": "A", "k.b": ""]],
        info: ["CFBundleDevelopmentRegion": "zh-Hans"])
    ) { $0.addTables(["en": ["k.a": "A", "k.b": "B"]]) },
    LayoutReplay(
      "B39: a language folder in lower case", finds: [.init("folder-case-mismatch")],
      BuiltFiles.app(["en": ["a": "A"], "zh-hans": ["a": "甲"]])
    ) {
      $0.remove("zh-hans.lproj")
      $0.addTables(["zh-Hans": ["a": "甲"]])
    },
    LayoutReplay(
      "B53: a half-empty regional table before a whole parent", finds: [.init("variant-shadows-parent", "es-419")],
      BuiltFiles.app(["en": ["k.a": "A", "k.b": "B"], "es": ["k.a": "A", "k.b": "B"], "es-419": ["k.a": "A"]])
    ) { $0.addTables(["es-419": ["k.a": "A", "k.b": "B"]]) },
    LayoutReplay(
      "B55: a few British words before the whole English table", finds: [.init("variant-shadows-parent", "en-GB")],
      BuiltFiles.app(["en": ["id.one": "One", "Hello": "Hello"], "en-GB": ["Hello": "Hello"]])
    ) { $0.addTables(["en-GB": ["id.one": "One", "Hello": "Hello"]]) },
    LayoutReplay(
      "B65: nothing is compiled for the source language", finds: [.init("source-language-has-no-table", "en")],
      BuiltFiles.app(["de": ["menu.open": "Öffnen"]])
    ) { $0.addTables(["en": ["menu.open": "Open"]]) },
  ]

  @Test(arguments: replays) func `the defect is found, and the mended product is silent about it`(
    _ replay: LayoutReplay
  ) async throws {
    let findings = try await Inspecting.report(of: replay.files, as: "H.app").findings
    for find in replay.finds {
      #expect(
        findings.contains { $0.rule == find.rule && (find.language == nil || $0.language == find.language) },
        "found: \(findings.map { "\($0.rule) \($0.language ?? "-")" })")
    }
    let rules = Set(replay.finds.map(\.rule))
    let mended = try await Inspecting.report(of: replay.mended, as: "H.app").findings
    #expect(mended.filter { rules.contains($0.rule) }.map(\.message) == [])
  }
}
