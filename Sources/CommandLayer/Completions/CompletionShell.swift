/// A shell for which a completion script can be printed.
package enum CompletionShell: String, Sendable, Hashable, CaseIterable, ArgumentValue {
  case bash
  case zsh
  case fish

  /// The script for a whole tool, ending with a line end.
  package func script(for set: CommandSet) -> String {
    switch self {
    case .bash: BashScript(set: set).text
    case .zsh: ZshScript(set: set).text
    case .fish: FishScript(set: set).text
    }
  }
}

extension String {
  /// The text in single quotes, safe in every shell of this folder.
  var quotedForShell: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

extension CommandSet {
  /// The words that may stand first on a command line.
  var firstWords: [String] { commands.map { $0.name } + ["--help", "--version"] }
}

extension ArgumentDescription {
  /// Both spellings of an option, the short one first.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + ["--\(name)"] }
}
