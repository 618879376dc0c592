import CommandLayer
import Findings
import Foundation

/// Where `check` keeps what unchanged files said.
enum ScanCacheFolder {
  /// The folder that a command line asks for, else the standard one; nil where nothing is to be kept.
  static func chosen(
    _ given: String?, isUncached: Bool, for project: String, in context: CommandContext
  ) -> String? {
    if isUncached { return nil }
    guard let given else { return standard(for: project, in: context) }
    let folder = context.absolute(given)
    if !canWrite(to: folder) {
      context.messages.write(
        "warning: the cache folder \(given) cannot be written, so nothing is kept and the next check reads all anew\n")
    }
    return folder
  }

  /// Makes the folder where it is not there.
  private static func canWrite(to folder: String) -> Bool {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return ProjectFolder.isFolder(folder) && FileManager.default.isWritableFile(atPath: folder)
  }

  /// A folder for this project in the user's cache folder, never in the project; nil where there is no such folder.
  static func standard(for project: String, in context: CommandContext) -> String? {
    userCaches(context.environment).map { "\($0)/bordercheck/\(Fingerprint(of: project).hexadecimal)" }
  }

  private static func userCaches(_ environment: [String: String]) -> String? {
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return "\(home)/Library/Caches"
    #else
      return "\(home)/.cache"
    #endif
  }
}
