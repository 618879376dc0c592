/// What a file is, by its first bytes.
enum FileSignature {
  case zip
  /// Something else, and how to come from there to what can be inspected.
  case known(String, remedy: String)
  case unknown

  /// How many bytes tell.
  static let length = 264

  private static let unpack = "unpack it and give the folder"
  private static let whole = "give the bundle that it lies in"
  private static let others: [(offset: Int, bytes: [UInt8], kind: String, remedy: String)] = [
    (257, Array("ustar".utf8), "a tar archive", unpack),
    (0, [0x1f, 0x8b], "packed by gzip", unpack),
    (0, Array("BZh".utf8), "packed by bzip2", unpack),
    (0, [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00], "packed by xz", unpack),
    (0, [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], "a 7z archive", unpack),
    (0, Array("Rar!".utf8), "a RAR archive", unpack),
    (0, Array("xar!".utf8), "a xar archive, as installer packages are", unpack),
    (0, Array("AA01".utf8), "an Apple Archive", unpack),
    (0, Array("!<arch>\n".utf8), "a static library", whole),
    (0, [0xcf, 0xfa, 0xed, 0xfe], "an executable or library", whole),
    (0, [0xca, 0xfe, 0xba, 0xbe], "an executable or library", whole),
    (0, [0x7f, 0x45, 0x4c, 0x46], "an executable or library", whole),
    (0, Array("bplist".utf8), "a property list", whole),
  ]

  init(_ bytes: [UInt8]) {
    // A first entry, the end of an archive without any, or the mark of a split one.
    if [[3, 4], [5, 6], [7, 8]].contains(where: { bytes.starts(with: [0x50, 0x4b] + $0) }) {
      self = .zip
    } else if let other = Self.others.first(where: { bytes.dropFirst($0.offset).starts(with: $0.bytes) }) {
      self = .known(other.kind, remedy: other.remedy)
    } else {
      self = .unknown
    }
  }
}
