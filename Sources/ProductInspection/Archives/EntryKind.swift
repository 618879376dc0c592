/// What an entry is, by the mode that Unix archivers keep and by its name.
struct EntryKind {
  private static let typeMask = 0o170000
  private static let folder = 0o040000
  private static let file = 0o100000
  private static let link = 0o120000

  let kind: ZipEntry.Kind
  /// Why no product has such an entry; nil where it is fine.
  let problem: String?

  /// - Parameter mode: as in `stat(2)`; 0 where the archiver knows none.
  init(mode: Int, name: String) {
    let hasSlash = name.utf8.last == UInt8(ascii: "/")
    switch mode & Self.typeMask {
    case Self.link:
      kind = .link
      problem = hasSlash ? "is a link with the name of a folder" : nil
    case Self.folder:
      kind = .folder
      problem = hasSlash ? nil : "is a folder with the name of a file"
    case 0, Self.file:
      kind = hasSlash ? .folder : .file
      problem = nil
    default:
      kind = .file
      problem = "is a device, pipe or socket"
    }
  }
}
