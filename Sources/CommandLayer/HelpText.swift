/// The text of `--help`, made from the same table as parsing and completions.
package struct HelpText: Sendable {
  private let columns: Int

  /// - Parameter columns: The width that no line exceeds, unless a single word does.
  package init(columns: Int) {
    self.columns = max(40, columns)
  }

  /// Help of one command: usage, summary, example, arguments by group, statuses.
  package func text(of command: CommandDescription, tool: String) -> String {
    var parts = [
      paragraph("usage: \(tool) \(command.usage)", indent: 7), paragraph(command.summary),
      paragraph("example: \(tool) \(command.example)", indent: 9),
    ]
    let labels = command.arguments.map(\.label) + [Self.helpLabel]
    let margin = min(26, (labels.map(\.count).max() ?? 0) + 4)
    for group in ArgumentDescription.Group.allCases {
      let members = command.arguments.filter { $0.group == group }
      guard !members.isEmpty else { continue }
      parts.append("\(group.rawValue):\n" + members.map { row($0.label, Self.sentence($0), margin) }.joined())
    }
    parts.append("help:\n" + row(Self.helpLabel, "print this text", margin))
    return (parts + [statuses(command.statuses)]).joined(separator: "\n")
  }

  /// Help of the whole tool: usage, commands, how a command line is written, statuses.
  package func text(of set: CommandSet) -> String {
    let commands = set.descriptions
    let margin = (commands.map(\.name.count).max() ?? 0) + 4
    let parts = [
      shortUsage(of: set), paragraph(set.summary),
      "commands:\n" + commands.map { row($0.name, $0.summary, margin) }.joined(),
      "command lines:\n" + Self.grammar.map { row($0.0, $0.1, 18) }.joined(),
      statuses(ExitStatus.allCases),
    ]
    return parts.joined(separator: "\n")
  }

  /// Two lines for a command line without a command.
  package func shortUsage(of set: CommandSet) -> String {
    let names = set.descriptions.map(\.name).joined(separator: "|")
    return paragraph("usage: \(set.tool) \(names) [ARGUMENTS]", indent: 7)
      + paragraph("\(set.tool) COMMAND --help, --version", indent: 7, firstIndent: 7)
  }
}

extension HelpText {
  private static let helpLabel = "-h, --help"

  static let grammar = [
    ("--name VALUE", "or --name=VALUE, or -n VALUE where a one-letter name is listed"),
    ("--", "ends the options: what follows is taken as it is"),
    ("-", "as a file stands for standard input or output"),
    ("", "options may follow other arguments; of single values the last counts, repeatable ones add up"),
  ]

  /// The help of an argument with its choices and default.
  static func sentence(_ argument: ArgumentDescription) -> String {
    var facts: [String] = []
    if !argument.choices.isEmpty { facts.append("values: \(argument.choices.joined(separator: ", "))") }
    if !argument.defaultText.isEmpty { facts.append("default: \(argument.defaultText)") }
    if argument.isRepeating && argument.form == .option { facts.append("repeatable") }
    if argument.isRequired && argument.form == .option { facts.append("required") }
    return facts.isEmpty ? argument.help : "\(argument.help) (\(facts.joined(separator: "; ")))"
  }

  /// A label and its text beside it, or below where the label is too long.
  private func row(_ label: String, _ text: String, _ margin: Int) -> String {
    let left = "  \(label)"
    let lines = text.wrapped(to: columns - margin)
    let blank = String(repeating: " ", count: margin)
    guard let first = lines.first else { return "\(left)\n" }
    let isBeside = left.count + 2 <= margin
    let head = isBeside ? left.padded(to: margin) + first : "\(left)\n\(blank)\(first)"
    return ([head] + lines.dropFirst().map { blank + $0 }).map { "\($0)\n" }.joined()
  }

  private func paragraph(_ text: String, indent: Int = 0, firstIndent: Int = 0) -> String {
    let blank = String(repeating: " ", count: indent)
    return text.wrapped(to: columns - indent).enumerated()
      .map { ($0.offset == 0 ? String(repeating: " ", count: firstIndent) : blank) + $0.element + "\n" }.joined()
  }

  private func statuses(_ statuses: [ExitStatus]) -> String {
    let rows = (statuses.contains(.usage) ? statuses : statuses + [.usage]).sorted { $0.rawValue < $1.rawValue }
    // A command that judges nothing has no word for a clean result.
    let judges = rows.contains(.findings)
    return "statuses:\n"
      + rows.map { row(String($0.rawValue), $0 == .clean && !judges ? "done" : $0.explanation, 8) }.joined()
  }
}
