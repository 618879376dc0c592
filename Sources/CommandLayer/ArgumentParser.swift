/// Reads the words after a command's name by the command's table.
///
/// Grammar: `--name value`, `--name=value`, `-n value`; `--` ends the options; options may follow positional arguments;
/// of several single values the last counts, repeatable ones add up; a value may begin with `-` after its option.
struct ArgumentParser<Options: Command> {
  private var options = Options()
  private var words: ArraySlice<String>
  private var problems: [String] = []
  private var given: Set<String> = []
  private var positionals: ArraySlice<Argument<Options>>
  private let table: [Argument<Options>]

  private init(_ words: [String]) {
    self.words = words[...]
    table = Options.arguments
    positionals = table.filter { $0.description.form == .positional }[...]
  }

  /// The command with its arguments, or nil where help was asked for.
  ///
  /// - Throws: `UsageError` with every problem of the line.
  static func parse(_ words: [String]) throws(UsageError) -> Options? {
    var parser = Self(words)
    guard parser.readAll() else { return nil }
    parser.demandRequired()
    guard parser.problems.isEmpty else { throw UsageError(command: Options.name, problems: parser.problems) }
    return parser.options
  }
}

extension ArgumentParser {
  /// False where help was asked for.
  private mutating func readAll() -> Bool {
    while let word = words.popFirst() {
      switch word {
      case "-h", "--help": return false
      case "--":
        while let rest = words.popFirst() { readPositional(rest) }
      case _ where word.hasPrefix("--"): readLong(word)
      case _ where word.hasPrefix("-") && word.count > 1: readShort(word)
      default: readPositional(word)
      }
    }
    return true
  }

  private mutating func readLong(_ word: String) {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let found = table.first { $0.description.form != .positional && $0.description.name == name }
    guard let found else { return reportUnknown("--\(name)", hasValue: parts.count > 1) }
    readOption(found, spelling: "--\(name)", attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func readShort(_ word: String) {
    let found = table.first { $0.description.short.map { "-\($0)" } == word }
    guard let found else { return reportUnknown(word, hasValue: false) }
    readOption(found, spelling: word, attached: nil)
  }

  private mutating func readOption(_ argument: Argument<Options>, spelling: String, attached: String?) {
    given.insert(argument.description.name)
    if argument.description.form == .flag {
      if attached != nil { problems.append("'\(spelling)' takes no value; leave out '=' and what follows") }
      return store("", of: argument, spelling: spelling)
    }
    guard let value = attached ?? words.popFirst() else {
      problems.append("'\(spelling)' needs a value: \(spelling) \(argument.description.placeholder)")
      return
    }
    store(value, of: argument, spelling: spelling)
  }

  private mutating func readPositional(_ word: String) {
    guard let argument = positionals.first else {
      problems.append("unexpected argument '\(word)'; \(Self.positionalRule)")
      return
    }
    if !argument.description.isRepeating { positionals.removeFirst() }
    given.insert(argument.description.name)
    store(word, of: argument, spelling: argument.description.placeholder)
  }

  private mutating func store(_ text: String, of argument: Argument<Options>, spelling: String) {
    do {
      try argument.store(text, &options)
    } catch {
      let hint = error.suggestion.map { "; did you mean '\($0)'?" } ?? ""
      problems.append("invalid value '\(text)' for '\(spelling)'; expected \(error.expected)\(hint)")
    }
  }
}

extension ArgumentParser {
  /// An unknown option probably meant a known one, so the word that looks like its value is left out of the reading.
  private mutating func reportUnknown(_ spelling: String, hasValue: Bool) {
    let options = table.map(\.description).filter { $0.form != .positional }
    let isLong = spelling.hasPrefix("--")
    let meant = isLong ? Suggestion.closest(to: String(spelling.dropFirst(2)), among: options.map(\.name)) : nil
    let known = isLong ? options.map(\.spelling) + ["--help"] : options.compactMap(\.short).map { "-\($0)" } + ["-h"]
    let hint = meant.map { "; did you mean '--\($0)'?" } ?? "; expected one of \(known.joined(separator: ", "))"
    problems.append("unknown option '\(spelling)'\(hint)")
    let takesValue = options.contains { $0.form == .option && $0.name == meant }
    if takesValue, !hasValue, let next = words.first, !next.hasPrefix("-") { words.removeFirst() }
    if let meant { given.insert(meant) }
  }

  private mutating func demandRequired() {
    for argument in table.map(\.description) where argument.isRequired && !given.contains(argument.name) {
      let sample = argument.form == .option ? "\(argument.spelling) \(argument.placeholder)" : argument.label
      problems.append("missing \(sample): \(argument.help)")
    }
  }

  private static var positionalRule: String {
    let labels = Options.description.positionals.map(\.label)
    return labels.isEmpty
      ? "'\(Options.name)' takes options only" : "'\(Options.name)' takes \(labels.joined(separator: " "))"
  }
}
