import Foundation

/// Asks git which files of a repository have changed since the working branch left a revision: in commits, staged, edited,
/// and new ones that git does not ignore.
struct GitChanges {
  private let revision: GitRevision
  private let environment: [String: String]

  /// - Parameter environment: names the folders of programs (`PATH`); git gets it, but for what would name another
  ///   repository, as a hook of git's does.
  init(since revision: GitRevision, environment: [String: String]) {
    self.revision = revision
    self.environment = environment
  }

  /// The paths, seen from the root of the repository that `folder` lies in.
  ///
  /// - Throws: `CommandError` where there is no repository, no git, or no such revision.
  func paths(around folder: String) async throws -> Set<String> {
    guard let root = Repository.root(of: folder) else {
      throw failure("'\(folder)' lies in no git repository; give the files with --changed-files")
    }
    guard let git = GitProgram.path(in: environment) else {
      throw failure("no folder of PATH has the program 'git'; install it, or give the files with --changed-files")
    }
    let program = GitProgram(git, environment: environment)
    let base = try await output(of: program, ["merge-base", revision.argumentText, "HEAD"], in: root)
    let commit = String(String(decoding: base, as: UTF8.self).prefix { $0.isHexDigit })
    guard !commit.isEmpty else { throw failure("git names no commit that HEAD has in common with it") }
    let names = ["diff", "--name-only", "--no-renames", "--no-relative", "-z", commit, "--"]
    let tracked = try await output(of: program, names, in: root)
    let new = ["ls-files", "--others", "--exclude-standard", "--full-name", "-z"]
    let untracked = try await output(of: program, new, in: root)
    return Set((tracked + untracked).split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  private func output(of git: GitProgram, _ arguments: [String], in root: String) async throws -> [UInt8] {
    do {
      return try await git.output(of: arguments, in: root)
    } catch let error as GitError {
      throw failure(reason(of: error))
    }
  }

  private func reason(of error: GitError) -> String {
    switch error {
    case .silent: "it has no commit in common with HEAD in this clone; fetch the history up to one"
    case .says(let words): "git says \(words); expected a revision that this clone has, with the history up to it"
    case .other(let reason): reason
    }
  }

  private func failure(_ reason: String) -> CommandError {
    .unknownChanges(since: revision.argumentText, reason)
  }
}
