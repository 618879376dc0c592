/// Writes the test file that shows findings in Xcode, at the lines of the catalogs.
struct FindingTestsText {
  /// The project's folder as seen from the folder of the file.
  let projectFolder: String

  var file: GeneratedFile {
    let head = GeneratedFile.marker + "\n"
    let body = Self.body.replacing("PROJECT_FOLDER", with: SwiftLiteral.text(projectFolder))
    return GeneratedFile(name: "BordercheckFindingTests.swift", text: head + body)
  }

  /// It needs no package beside it, so that a target has it that tests nothing else.
  private static let body = #"""
    // swift-format-ignore-file
    // swiftlint:disable all
    //
    // Every finding of bordercheck as an issue at the line of its catalog, for Xcode and Xcode Cloud, which read no report
    // of another form. The evidence is the file that the environment variable BORDERCHECK_FINDINGS names, else
    // evidence.jsonl among the test bundle's resources, else evidence.jsonl beside this file; `bordercheck run`, `inspect`
    // and `judge` write it with --report evidence=FILE. A file that is missing or cut off is an issue as well, and so is
    // what could not be observed.
    //
    // BORDERCHECK_PROJECT names the folder of bordercheck.json, where that is not the one this file was written for.
    import Foundation
    import Testing

    @Suite("bordercheck") struct BordercheckFindingTests {
      @Test("nothing was found") func findings() throws {
        let path = try #require(
          BordercheckEvidence.path,
          "there is no evidence: set BORDERCHECK_FINDINGS, or add evidence.jsonl to the test target's resources")
        let evidence = try BordercheckEvidence(contentsOf: path)
        for rule in evidence.header.unjudged ?? [] {
          warn("could not look: \(rule.rule): \(rule.reason)", at: #_sourceLocation)
        }
        for finding in evidence.findings where finding.exception == nil { record(finding, in: evidence) }
        if evidence.isUnexplained { Issue.record("\(path): not everything could be observed, and no finding says what") }
      }

      private func record(_ finding: BordercheckEvidence.Finding, in evidence: BordercheckEvidence) {
        let comment = Comment(rawValue: finding.text)
        let location = finding.location(otherwise: #_sourceLocation)
        if evidence.fails(finding) {
          Issue.record(comment, sourceLocation: location)
        } else {
          warn(finding.text, at: location)
        }
      }

      /// What fails nothing and is seen all the same.
      private func warn(_ text: String, at location: SourceLocation) {
        let comment = Comment(rawValue: text)
        #if compiler(>=6.3)
          Issue.record(comment, severity: .warning, sourceLocation: location)
        #else
          withKnownIssue(comment, sourceLocation: location) { Issue.record(comment, sourceLocation: location) }
        #endif
      }
    }

    /// An evidence file, as far as its findings go.
    private struct BordercheckEvidence {
      struct Header: Decodable {
        struct Rule: Decodable {
          var rule: String
          var reason: String
        }

        var formatVersion: String
        var verdict: String?
        var failOn: String?
        var counts: [String: Int]
        var unjudged: [Rule]?
      }

      struct Finding: Decodable {
        var rule: String
        var severity: String
        var message: String
        var remedy: String?
        var cells: [String]?
        var file: String?
        var line: Int?
        var column: Int?
        var exception: String?
        var reproduce: [String]?
      }

      struct Damage: Error, CustomStringConvertible {
        var description: String
      }

      let header: Header
      let findings: [Finding]

      static var path: String? {
        if let given = ProcessInfo.processInfo.environment["BORDERCHECK_FINDINGS"], !given.isEmpty { return given }
        if let resource = Bundle(for: Marker.self).path(forResource: "evidence", ofType: "jsonl") { return resource }
        let beside = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("evidence.jsonl")
        return FileManager.default.fileExists(atPath: beside.path) ? beside.path : nil
      }

      private final class Marker {}

      /// - Throws: `Damage` for a file that is not there, not whole, or of a later version.
      init(contentsOf path: String) throws {
        guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else {
          throw Damage(description: "\(path) is no file, or empty: expected what --report evidence=FILE writes")
        }
        let lines = data.split(separator: UInt8(ascii: "\n"))
        guard let first = lines.first, let header = try? JSONDecoder().decode(Header.self, from: first),
          header.formatVersion == "1" || header.formatVersion.hasPrefix("1.")
        else { throw Damage(description: "\(path) has no header of an evidence file of version 1") }
        self.header = header
        var counts: [String: Int] = [:]
        var findings: [Finding] = []
        for line in lines.dropFirst() {
          struct Record: Decodable { var kind: String }
          let kind = try JSONDecoder().decode(Record.self, from: line).kind
          counts[kind, default: 0] += 1
          if kind == "finding" { findings.append(try JSONDecoder().decode(Finding.self, from: line)) }
        }
        for kind in ["cell", "choice", "finding", "observation"] {
          let (expected, found) = (header.counts[kind] ?? 0, counts[kind] ?? 0)
          guard expected == found, data.last == UInt8(ascii: "\n") else {
            throw Damage(description: "\(path) is cut off: its header counts \(expected) \(kind) records, found \(found)")
          }
        }
        self.findings = findings
      }

      /// What could not be observed fails always, anything else from the severity that the command failed from.
      func fails(_ finding: Finding) -> Bool {
        let ranks = ["note": 0, "warning": 1, "error": 2, "incomplete": 3]
        return (ranks[finding.severity] ?? 3) >= (ranks[header.failOn ?? "error"] ?? 2)
      }

      /// Whether nobody says why the verdict is that something could not be observed.
      var isUnexplained: Bool {
        (header.verdict ?? "incomplete") == "incomplete"
          && !findings.contains { $0.severity == "incomplete" && $0.exception == nil }
      }
    }

    extension BordercheckEvidence.Finding {
      /// What is wrong, how to mend it, and the command that shows it again.
      var text: String {
        let again = (reproduce ?? []).isEmpty ? [] : ["again: " + (reproduce ?? []).map(Self.quoted).joined(separator: " ")]
        let cells = self.cells ?? []
        let places = cells.isEmpty ? [] : ["in \(cells[0])" + (cells.count > 1 ? " and \(cells.count - 1) more" : "")]
        let fix = remedy.map { ["fix: \($0)"] } ?? []
        return (["\(severity): \(message) [\(rule)]"] + places + fix + again).joined(separator: "\n")
      }

      /// The line of the catalog, where the finding has one.
      func location(otherwise other: SourceLocation) -> SourceLocation {
        guard let file, let name = file.split(separator: "/").last else { return other }
        let module = #fileID.split(separator: "/").first.map(String.init) ?? "Tests"
        return SourceLocation(
          fileID: "\(module)/\(name)", filePath: "\(Self.project)/\(file)", line: max(line ?? 1, 1),
          column: max(column ?? 1, 1))
      }

      private static let project: String = {
        if let given = ProcessInfo.processInfo.environment["BORDERCHECK_PROJECT"], !given.isEmpty { return given }
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        return folder.appendingPathComponent(PROJECT_FOLDER).standardizedFileURL.path
      }()

      private static func quoted(_ word: String) -> String {
        let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./=:,+@%")
        return !word.isEmpty && word.allSatisfy(plain.contains) ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
      }
    }

    """#
}
