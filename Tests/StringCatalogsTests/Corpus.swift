import Foundation

/// Real catalogs beside the package, `../shared/corpus`; not part of it.
enum Corpus {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/corpus")

  static let isPresent = FileManager.default.fileExists(atPath: folder.path)

  /// Paths of all catalogs that are valid, relative to the corpus, sorted.
  static let catalogs: [String] = files.filter { !$0.hasPrefix("_broken/") }

  /// Those that are byte for byte as Xcode writes them, by the corpus's index.
  static let exactCatalogs: [String] = {
    let index = (try? String(contentsOf: folder.appending(path: "INDEX.tsv"), encoding: .utf8)) ?? ""
    let rows = index.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    return rows.filter { $0.count > 5 && $0[5] == "EXACT" && catalogs.contains($0[0]) }.map { $0[0] }
  }()

  /// Paths of older versions that are not valid.
  static let broken: [String] = files.filter { $0.hasPrefix("_broken/") }

  static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: folder.appending(path: path))) }

  private static let files: [String] =
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".xcstrings") }.sorted()
}
