internal import InstalledProducts

/// Where a link leads, which must be in the archive.
enum LinkTarget {
  /// Why the link must not be there; nil where it stays inside.
  static func problem(of target: [UInt8], from path: String) -> String? {
    guard let text = String(validating: target, as: UTF8.self), !text.isEmpty, !target.contains(0) else {
      return "is a link without a readable target"
    }
    let shown = ArchiveProblems.visible(text)
    if text.utf8.first == UInt8(ascii: "/") { return "is a link to the absolute path '\(shown)'" }
    var depth = RelativeName.folder(of: path).split(separator: "/").count
    for part in text.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return "is a link that leads out of the archive, to '\(shown)'" }
    }
    return nil
  }
}
