package import Foundation

/// What files said when they were last parsed, by their content: never by name or time. One packed file holds all; it
/// may be deleted at any time, and what is damaged in it counts as absent.
package struct ScanCache: Sendable {
  /// Raised whenever the scanner finds more or other things in the same file.
  static let version = 1
  private static let mark = Array("bordercheck scan \(version)\n".utf8)

  private let file: URL

  /// - Parameter folder: where the cache's file lies; it is made when there is something to keep.
  package init(folder: URL) { file = folder.appendingPathComponent("call-sites") }

  struct Entry: Sendable {
    var key: ContentHash
    /// Nil where the earlier contents hold it.
    var file: ScannedFile?
  }

  /// The entries of the cache's file, unpacked when they are asked for.
  struct Contents: Sendable {
    fileprivate var bytes: [UInt8] = []
    fileprivate var ranges: [ContentHash: Range<Int>] = [:]

    /// Nil where there is none, or a damaged one.
    subscript(key: ContentHash) -> ScannedFile? {
      guard let range = ranges[key] else { return nil }
      var reader = PackedReader(bytes[range])
      guard let file = try? ScannedFile(from: &reader), reader.isAtEnd else { return nil }
      return file
    }
  }

  // MARK: - Reading

  func load() -> Contents {
    guard let data = try? Data(contentsOf: file) else { return Contents() }
    let bytes = [UInt8](data)
    guard bytes.starts(with: Self.mark) else { return Contents() }
    var contents = Contents(bytes: bytes)
    var index = Self.mark.count
    while let (key, range) = Self.entry(bytes, at: index) {
      contents.ranges[key] = range
      index = range.upperBound
    }
    return contents
  }

  /// An entry is two words of key, two of its payload's own hash, one of length, then the payload.
  private static func entry(_ bytes: [UInt8], at index: Int) -> (ContentHash, Range<Int>)? {
    let header = 40
    guard bytes.count - index >= header else { return nil }
    let words = (0..<5).map { word($0, of: bytes, at: index) }
    let start = index + header
    guard words[4] <= UInt64(bytes.count - start) else { return nil }
    let range = start..<start + Int(words[4])
    let hash = ContentHash(bytes[range])
    guard hash == ContentHash(first: words[2], second: words[3]) else { return nil }
    return (ContentHash(first: words[0], second: words[1]), range)
  }

  private static func word(_ number: Int, of bytes: [UInt8], at index: Int) -> UInt64 {
    bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: index + number * 8, as: UInt64.self))
    }
  }

  // MARK: - Writing

  /// Writes the file anew if there is anything new. Entries that nobody asked for stay while they are not the most.
  /// A cache that cannot be written is no error: the next run parses again.
  func save(_ entries: [Entry], over earlier: Contents) {
    guard entries.contains(where: { $0.file != nil }) else { return }
    var payloads: [ContentHash: ArraySlice<UInt8>] = [:]
    for entry in entries { payloads[entry.key] = payload(of: entry, earlier) }
    let unused = earlier.ranges.keys.filter { payloads[$0] == nil }
    if unused.count <= payloads.count {
      for key in unused { payloads[key] = earlier.ranges[key].map { earlier.bytes[$0] } }
    }
    var bytes = Self.mark
    for key in payloads.keys.sorted(by: { ($0.first, $0.second) < ($1.first, $1.second) }) {
      if let payload = payloads[key] { Self.append(key, payload, to: &bytes) }
    }
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(bytes).write(to: file, options: .atomic)
  }

  private func payload(of entry: Entry, _ earlier: Contents) -> ArraySlice<UInt8>? {
    guard let file = entry.file else { return earlier.ranges[entry.key].map { earlier.bytes[$0] } }
    var packed = PackedBytes()
    packed.write(file)
    return packed.bytes[...]
  }

  private static func append(_ key: ContentHash, _ payload: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    let hash = ContentHash(payload)
    for word in [key.first, key.second, hash.first, hash.second, UInt64(payload.count)] {
      withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }
    bytes.append(contentsOf: payload)
  }
}
