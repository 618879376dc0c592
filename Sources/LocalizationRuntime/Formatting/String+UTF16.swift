extension String {
  /// The text of UTF-16 units as ICU gives them; unpaired surrogates become U+FFFD.
  ///
  /// ASCII, which nearly all of it is, takes a way that costs a process nothing at its first use.
  init(utf16 units: some Collection<UInt16>) {
    if units.allSatisfy({ $0 < 0x80 }) {
      self.init(decoding: units.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    } else {
      self.init(decoding: units, as: UTF16.self)
    }
  }
}
