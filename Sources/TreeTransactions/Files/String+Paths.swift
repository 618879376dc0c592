// Paths are bytes: a letter that joins the slash before it to one character must not hide that slash.
extension String {
  /// Whether a path lies below a folder.
  func isBelow(_ folder: String) -> Bool { utf8.starts(with: (folder == "/" ? "/" : "\(folder)/").utf8) }

  /// What comes behind some bytes, at which a character must end.
  func suffix(afterByte count: Int) -> String { String(Substring(utf8.dropFirst(count))) }

  func isSamePath(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  static func isPathBefore(_ first: String, _ second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}
