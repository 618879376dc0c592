import Foundation

/// The files of this very package: those of the sample products and of the tests.
enum OwnFiles {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Paths of all catalogs, relative to the package, sorted.
  static let catalogs = files.filter { $0.hasSuffix(".xcstrings") }
  /// Paths of all `.strings` and `.stringsdict` files.
  static let tables = files.filter { $0.hasSuffix(".strings") || $0.hasSuffix(".stringsdict") }

  private static let files: [String] = ["SampleProducts", "Tests"].flatMap { top in
    let folder = root.appending(path: top).resolvingSymlinksInPath()
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.map { "\(top)/\($0)" }
  }.sorted()

  static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: root.appending(path: path))) }
}
