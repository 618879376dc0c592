import Findings
import Foundation
import HarnessRun
import HostEvidence
import Reports
import TestFiles
import Testing

/// A publicly reported defect as a small project: what each product shows, what must be found, and what mends it.
struct Replay: Sendable, CustomTestStringConvertible {
  /// What one product shows for one key.
  struct Shown: Sendable, Hashable {
    var product: String
    var key: String
    var value: String?
    var from: String?
    var arguments: [MessageArgument] = []
  }

  struct Found: Sendable, Hashable, Comparable {
    var rule: String
    var product: String? = nil
    var owner: String? = nil
    var key: String? = nil
    var language: String? = nil

    static func < (left: Self, right: Self) -> Bool { "\(left)" < "\(right)" }
  }

  var id: String
  var title: String
  /// Path → text.
  var files: [String: String]
  var shows: [Shown]
  var finds: [Found]

  var testDescription: String { "\(id): \(title)" }

  /// A variant with other files (nil takes one away) and other expectations.
  func variant(
    _ title: String, _ changes: KeyValuePairs<String, String?>, shows: [Shown], finds: [Found] = []
  ) -> Replay {
    var copy = Replay(id: id, title: title, files: files, shows: shows, finds: finds)
    for (path, text) in changes { copy.files[path] = text }
    return copy
  }

  /// Runs the project and compares; of several launches the last counts.
  func play() async throws {
    let report = try await ScratchProject.with(files) { try await $0.run() }
    for shown in shows {
      let records = report.observations.filter { record in
        record.cell.hasSuffix("/\(shown.product)") && record.key == shown.key
          && (shown.arguments.isEmpty || record.arguments == shown.arguments)
      }
      let last = records.max { Self.step($0.cell) < Self.step($1.cell) }
      #expect(last?.value == shown.value, "\(testDescription) \(shown)")
      if let from = shown.from { #expect(last?.resolvedLocale == from, "\(testDescription) \(shown)") }
    }
    let found = report.findings.map {
      Found(rule: $0.rule, product: $0.product, owner: $0.owner, key: $0.key, language: $0.language)
    }
    #expect(
      found.sorted() == finds.sorted(), "\(testDescription): \(report.findings.map { "\($0.rule): \($0.message)" })")
  }

  private static func step(_ cell: String) -> Int { Int(cell.split(separator: "/").dropLast().last ?? "") ?? 0 }

  /// A scenario that sets a list, installs and launches.
  static func scenario(_ languages: String..., device: String = "{}") -> String {
    let list = languages.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      {"languages": [[\(list)]], "device": \(device),
       "steps": [{"languages": "each"}, {"install": "current"}, {"launch": "all"}]}
      """
  }

  static func strings(_ entries: KeyValuePairs<String, String>) -> String {
    entries.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
  }

  /// A `.stringsdict` with one entry.
  static func plural(
    _ key: String, _ format: String, variable: String, type: String, forms: KeyValuePairs<String, String>
  )
    -> String
  {
    let pairs = forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>\(key)</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string><key>\(variable)</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>\(type)</string>\(pairs)</dict></dict></dict></plist>
      """
  }
}
