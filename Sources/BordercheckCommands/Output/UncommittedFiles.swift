import Foundation

/// Asks git which files of a folder have changes that no commit has.
struct UncommittedFiles {
  private let folder: String
  private let environment: [String: String]

  /// - Parameter folder: absolute.
  init(in folder: String, environment: [String: String]) {
    self.folder = folder
    self.environment = environment
  }

  /// Those of the paths, which are relative to the folder, that git knows otherwise than they are, or not at all; sorted.
  /// Nil where the folder is in no repository, or there is no git: then nobody can tell.
  ///
  /// - Throws: `CommandError` where git does not answer, or `CancellationError`.
  func among(_ paths: [String]) async throws -> [String]? {
    guard Repository.root(of: folder) != nil, let git = GitProgram.path(in: environment) else { return nil }
    do {
      return try await paths.isEmpty ? [] : listed(paths, by: git)
    } catch let error as GitError {
      throw CommandError.unknownStatus(error.description)
    }
  }

  private func listed(_ paths: [String], by git: String) async throws -> [String] {
    let program = GitProgram(git, environment: environment)
    let prefix = String(
      decoding: try await program.output(of: ["rev-parse", "--show-prefix"], in: folder), as: UTF8.self
    ).trimmingCharacters(in: .newlines)
    let arguments = [
      "status", "--porcelain", "--no-renames", "--untracked-files=all", "--ignored=matching", "-z", "--",
    ]
    let listed = try await program.output(of: arguments + paths.map { ":(literal)\($0)" }, in: folder)
    return listed.split(separator: 0).map { String(decoding: $0.dropFirst(3), as: UTF8.self) }
      .map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }.sorted()
  }
}
