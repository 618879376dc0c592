import CommandLayer
import Foundation
import HostEvidence

/// A file that a command line has written.
enum WrittenFile {
  /// The file, ready for its pieces, in a folder that is made where there is none.
  ///
  /// - Parameter path: as given.
  /// - Throws: `CommandError` where it cannot be written.
  static func opened(_ path: String, in context: CommandContext) throws(CommandError) -> PartialFile {
    let full = context.absolute(path)
    let folder = URL(filePath: full).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let file = isSpecial(full) ? PartialFile(intoSpecial: full) : PartialFile(full) else {
      throw .cannotWrite(path)
    }
    return file
  }

  /// Writes all of it.
  ///
  /// - Throws: `CommandError` where it cannot be written; nothing half-written is left behind.
  static func write(_ bytes: [UInt8], to path: String, in context: CommandContext) throws(CommandError) {
    var file = try opened(path, in: context)
    file.write(bytes.span)
    guard file.complete() else { throw .cannotWrite(path) }
  }

  /// Whether something else than a file lies there, such as a device or a pipe, which must not be replaced by one.
  private static func isSpecial(_ path: String) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    return type.map { $0 != .typeRegular && $0 != .typeSymbolicLink } ?? false
  }
}
