/// A catalog as it lies on disk, read before it is judged.
package struct CatalogFile: Sendable {
  /// As the user wrote it; diagnostics begin with it.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The `.lproj` folder that the file lies in, but for `mul.lproj`, where Interface Builder keeps catalogs; nil for none.
  var languageFolder: String? {
    let folder = path.split(separator: "/").dropLast().last { $0 != "." }
    return folder.flatMap { $0.hasSuffix(".lproj") && $0 != "mul.lproj" ? String($0) : nil }
  }

  static let suffix = ".xcstrings"

  /// The table: the file's name without `.xcstrings`; nil where it has another suffix.
  package var table: String? {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return name.hasSuffix(Self.suffix) && name != Self.suffix ? String(name.dropLast(Self.suffix.count)) : nil
  }
}
