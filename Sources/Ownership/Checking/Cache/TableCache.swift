import CallSites
package import Foundation
import OwnershipManifest

/// What catalogs held, and what the rules about one table said of them, by content: their bytes, what the manifest says
/// of their owner, the rules that are on, and the program itself. Loose tables are read anew each time.
package struct TableCache: Sendable {
  private let file: CacheFile
  private let earlier: CacheFile.Contents
  private let seed: ContentHash

  /// Reads what is there; nil where the program cannot be told from other builds of it.
  ///
  /// - Parameter folder: where the cache's file lies.
  package init?(folder: URL, under policy: RulePolicy) {
    guard let program = ProgramHash.current else { return nil }
    file = CacheFile("tables", in: folder, version: 1)
    earlier = file.load()
    let rules = StaticJudgement.tableRules(under: policy).map { $0.description.id }
    seed = ContentHash(Array(rules.joined(separator: "\n").utf8), seed: program)
  }

  /// The catalog, from what was kept of it where nothing changed.
  func table(catalog bytes: [UInt8], name: String, file path: String, by reader: CheckedTableReader) -> CheckedTable {
    let key = key(of: bytes, name, path, reader)
    guard let payload = earlier[key], let record = TableRecord(payload, of: reader.languages, file: path) else {
      var table = reader.table(catalog: bytes, name: name, file: path)
      table.key = key
      return table
    }
    let kept = KeptTable(reader, bytes, name: name, file: path, hasCountedTexts: record.hasCountedTexts)
    var table = CheckedTable(reader, record, kept)
    table.key = key
    return table
  }

  private func key(of bytes: [UInt8], _ name: String, _ path: String, _ reader: CheckedTableReader) -> ContentHash {
    var owner = reader.owner
    owner.info = .object([:])
    let said =
      [name, path, String(reflecting: owner), String(reflecting: reader.languages)] + Self.lines(reader.owner.info)
    return ContentHash(bytes, seed: ContentHash(Array(said.joined(separator: "\n").utf8), seed: seed))
  }

  /// Member by member, as the order of a dictionary is another in each process.
  private static func lines(_ info: InfoSource) -> [String] {
    switch info {
    case .file(let file): [file]
    case .object(let members): members.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    }
  }

  /// Keeps the tables of a judgement.
  package func save(_ judgement: StaticJudgement) {
    let tables = zip(judgement.facts.tables, judgement.ofTables)
    let entries = tables.compactMap { table, drafts -> CacheFile.Entry? in
      guard let key = table.key, table.isReadable else { return nil }
      return (key, table.knownDrafts == nil ? TableRecord(of: table, drafts).packed : nil)
    }
    file.save(entries, over: earlier)
  }
}
