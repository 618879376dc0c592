package import Findings
import PositionedJSON

/// The generated list of findings that a project had when it began to be checked, so that new ones stand out.
///
/// It is matched by identity, never by count. `bordercheck.baseline.json` lies beside the manifest; a tool writes it.
package struct Baseline: Sendable, Hashable {
  package static let fileName = "bordercheck.baseline.json"

  /// One finding: its identity, and the parts that make it, for people and for diffs.
  package struct Entry: Sendable, Hashable {
    package var id: String
    package var rule: String
    package var product: String?
    package var owner: String?
    package var table: String?
    package var key: String?
    package var language: String?
    /// Where the entry stands in the file.
    package var place: SourcePlace

    package init(_ finding: Finding) {
      id = finding.id
      rule = finding.rule
      product = finding.product
      owner = finding.owner
      table = finding.table
      key = finding.key
      language = finding.language
      place = SourcePlace(file: Baseline.fileName)
    }
  }

  /// In the order of the file; of findings ascending by rule, product, owner, table, key and language.
  package var entries: [Entry]

  /// What `findings` leave open: accepted ones and what could not be observed are no part of a baseline.
  package init(of findings: [Finding]) {
    let open = findings.filter {
      $0.exception == nil && $0.severity != .incomplete && !RuleNames.aboutAcceptance.contains($0.rule)
    }
    let entries = Dictionary(open.map { ($0.id, Entry($0)) }, uniquingKeysWith: { first, _ in first })
    self.entries = entries.values.sorted { left, right in
      left.parts.lexicographicallyPrecedes(right.parts) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }

  /// The baseline without what is no longer found.
  ///
  /// - Parameters:
  ///   - found: Identities of what is found today.
  ///   - tried: Rules that were tried; of others nothing can be said, and their entries stay.
  package func pruned(to found: Set<String>, tried: Set<String>) -> Baseline {
    var copy = self
    copy.entries.removeAll { tried.contains($0.rule) && !found.contains($0.id) }
    return copy
  }

  /// The entries of an earlier baseline that this one lacks, by identity; none where there was none.
  package func missing(from earlier: Baseline?) -> [Entry] {
    let ids = Set(entries.map(\.id))
    return (earlier?.entries ?? []).filter { !ids.contains($0.id) }
  }

  /// The file's text, one entry on each line.
  package var bytes: [UInt8] {
    let lines = entries.map { entry in
      var line = JSONLine()
      line.beginObject()
      for (name, value) in entry.members { line.member(name, value) }
      line.endObject()
      return line.text
    }
    return Array("{\"formatVersion\":\"1.0\",\"findings\":[\n\(lines.joined(separator: ",\n"))\n]}\n".utf8)
  }
}

extension Baseline.Entry {
  fileprivate var parts: [String] { [rule, product, owner, table, key, language].map { $0 ?? "" } }

  fileprivate var members: [(String, String?)] {
    [
      ("id", id), ("rule", rule), ("product", product), ("owner", owner), ("table", table), ("key", key),
      ("language", language),
    ]
  }
}
