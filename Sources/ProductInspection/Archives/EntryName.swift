/// The name of an entry, which is a path below the archive's root.
enum EntryName {
  /// What file systems take.
  private static let partLimit = 255
  private static let depthLimit = 120

  /// The path without what leads nowhere: empty parts, `.`, a slash at the end.
  static func path(of name: String) -> String {
    let bytes = name.utf8
    let isPlain = bytes.first != UInt8(ascii: ".") && bytes.last != UInt8(ascii: "/") && !mayHaveEmptyPart(bytes)
    return isPlain ? name : parts(of: name).map { String($0) }.joined(separator: "/")
  }

  /// Why nothing may be made of the name; nil where it is fine.
  static func problem(of name: String, limit: Int) -> String? {
    let bytes = name.utf8
    if bytes.isEmpty { return "is an entry without a name" }
    if bytes.count > limit { return "has a name of \(bytes.count) bytes, more than \(limit)" }
    if bytes.first == UInt8(ascii: "/") { return "is an absolute path" }
    if bytes.contains(UInt8(ascii: "\\")) { return "has a backslash in its name, where '/' is expected" }
    if bytes.contains(where: { $0 < 0x20 || $0 == 0x7f }) { return "has a control character in its name" }
    let parts = parts(of: name)
    if parts.contains("..") { return "leads out of its folder by '..'" }
    if parts.contains(where: { $0.utf8.count > partLimit }) { return "has a part longer than \(partLimit) bytes" }
    return parts.count > depthLimit ? "lies deeper than \(depthLimit) folders" : nil
  }

  private static func parts(of name: String) -> [Substring] {
    name.split(separator: "/").filter { $0 != "." }
  }

  /// Whether a part is empty or begins with a dot; then each is looked at.
  private static func mayHaveEmptyPart(_ bytes: String.UTF8View) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { first, second in
      first == UInt8(ascii: "/") && (second == UInt8(ascii: "/") || second == UInt8(ascii: "."))
    }
  }
}
