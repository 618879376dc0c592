#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The bytes of a journal: a line with its version and the checksum of the next, which is the record.
enum JournalText {
  /// Of the only form that is read.
  static let version = 1

  private struct Header: Codable {
    var version: Int
    var checksum: String?
  }

  static func bytes(of record: JournalRecord) throws(DiskFailure) -> [UInt8] {
    do {
      let body = try line(record)
      return try line(Header(version: version, checksum: Checksum.text(of: body))) + body
    } catch {
      // A record of texts and whole numbers has a form; whoever hands in anything else gets an error all the same.
      throw DiskFailure(action: "write down", path: record.title, number: 22)
    }
  }

  /// - Parameter path: where the bytes were read, for messages.
  static func record(_ bytes: [UInt8], path: String) throws(JournalProblem) -> JournalRecord {
    let lineFeed = UInt8(ascii: "\n")
    let lines = bytes.split(separator: lineFeed, maxSplits: 1, omittingEmptySubsequences: false)
    guard let header = lines.first.flatMap({ decoded(Header.self, $0) }) else { throw .damaged(path: path) }
    guard header.version == version else { throw .otherVersion(path: path, found: header.version) }
    guard lines.count == 2, Checksum.text(of: [UInt8](lines[1])) == header.checksum,
      let record = decoded(JournalRecord.self, lines[1]), record.isSound
    else { throw .damaged(path: path) }
    return record
  }

  private static func line(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return [UInt8](try encoder.encode(value)) + [UInt8(ascii: "\n")]
  }

  private static func decoded<Value: Decodable>(_ type: Value.Type, _ bytes: ArraySlice<UInt8>) -> Value? {
    try? JSONDecoder().decode(type, from: Data(bytes))
  }
}
