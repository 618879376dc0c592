/// The manual page of a tool in mdoc, made from the same tables as parsing, help and completions.
package struct ManualPage: Sendable {
  private let set: CommandSet
  /// What the tool does beyond its summary, a paragraph each.
  private let description: [String]
  /// Variables of the environment and what they do.
  private let environment: [(name: String, meaning: String)]

  package init(of set: CommandSet, description: [String] = [], environment: [(name: String, meaning: String)] = []) {
    self.set = set
    self.description = description
    self.environment = environment
  }

  /// The page, ending with a line end.
  ///
  /// - Parameter date: when the tool's version was made, `2026-11-30`: a page has a date, and the same version one page.
  package func text(date: String) -> String {
    let sections = [header(date: date), commands, grammar, variables, statuses, examples]
    return sections.joined().split(separator: "\n").joined(separator: "\n") + "\n"
  }
}

extension ManualPage {
  private func header(date: String) -> String {
    """
    .\\" Made by `\(set.tool) man`.
    .Dd \(Self.mdocDate(date))
    .Dt \(set.tool.uppercased()) 1
    .Os
    .Sh NAME
    .Nm \(set.tool)
    .Nd \(Roff(Self.name(of: set.summary)).text)
    .Sh SYNOPSIS
    \(set.descriptions.map(synopsis).joined(separator: "\n"))
    .Sh DESCRIPTION
    \(([set.summary] + description).map { Roff($0).line }.joined(separator: "\n.Pp\n"))

    """
  }

  /// What the one-line description says: the summary up to its first colon, in lower case as manual pages have it.
  private static func name(of summary: String) -> String {
    let start = summary.prefix { $0 != ":" && $0 != "." }
    return start.prefix(1).lowercased() + start.dropFirst()
  }

  private func synopsis(_ command: CommandDescription) -> String {
    ".Nm\n.Cm \(command.name)\n"
      + ([Self.synopsisOptions(command)] + command.positionals.map(Self.usage))
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func synopsisOptions(_ command: CommandDescription) -> String {
    let required = command.options.filter(\.isRequired).map { ".Fl -\($0.name) Ar \($0.placeholder)" }
    let hasOthers = command.options.contains { !$0.isRequired }
    return (required + (hasOthers ? [".Op Ar options"] : [])).joined(separator: "\n")
  }

  private static func usage(_ argument: ArgumentDescription) -> String {
    let word = Roff(argument.placeholder).text + (argument.isRepeating ? " ..." : "")
    return argument.isRequired ? ".Ar \(word)" : ".Op Ar \(word)"
  }

  private var commands: String {
    ".Sh COMMANDS\n"
      + set.descriptions.map { command in
        ".Ss \(command.name)\n\(Roff(command.summary).line)\n" + arguments(of: command)
      }
      .joined()
  }

  private func arguments(of command: CommandDescription) -> String {
    guard !command.arguments.isEmpty else { return "" }
    return ".Bl -tag -width Ds\n"
      + command.arguments.map { ".It \(Self.label($0))\n\(Roff(HelpText.sentence($0)).line)\n" }
      .joined() + ".El\n"
  }

  private static func label(_ argument: ArgumentDescription) -> String {
    let short = argument.short.map { "Fl \($0) , " } ?? ""
    switch argument.form {
    case .flag: return short + "Fl -\(argument.name)"
    case .option: return short + "Fl -\(argument.name) Ar \(Roff(argument.placeholder).text)"
    case .positional: return "Ar \(Roff(argument.placeholder).text)\(argument.isRepeating ? " ..." : "")"
    }
  }

  private var grammar: String {
    ".Sh COMMAND LINES\n.Bl -tag -width Ds\n"
      + HelpText.grammar.map { left, right in
        left.isEmpty ? ".Pp\n\(Roff(right).line)\n" : ".It Li \(Roff(left).quoted)\n\(Roff(right).line)\n"
      }
      .joined() + ".El\n"
  }

  private var variables: String {
    guard !environment.isEmpty else { return "" }
    return ".Sh ENVIRONMENT\n.Bl -tag -width Ds\n"
      + environment.map { ".It Ev \(Roff($0.name).text)\n\(Roff($0.meaning).line)\n" }.joined() + ".El\n"
  }

  private var statuses: String {
    ".Sh EXIT STATUS\n.Bl -tag -width Ds\n"
      + ExitStatus.allCases.sorted { $0.rawValue < $1.rawValue }
      .map { ".It \($0.rawValue)\n\(Roff($0.explanation).line)\n" }.joined() + ".El\n"
  }

  private var examples: String {
    ".Sh EXAMPLES\n.Bd -literal -offset indent\n"
      + set.descriptions.map { Roff("\(set.tool) \($0.example)").line + "\n" }.joined() + ".Ed\n"
  }

  /// `2026-11-30` as `November 30, 2026`.
  private static func mdocDate(_ date: String) -> String {
    let parts = date.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, (1...12).contains(parts[1]) else { return date }
    return "\(months[parts[1] - 1]) \(parts[2]), \(parts[0])"
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}

/// Text in a manual page, where backslashes, dots and quotation marks mean something.
private struct Roff {
  let text: String

  init(_ plain: String) {
    text = plain.replacing("\\", with: "\\e").replacing("…", with: "...").replacing("–", with: "\\(en")
      .replacing("-", with: "\\-")
  }

  /// Lines of their own, none of which a macro begins.
  var line: String {
    text.wrapped(to: 78).map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&" + $0 : $0 }.joined(separator: "\n")
  }

  /// One argument of a macro.
  var quoted: String { "\"" + text.replacing("\"", with: "\\(dq") + "\"" }
}
