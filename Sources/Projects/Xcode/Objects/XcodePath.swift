import Foundation

/// Paths with `/` that are relative to the folder that is read; an empty one is that folder itself.
enum XcodePath {
  /// `path`, seen from `folder`, without `.` and with every `..` taken back where that is possible.
  static func joined(_ folder: String, _ path: String) -> String {
    if isPlain(path), isPlain(folder) { return folder.isEmpty ? path : "\(folder)/\(path)" }
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// The folder that a path lies in.
  static func folder(of path: String) -> String {
    guard isPlain(path) else { return joined(path, "..") }
    return path.utf8.lastIndex(of: slash).map { String(path[..<$0]) } ?? ""
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    guard isPlain(path) else { return path.split(separator: "/").last.map(String.init) ?? path }
    return path.utf8.lastIndex(of: slash).map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// What follows the last dot of the name, in lower case; empty for a name without one.
  static func suffix(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: dot), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The name without its suffix.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: dot), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// `de` for a path that lies in a folder `de.lproj`, or is one.
  static func localization(of path: String) -> String? {
    if suffix(of: path) == "lproj" { return stem(of: path) }
    let folder = folder(of: path)
    return suffix(of: folder) == "lproj" ? stem(of: folder) : nil
  }

  /// An absolute path seen from an absolute folder; nil for one that lies outside of it.
  static func relative(_ path: String, to folder: String) -> String? {
    let path = path.split(separator: "/")
    let folder = folder.split(separator: "/")
    guard path.starts(with: folder) else { return nil }
    return joined("", path.dropFirst(folder.count).joined(separator: "/"))
  }

  /// The path with the folder that is read in front.
  static func absolute(_ path: String, in folder: String) -> String {
    "/" + joined(URL(fileURLWithPath: folder).standardizedFileURL.path, path)
  }

  // MARK: -

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// Whether a path, as nearly every one, has no part that is empty or begins with a dot.
  private static func isPlain(_ path: String) -> Bool {
    var previous = slash
    for byte in path.utf8 {
      if previous == slash, byte == slash || byte == dot { return false }
      previous = byte
    }
    return previous != slash
  }
}
