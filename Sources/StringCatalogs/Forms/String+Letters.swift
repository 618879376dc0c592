extension String {
  /// Whether anything but specifiers can be read as a word: false for `%lld`, `%@, %@`, `#%@` and `12:30`.
  package var hasLettersBesideSpecifiers: Bool {
    guard utf8.contains(UInt8(ascii: "%")) else { return contains(where: \.isLetter) }
    return FormatText(self).parts.contains { part in
      if case .literal(let text) = part { text.contains(where: \.isLetter) } else { false }
    }
  }
}
