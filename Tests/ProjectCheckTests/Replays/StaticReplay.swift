import Findings
import ProjectCheck
import Reports
import TestFiles
import Testing

/// A publicly reported defect as a small project: what a check must find in it without running anything.
struct StaticReplay: Sendable, CustomTestStringConvertible {
  struct Found: Sendable, Hashable, Comparable {
    var rule: String
    var owner: String? = nil
    var table: String? = nil
    var key: String? = nil
    var language: String? = nil

    static func < (left: Self, right: Self) -> Bool { "\(left)" < "\(right)" }
  }

  var id: String
  var title: String
  /// Path → text.
  var files: [String: String]
  var finds: [Found]

  var testDescription: String { "\(id): \(title)" }

  /// The project with its defect mended: other files (nil takes one away), and nothing found.
  func mended(_ title: String, _ changes: KeyValuePairs<String, String?>) -> StaticReplay {
    var copy = StaticReplay(id: id, title: title, files: files, finds: [])
    for (path, text) in changes { copy.files[path] = text }
    return copy
  }

  func play() async throws {
    let report = try await ScratchProject.with(files) { project in
      try await ProjectCheck(CheckRequest(project: project.folder, jobs: 2)).report()
    }
    let found = report.findings.map {
      Found(rule: $0.rule, owner: $0.owner, table: $0.table, key: $0.key, language: $0.language)
    }
    #expect(found.sorted() == finds.sorted(), "\(testDescription) \(report.findings.map(\.message))")
  }

  /// `"key" = "value";` lines.
  static func strings(_ entries: KeyValuePairs<String, String>) -> String {
    entries.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
  }

  /// A catalog translated from English; each entry is the text of its members.
  static func catalog(_ entries: KeyValuePairs<String, String>) -> String {
    let strings = entries.map { "\"\($0.key)\" : { \($0.value) }" }.joined(separator: ",\n    ")
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
          \(strings)
        },
        "version" : "1.0"
      }
      """
  }

  /// The member `localizations` of an entry: language → text.
  static func texts(_ texts: KeyValuePairs<String, String>) -> String {
    let all = texts.map { language, text in
      "\"\(language)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" } }"
    }
    return "\"localizations\" : { \(all.joined(separator: ", ")) }"
  }

  static let manual = "\"extractionState\" : \"manual\", "
  static let stale = "\"extractionState\" : \"stale\", "
}
