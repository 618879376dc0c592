package import Foundation

/// What files said when they were last parsed, by their content.
package struct ScanCache: Sendable {
  /// Raised whenever entries are written in another way, or the scanner finds more in the same file.
  static let version = 5

  private let file: CacheFile

  /// - Parameter folder: where the cache's file lies.
  package init(folder: URL) { file = CacheFile("call-sites", in: folder, version: Self.version) }

  struct Entry: Sendable {
    var key: ContentHash
    /// The file's facts, packed; nil where the earlier contents hold them.
    var payload: [UInt8]?

    init(key: ContentHash, file: ScannedFile?) {
      self.key = key
      payload = file.map { file in
        var packed = PackedBytes()
        packed.write(file)
        return packed.bytes
      }
    }
  }

  /// The entries of the cache's file, unpacked when they are asked for.
  struct Contents: Sendable {
    fileprivate var entries = CacheFile.Contents()

    /// Nil where there is none, or a damaged one.
    subscript(key: ContentHash) -> ScannedFile? {
      guard let payload = entries[key] else { return nil }
      var reader = PackedReader(payload)
      guard let file = try? ScannedFile(from: &reader), reader.isAtEnd else { return nil }
      return file
    }
  }

  func load() -> Contents { Contents(entries: file.load()) }

  /// Keeps what is new; what is unchanged stays.
  func save(_ entries: [Entry], over earlier: Contents) {
    file.save(entries.map { ($0.key, $0.payload) }, over: earlier.entries)
  }
}
