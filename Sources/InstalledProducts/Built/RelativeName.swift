/// Parts of paths below the root of something built, where the empty path is the root.
///
/// These are names that were listed, with nothing to take back: what people write goes through `RelativePath`.
package enum RelativeName {
  /// The path of the folder that holds `path`; empty for what lies in the root.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
  }

  /// The last name of a path.
  package static func last(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// `name` in `folder`; the empty folder is the root.
  package static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : name.isEmpty ? folder : "\(folder)/\(name)"
  }

  /// The name before the last dot: `K` of `K.bundle`; the whole name where no dot is inside.
  package static func stem(of name: String) -> String {
    let name = last(of: name)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// What follows the last dot: `bundle` of `K.bundle`; empty where no dot is inside.
  package static func suffix(of name: String) -> String {
    let name = last(of: name)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return "" }
    return String(name[name.utf8.index(after: dot)...])
  }
}
