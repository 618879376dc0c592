/// The completion script for zsh; its file must be named `_` and the tool's name.
struct ZshScript {
  let set: CommandSet

  var text: String {
    """
    #compdef \(set.tool)
    # zsh completion of \(set.tool); store it as _\(set.tool) in a folder of $fpath
    \(set.descriptions.map(function).joined(separator: "\n"))
    _\(set.tool)() {
      local -a commands
      commands=(
    \(set.descriptions.map { "    \("\($0.name):\(colonSafe($0.summary))".quotedForShell)" }.joined(separator: "\n"))
      )
      if (( CURRENT == 2 )); then
        _describe command commands
        _arguments '--help[print help]' '--version[print the version]'
        return
      fi
      local chosen="${words[2]}"
      shift words
      (( CURRENT-- ))
      (( $+functions[_\(set.tool)_$chosen] )) && "_\(set.tool)_$chosen"
    }
    if [[ "$funcstack[1]" == "_\(set.tool)" ]]; then
      _\(set.tool) "$@"
    else
      compdef _\(set.tool) \(set.tool)
    fi

    """
  }

  private func function(_ command: CommandDescription) -> String {
    let specifications = command.options.flatMap(option) + command.positionals.map(positional)
    let lines = (specifications + ["'(-h --help)'{-h,--help}'[print help]'"]).map { "    \($0)" }
    return "_\(set.tool)_\(command.name)() {\n  _arguments \\\n\(lines.joined(separator: " \\\n"))\n}"
  }

  private func option(_ argument: ArgumentDescription) -> [String] {
    let star = argument.isRepeating ? "*" : ""
    let value = argument.form == .flag ? "" : ":\(argument.placeholder):\(action(argument.completion))"
    return argument.spellings.map { spelling in
      let equals = argument.form == .option && spelling.hasPrefix("--") ? "=" : ""
      return "\(star)\(spelling)\(equals)[\(bracketSafe(argument.help))]\(value)".quotedForShell
    }
  }

  private func positional(_ argument: ArgumentDescription) -> String {
    let star = argument.isRepeating ? "*" : ""
    let colons = argument.isRequired || argument.isRepeating ? ":" : "::"
    return "\(star)\(colons)\(argument.placeholder):\(action(argument.completion))".quotedForShell
  }

  private func action(_ completion: ArgumentDescription.Completion) -> String {
    switch completion {
    case .nothing: " "
    case .words(let list): "(\(list.joined(separator: " ")))"
    case .folders: "_files -/"
    case .files(let extensions) where extensions.isEmpty: "_files"
    case .files(let extensions): "_files -g \"*.(\(extensions.joined(separator: "|")))\""
    }
  }

  private func colonSafe(_ text: String) -> String { text.replacing(":", with: "\\:") }

  private func bracketSafe(_ text: String) -> String {
    text.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
  }
}
