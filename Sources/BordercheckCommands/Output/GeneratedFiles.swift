import CommandLayer
import Foundation
import HostEvidence
import TestGeneration

/// Writes generated files, and nothing over what somebody else wrote.
struct GeneratedFiles {
  /// As given.
  let folder: String
  let context: CommandContext

  /// The paths of the files that were written, as given.
  ///
  /// - Throws: `CommandError` for a file that is not this command's, before any is written, and for one that cannot be
  ///   written.
  func write(_ files: [GeneratedFile]) throws(CommandError) -> [String] {
    let due = files.filter { !$0.isHandedOver || !ProjectFolder.isTaken(absolute($0)) }
    for file in due where !mayBeWritten(file) { throw .notOurs(path(of: file)) }
    for file in due {
      guard FileBytes.makeFolder(of: absolute(file)), FileBytes.write(Array(file.text.utf8), to: absolute(file)) else {
        throw .cannotWrite(path(of: file))
      }
    }
    return due.map(path)
  }

  private func mayBeWritten(_ file: GeneratedFile) -> Bool {
    guard ProjectFolder.isTaken(absolute(file)) else { return true }
    guard let bytes = FileBytes.read(absolute(file), followsLinks: false) else { return false }
    return bytes.starts(with: GeneratedFile.marker.utf8)
  }

  private func path(of file: GeneratedFile) -> String {
    folder.hasSuffix("/") ? folder + file.name : "\(folder)/\(file.name)"
  }

  private func absolute(_ file: GeneratedFile) -> String { context.absolute(path(of: file)) }
}
