import Foundation

/// Files that lie beside the tests.
enum Fixture {
  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")
    return Array(try Data(contentsOf: folder.appending(path: name)))
  }
}
