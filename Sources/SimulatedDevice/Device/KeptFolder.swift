/// A folder that keeps devices when a run is over: nothing in it is touched that no run put there.
package struct KeptFolder: Sendable {
  /// What a run notes: the names in the folder that are its own, one a line.
  static let marker = ".bordercheck-devices"
  /// Where the files of installed products are kept.
  package static let files = ".files"

  /// Absolute.
  package let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// The folder, made where it is missing; the devices of an earlier run are gone.
  ///
  /// - Parameter names: what the coming run will put there.
  /// - Throws: `KeptFolderError` where the folder is somebody else's, else what reading and writing throws.
  package func prepare(names: [String]) throws {
    let own = try FileSystem.read("\(path)/\(Self.marker)").map { String(decoding: $0, as: UTF8.self) }
    if let own {
      for name in own.split(separator: "\n") where Self.isName(name) { try FileSystem.remove("\(path)/\(name)") }
    } else if try !FileSystem.names(in: path).isEmpty {
      throw KeptFolderError(path: path)
    }
    try FileSystem.createFolder(path)
    let lines = ([Self.files] + names).map { "\($0)\n" }.joined()
    try FileSystem.write(Array(lines.utf8), to: "\(path)/\(Self.marker)")
  }

  /// Whether a line is a name of something directly in the folder.
  private static func isName(_ name: Substring) -> Bool {
    !name.isEmpty && !name.contains("/") && name != "." && name != ".."
  }
}
