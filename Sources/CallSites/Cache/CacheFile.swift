package import Foundation

/// One file that keeps what was made of contents, by their hash: never by name or time. It may be deleted at any time,
/// and what is damaged in it counts as absent.
package struct CacheFile: Sendable {
  private let file: URL
  private let mark: [UInt8]

  /// - Parameters:
  ///   - folder: where the file lies; it is made when there is something to keep.
  ///   - version: entries of another version count as absent.
  package init(_ name: String, in folder: URL, version: Int) {
    file = folder.appendingPathComponent(name)
    mark = Array("bordercheck \(name) \(version)\n".utf8)
  }

  /// The entries of the file, held against their own hashes when they are asked for.
  package struct Contents: Sendable {
    fileprivate var bytes: [UInt8] = []
    /// With their headers.
    fileprivate var ranges: [ContentHash: Range<Int>] = [:]

    package init() {}

    /// Nil where there is none, or a damaged one.
    package subscript(key: ContentHash) -> ArraySlice<UInt8>? {
      guard let range = ranges[key] else { return nil }
      let payload = bytes[range.dropFirst(CacheFile.headerSize)]
      let hash = ContentHash(
        first: CacheFile.word(2, of: bytes, at: range.lowerBound),
        second: CacheFile.word(3, of: bytes, at: range.lowerBound))
      return ContentHash(payload) == hash ? payload : nil
    }
  }

  /// What is to be kept under a key; nil for what the earlier contents hold.
  package typealias Entry = (key: ContentHash, payload: [UInt8]?)

  /// An entry is two words of key, two of its payload's own hash, one of length, then the payload.
  private static let headerSize = 40

  // MARK: - Reading

  package func load() -> Contents {
    var contents = Contents()
    guard let bytes = FileBytes.whole(file.path), bytes.starts(with: mark) else { return contents }
    var index = mark.count
    while bytes.count - index >= Self.headerSize {
      let length = Self.word(4, of: bytes, at: index)
      guard length <= UInt64(bytes.count - index - Self.headerSize) else { break }
      let key = ContentHash(first: Self.word(0, of: bytes, at: index), second: Self.word(1, of: bytes, at: index))
      let end = index + Self.headerSize + Int(length)
      contents.ranges[key] = index..<end
      index = end
    }
    contents.bytes = bytes
    return contents
  }

  private static func word(_ number: Int, of bytes: [UInt8], at index: Int) -> UInt64 {
    bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: index + number * 8, as: UInt64.self))
    }
  }

  // MARK: - Writing

  /// Writes the file anew if there is anything new. Entries that nobody asked for stay while they are not the most.
  /// A file that cannot be written is no error: the next run makes everything again.
  package func save(_ entries: [Entry], over earlier: Contents) {
    guard entries.contains(where: { $0.payload != nil }) else { return }
    let new = Dictionary(entries.map { ($0.key, $0.payload) }) { $0 ?? $1 }
    let unused = earlier.ranges.keys.filter { new[$0] == nil }
    let kept = unused.count <= new.count ? unused : []
    var bytes = mark
    bytes.reserveCapacity(earlier.bytes.count + new.values.reduce(0) { $0 + ($1?.count ?? 0) + Self.headerSize })
    for key in (Array(new.keys) + kept).sorted(by: { ($0.first, $0.second) < ($1.first, $1.second) }) {
      if let payload = new[key] ?? nil {
        Self.append(key, payload, to: &bytes)
      } else if let range = earlier.ranges[key] {
        bytes += earlier.bytes[range]
      }
    }
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    FileBytes.replace(file.path, with: bytes)
  }

  private static func append(_ key: ContentHash, _ payload: [UInt8], to bytes: inout [UInt8]) {
    let hash = ContentHash(payload)
    for word in [key.first, key.second, hash.first, hash.second, UInt64(payload.count)] {
      withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }
    bytes += payload
  }
}
