/// The header before an entry's bytes (APPNOTE 4.3.7), which must say what the list says.
struct ZipLocalHeader {
  private static let size = 30

  private let fixed: ArraySlice<UInt8>
  private let name: ArraySlice<UInt8>
  private let fields: ZipExtraFields
  /// Where in the file the entry's bytes begin.
  let dataOffset: Int

  /// Reads it where the list says; nil where there is none.
  init?(of entry: ZipEntry, in file: ArchiveFile) throws(InspectError) {
    let nameLength = entry.name.utf8.count
    guard file.holds(Self.size + nameLength, at: entry.offset) else { return nil }
    let bytes = try file.bytes(at: entry.offset, count: Self.size + nameLength)
    guard bytes.starts(with: [0x50, 0x4b, 3, 4]) else { return nil }
    fixed = bytes[..<Self.size]
    let (ownLength, extraLength) = (fixed.number(at: 26, 2), fixed.number(at: 28, 2))
    name = bytes[Self.size...].prefix(ownLength)
    dataOffset = entry.offset + Self.size + ownLength + extraLength
    let extraOffset = entry.offset + Self.size + ownLength
    guard file.holds(extraLength, at: extraOffset) else { return nil }
    // Of thousands of entries only those of four gigabytes have sizes there.
    let isLong = fixed.number(at: 18, 4) == 0xffff_ffff || fixed.number(at: 22, 4) == 0xffff_ffff
    fields = ZipExtraFields(isLong ? try file.bytes(at: extraOffset, count: extraLength)[...] : [])
  }

  /// In what it differs from the list; nil where it does not.
  func problem(against entry: ZipEntry) -> String? {
    let flags = ZipFlags(bits: fixed.number(at: 6, 2))
    guard fixed.number(at: 26, 2) == name.count, name.elementsEqual(entry.name.utf8) else {
      let shown = ArchiveProblems.visible(String(decoding: name, as: UTF8.self))
      return "has another name, '\(shown)', where its bytes lie"
    }
    if flags.isEncrypted { return "is encrypted: unpack the archive with its password" }
    guard ZipEntry.Method(fixed.number(at: 8, 2)) == entry.method else {
      return "is compressed otherwise where its bytes lie than the list of files says"
    }
    guard let sizes = fields.widened([fixed.number(at: 22, 4), fixed.number(at: 18, 4)]) else {
      return "has a size that is not said where its bytes lie"
    }
    let said = [fixed.number(at: 14, 4)] + sizes
    let listed = [Int(entry.checksum), entry.size, entry.packedSize]
    let isFine = zip(said, listed).allSatisfy { $0 == $1 || flags.hasLateSizes && $0 == 0 }
    return isFine ? nil : "has another size or checksum where its bytes lie than the list of files says"
  }
}
