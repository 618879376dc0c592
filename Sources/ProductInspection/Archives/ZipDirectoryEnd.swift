/// The record at the end of an archive that says where its list of files is (APPNOTE 4.3.14 to 4.3.16).
struct ZipDirectoryEnd {
  private static let recordSize = 22
  private static let locatorSize = 20
  private static let longRecordSize = 56
  private static let commentLimit = 0xffff

  /// As the record says: nothing relies on it.
  private(set) var entries: Int
  private var size: Int
  private var offset: Int
  /// Whether it is one of several files.
  private var isPart: Bool
  /// Whether counts and offsets have eight bytes.
  private(set) var isLong = false
  /// Where the list must end.
  private var listEnd: Int

  /// Where in the file the list of files is.
  var list: Range<Int> { offset..<listEnd }

  init(of file: ArchiveFile) throws(InspectError) {
    let tailSize = min(file.size, Self.recordSize + Self.commentLimit + Self.locatorSize)
    let tail = try file.bytes(at: file.size - tailSize, count: tailSize)
    guard let start = Self.lastRecord(in: tail) else {
      throw InspectError(
        "'\(file.path)' ends before its list of files: it is cut off or damaged; copy or download it again")
    }
    let record = tail[start...]
    guard record.count == Self.recordSize + record.number(at: 20, 2) else {
      throw InspectError(
        "'\(file.path)' does not end where its list of files says: it is cut off, or something was appended; copy or"
          + " download it again")
    }
    isPart = record.number(at: 4, 2) != 0 || record.number(at: 6, 2) != 0
    isPart = isPart || record.number(at: 8, 2) != record.number(at: 10, 2)
    entries = record.number(at: 10, 2)
    size = record.number(at: 12, 4)
    offset = record.number(at: 16, 4)
    listEnd = file.size - tailSize + start
    if start >= Self.locatorSize { try useLongRecord(tail[(start - Self.locatorSize)..<start], in: file) }
    try check(file)
  }

  /// The last place where a record may begin: it ends with a comment of any length.
  private static func lastRecord(in tail: [UInt8]) -> Int? {
    guard tail.count >= recordSize else { return nil }
    return (0...(tail.count - recordSize)).last { start in
      tail[start] == 0x50 && tail[start + 1] == 0x4b && tail[start + 2] == 5 && tail[start + 3] == 6
    }
  }

  /// Reads the record of large archives, if the bytes before the small one say where it is.
  private mutating func useLongRecord(_ locator: ArraySlice<UInt8>, in file: ArchiveFile) throws(InspectError) {
    guard locator.starts(with: [0x50, 0x4b, 6, 7]) else { return }
    let position = locator.number(at: 8, 8)
    guard file.holds(Self.longRecordSize, at: position) else { throw Self.damaged(file) }
    let record = try file.bytes(at: position, count: Self.longRecordSize)[...]
    guard record.starts(with: [0x50, 0x4b, 6, 6]),
      position + 12 + record.number(at: 4, 8) == listEnd - Self.locatorSize
    else { throw Self.damaged(file) }
    let (count, size, offset) = (record.number(at: 32, 8), record.number(at: 40, 8), record.number(at: 48, 8))
    guard [0xffff, count].contains(entries), [0xffff_ffff, size].contains(self.size),
      [0xffff_ffff, offset].contains(self.offset)
    else {
      throw InspectError("'\(file.path)' has two lists of files that differ; archive the product anew")
    }
    isPart = locator.number(at: 4, 4) != 0 || locator.number(at: 16, 4) > 1
    isPart = isPart || record.number(at: 16, 4) != 0 || record.number(at: 20, 4) != 0
    isPart = isPart || record.number(at: 24, 8) != count
    (entries, self.size, self.offset, isLong, listEnd) = (count, size, offset, true, position)
  }

  private func check(_ file: ArchiveFile) throws(InspectError) {
    if isPart {
      throw InspectError("'\(file.path)' is one part of a split archive; join the parts to one archive")
    }
    guard offset + size == listEnd else { throw Self.damaged(file) }
  }

  private static func damaged(_ file: ArchiveFile) -> InspectError {
    InspectError(
      "'\(file.path)' has no list of files where its end says: it is cut off or damaged; copy or download it again")
  }
}
