/// Paths as texts with `/`, relative to the folder that was read.
enum FilePath {
  /// `path` as seen from `folder`, without `.` and `..`; nil where it leads out of the folder that was read.
  static func join(_ folder: String, _ path: String) -> String? {
    guard !path.hasPrefix("/") else { return nil }
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      guard parts.popLast() != nil else { return nil }
    }
    return parts.joined(separator: "/")
  }

  static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// The folder that holds it; "" at the top.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// Without the dot; "" where there is none, and for a name that begins with its only dot.
  static func `extension`(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return String(name[name.index(after: dot)...])
  }

  static func isBelow(_ path: String, _ folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix("\(folder)/")
  }

  /// The localization whose `.lproj` it lies in directly; nil for a file elsewhere.
  static func localization(of path: String) -> String? {
    let folder = name(of: folder(of: path))
    return folder.hasSuffix(".lproj") && folder.count > 6 ? String(folder.dropLast(6)) : nil
  }
}
