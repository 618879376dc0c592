import Foundation

/// Real catalogs beside the package, `../shared/corpus`; not part of it.
enum Corpus {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/corpus")

  static let isPresent = FileManager.default.fileExists(atPath: folder.path)

  /// Paths of all catalogs that are valid, relative to the corpus, sorted.
  static let catalogs: [String] = files.filter { !$0.hasPrefix("_broken/") }

  /// Paths of older versions that are not valid.
  static let broken: [String] = files.filter { $0.hasPrefix("_broken/") }

  static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: folder.appending(path: path))) }

  private static let files: [String] =
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".xcstrings") }.sorted()
}
