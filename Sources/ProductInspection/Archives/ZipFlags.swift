/// The general purpose bits of a header (APPNOTE 4.4.4).
struct ZipFlags {
  let bits: Int

  /// By a password, strongly, or with hidden headers.
  var isEncrypted: Bool { bits & (1 << 0 | 1 << 6 | 1 << 13) != 0 }

  /// Whether sizes follow the bytes and may be 0 in the header before them.
  var hasLateSizes: Bool { bits & 1 << 3 != 0 }
}
