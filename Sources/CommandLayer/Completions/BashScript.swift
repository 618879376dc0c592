/// The completion script for bash 3.2 and later.
struct BashScript {
  let set: CommandSet

  var text: String {
    """
    # bash completion of \(set.tool); load it with: source <(\(set.tool) completions bash)
    \(function)() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" IFS=$'\\n'
      COMPREPLY=()
      if [[ $COMP_CWORD -eq 1 ]]; then
        \(words(set.firstWords))
        return
      fi
      case "${COMP_WORDS[1]}" in
    \(set.descriptions.map(branch).joined(separator: "\n"))
      esac
    }
    complete -F \(function) \(set.tool)

    """
  }

  private var function: String { "_\(set.tool)" }

  private func branch(_ command: CommandDescription) -> String {
    let options = command.options.filter { $0.form == .option }.map { option in
      """
            \(option.spellings.joined(separator: "|")))
              \(reply(option.completion))
              return ;;
      """
    }
    let spellings = command.options.flatMap(\.spellings) + ["-h", "--help"]
    let chosen =
      options.isEmpty ? "" : "      case \"$previous\" in\n\(options.joined(separator: "\n"))\n      esac\n"
    return """
          \(command.name))
      \(chosen)      if [[ "$current" == -* ]]; then
              \(words(spellings))
            else
              \(reply(command.positionals.last?.completion ?? .nothing))
            fi ;;
      """
  }

  private func reply(_ completion: ArgumentDescription.Completion) -> String {
    switch completion {
    case .nothing: ":"
    case .words(let list): words(list)
    case .folders: "compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -d -- \"$current\") )"
    case .files(let extensions): files(extensions)
    }
  }

  private func words(_ list: [String]) -> String {
    "COMPREPLY=( $(compgen -W $'\(list.joined(separator: "\\n"))' -- \"$current\") )"
  }

  /// Folders are offered too, because the file may lie in one.
  private func files(_ extensions: [String]) -> String {
    let start = "compopt -o filenames 2>/dev/null; "
    guard !extensions.isEmpty else { return start + "COMPREPLY=( $(compgen -f -- \"$current\") )" }
    let found = extensions.map { "compgen -f -X '!*.\($0)' -- \"$current\"" } + ["compgen -d -- \"$current\""]
    return start + "COMPREPLY=( $(\(found.joined(separator: "; "))) )"
  }
}
