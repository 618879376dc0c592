package import Findings
internal import HostEvidence

/// The files of something built, wherever they lie: a folder on disk, or what an archive lists and an unpacked copy holds.
///
/// ```swift
/// let files = ProductFiles(folder: "/build/Trips.app")
/// files.names(in: "de.lproj")                 // ["Localizable.strings", "Localizable.stringsdict"]
/// files.bytes("de.lproj/Localizable.strings")
/// ```
package struct ProductFiles: Sendable {
  /// One thing below the root.
  package struct Entry: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      case file
      case folder
      /// A symbolic link; nothing follows it.
      case link
    }

    package var kind: Kind
    /// In bytes; 0 for all but files.
    package var size: Int

    package init(kind: Kind, size: Int = 0) {
      self.kind = kind
      self.size = size
    }
  }

  /// A file that is larger than this is no table: it is not read.
  package static let sizeLimit = 256 << 20

  /// Path of the folder that the bytes are read from.
  package let folder: String
  /// What is shown for the root in places: `Trips.app`.
  package let name: String
  /// What lies directly in each folder, by its path below the root (the empty path is the root).
  private let children: [String: [String: Entry]]

  /// - Parameters:
  ///   - name: The root's own name.
  ///   - entries: Everything below the root, by path; folders that only a path names are added.
  package init(folder: String, name: String, entries: [String: Entry]) {
    self.folder = folder
    self.name = name
    var children: [String: [String: Entry]] = ["": [:]]
    for (path, entry) in entries { Self.insert(path, entry, into: &children) }
    self.children = children
  }

  /// What lies there; nil where nothing does.
  package func entry(_ path: String) -> Entry? {
    if path.isEmpty { return Entry(kind: .folder) }
    return children[RelativeName.folder(of: path)]?[RelativeName.last(of: path)]
  }

  package func isFolder(_ path: String) -> Bool { entry(path)?.kind == .folder }

  package func isFile(_ path: String) -> Bool { entry(path)?.kind == .file }

  /// Names of what lies directly in a folder, in byte order.
  package func names(in folder: String) -> [String] {
    children[folder, default: [:]].keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Size of a file, or of all files below a folder, in bytes.
  package func size(of path: String) -> Int {
    guard let entry = entry(path) else { return 0 }
    guard entry.kind == .folder else { return entry.size }
    return children[path, default: [:]].keys.reduce(0) { $0 + size(of: RelativeName.joined(path, $1)) }
  }

  /// The bytes of a file; nil where there is none, it cannot be read, or it is too large for a table.
  package func bytes(_ path: String) -> [UInt8]? {
    guard let entry = entry(path), entry.kind == .file, entry.size <= Self.sizeLimit else { return nil }
    return FileBytes.read("\(folder)/\(path)", followsLinks: false)
  }

  /// A path below the root as findings name it: `Trips.app/de.lproj/Localizable.strings`.
  package func place(_ path: String) -> SourcePlace {
    SourcePlace(file: path.isEmpty ? name : "\(name)/\(path)")
  }

  private static func insert(_ path: String, _ entry: Entry, into children: inout [String: [String: Entry]]) {
    guard !path.isEmpty else { return }
    let parent = RelativeName.folder(of: path)
    if !parent.isEmpty, children[parent] == nil {
      insert(parent, Entry(kind: .folder), into: &children)
      children[parent] = [:]
    }
    let known = children[parent, default: [:]][RelativeName.last(of: path)]
    if known == nil || known?.kind == .folder { children[parent, default: [:]][RelativeName.last(of: path)] = entry }
    if entry.kind == .folder, children[path] == nil { children[path] = [:] }
  }
}
