/// Paths with `/` that are relative to some folder, as manifests write them.
package enum RelativePath {
  /// `path`, seen from `folder`, without `.` and with every `..` taken back where that is possible; `.` for the folder itself.
  package static func joined(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The folder that a path lies in; `.` for a bare name.
  package static func folder(of path: String) -> String { joined(path, "..") }

  /// The last part of a path.
  package static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// True for a path that leaves the folder it is relative to.
  package static func leaves(_ path: String) -> Bool {
    let path = joined("", path)
    return path == ".." || path.hasPrefix("../")
  }

  /// What is wrong with a path as it is written; nil for a good one.
  static func problem(with path: String) -> String? {
    if path.isEmpty { return "a path is empty; write \".\" for the folder itself" }
    if path.hasPrefix("/") || path.hasPrefix("~") {
      return "\"\(path)\" is an absolute path; write it relative to the folder of this file"
    }
    return path.contains("\\") ? "\"\(path)\" has a backslash; write paths with \"/\"" : nil
  }
}
