/// The completion script for fish.
struct FishScript {
  let set: CommandSet

  var text: String {
    let head = [
      "# fish completion of \(set.tool); store it as ~/.config/fish/completions/\(set.tool).fish",
      "complete -c \(set.tool) -f",
      "complete -c \(set.tool) -n __fish_use_subcommand -s h -l help -d 'print help'",
      "complete -c \(set.tool) -n __fish_use_subcommand -l version -d 'print the version'",
    ]
    return (head + set.descriptions.flatMap(lines)).map { "\($0)\n" }.joined()
  }

  private func lines(_ command: CommandDescription) -> [String] {
    let inside = "complete -c \(set.tool) -n '__fish_seen_subcommand_from \(command.name)'"
    let own = "complete -c \(set.tool) -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))"
    let options = command.options.map { "\(inside) \(option($0))" }
    let values = command.positionals.compactMap { value($0.completion).map { "\(inside) \($0)" } }
    return [own] + options + ["\(inside) -s h -l help -d 'print help'"] + values
  }

  private func option(_ argument: ArgumentDescription) -> String {
    let short = argument.short.map { "-s \($0) " } ?? ""
    // Exclusive keeps files away, and fish refuses it beside a value that is one.
    let values = value(argument.completion) ?? ""
    let takes = argument.form == .flag ? "" : values == "-F" ? " -r -F" : " -x \(values)"
    return "\(short)-l \(argument.name)\(takes) -d \(quoted(argument.help))"
  }

  /// The part of a line that offers values; nil where there is nothing to offer.
  private func value(_ completion: ArgumentDescription.Completion) -> String? {
    switch completion {
    case .nothing: nil
    case .words(let list): "-a \(quoted(list.joined(separator: " ")))"
    case .folders: "-a '(__fish_complete_directories)'"
    case .files(let extensions) where extensions.isEmpty: "-F"
    case .files(let extensions):
      "-a '(\(extensions.map { "__fish_complete_suffix .\($0)" }.joined(separator: "; ")))'"
    }
  }

  /// fish knows no `'\''`, but backslashes inside single quotes.
  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
