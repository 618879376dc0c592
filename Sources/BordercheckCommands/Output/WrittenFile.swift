import CommandLayer
import Foundation
import HostEvidence

/// A file that a command line has written.
enum WrittenFile {
  /// The file, ready for its pieces, in a folder that is made where there is none. A symbolic link stays, and what it
  /// names is written.
  ///
  /// - Parameter path: as given.
  /// - Throws: `CommandError` where it cannot be written.
  static func opened(_ path: String, in context: CommandContext) throws(CommandError) -> PartialFile {
    do throws(FileFailure) {
      guard let full = LinkedPath.followed(context.absolute(path)) else { throw .linksInCircle }
      if isSpecial(full) { return try PartialFile(intoSpecial: full) }
      let folder = URL(filePath: full).deletingLastPathComponent()
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try PartialFile(full)
    } catch {
      throw .cannotWrite(path, because: error)
    }
  }

  /// Writes all of it.
  ///
  /// - Throws: `CommandError` where it cannot be written; nothing half-written is left behind.
  static func write(_ bytes: [UInt8], to path: String, in context: CommandContext) throws(CommandError) {
    var file = try opened(path, in: context)
    file.write(bytes.span)
    try complete(file, at: path)
  }

  /// Gives a file that was opened its name.
  ///
  /// - Parameter path: as given.
  /// - Throws: `CommandError` where it is not whole; nothing half-written is left behind.
  static func complete(_ file: consuming PartialFile, at path: String) throws(CommandError) {
    do { try file.complete() } catch { throw .cannotWrite(path, because: error) }
  }

  /// Takes away the file that would be replaced. Pipes, devices, folders and links stay.
  static func removeEarlier(_ path: String, in context: CommandContext) {
    guard let full = LinkedPath.followed(context.absolute(path)), type(at: full) == .typeRegular else { return }
    try? FileManager.default.removeItem(atPath: full)
  }

  /// Whether something else than a file lies there, such as a device or a pipe, which must not be replaced by one.
  ///
  /// - Parameter path: absolute, links followed.
  static func isSpecial(_ path: String) -> Bool { type(at: path).map { $0 != .typeRegular } ?? false }

  private static func type(at path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }
}
