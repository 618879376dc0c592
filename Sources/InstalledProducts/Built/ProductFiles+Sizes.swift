internal import HostEvidence

extension ProductFiles {
  /// Size of everything in a bundle that lies in no product or bundle inside it, in bytes.
  func ownSize(of path: String) -> Int {
    if let entry = entry(path), entry.kind != .folder { return entry.size }
    return names(in: path).reduce(0) { size, name in
      let inner = RelativeName.joined(path, name)
      guard isFolder(inner) else { return size + (entry(inner)?.size ?? 0) }
      let isBundle = ["app", "appex", "xpc", "framework", "bundle", "resources"].contains(RelativeName.suffix(of: name))
      return isBundle ? size : size + ownSize(of: inner)
    }
  }

  /// The first bytes of a file; nil where it is shorter or cannot be read.
  func firstBytes(_ count: Int, of path: String) -> [UInt8]? {
    guard isFile(path), (entry(path)?.size ?? 0) >= count else { return nil }
    return FileBytes.head(of: "\(folder)/\(path)", count: count)
  }
}
