/// What parsing, help and completions need to know about one argument, whatever its value's type.
package struct ArgumentDescription: Sendable, Hashable {
  /// How the argument is written.
  package enum Form: Sendable, Hashable {
    /// `--name`
    case flag
    /// `--name VALUE`
    case option
    /// `VALUE`
    case positional
  }

  /// Under which heading the help lists it, in this order.
  package enum Group: String, Sendable, Hashable, CaseIterable {
    case input
    case selection
    case judgement
    case output
    case advanced
  }

  /// What a shell offers for the value.
  package enum Completion: Sendable, Hashable {
    case nothing
    case words([String])
    /// Extensions without the dot; none means every file.
    case files([String])
    case folders

    /// Whether the words are paths.
    var isOfPaths: Bool {
      switch self {
      case .files, .folders: true
      case .nothing, .words: false
      }
    }
  }

  package var form: Form
  /// Without dashes; for a positional argument the upper-case word of the usage line.
  package var name: String
  /// A second, one-letter name.
  package var short: Character?
  /// The upper-case word for the value; empty for a flag.
  package var placeholder: String
  package var group: Group
  package var isRepeating: Bool
  package var isRequired: Bool
  /// What holds where the argument is left out; empty where there is nothing to say.
  package var defaultText: String
  /// The words that are accepted; empty where any is.
  package var choices: [String]
  package var completion: Completion
  /// One sentence without a full stop.
  package var help: String

  /// How messages name it: `--name` or `NAME`.
  package var spelling: String { form == .positional ? placeholder : "--\(name)" }

  /// The left column of the help, such as `-j, --jobs N` or `CATALOG…`.
  package var label: String {
    let repeated = isRepeating && form == .positional ? "…" : ""
    let dashed = short.map { "-\($0), --\(name)" } ?? "--\(name)"
    switch form {
    case .flag: return dashed
    case .option: return "\(dashed) \(placeholder)"
    case .positional: return placeholder + repeated
    }
  }

  /// How the usage line shows it, in brackets where it can be left out.
  package var usage: String {
    let text = form == .positional ? label : "\(spelling) \(placeholder)"
    return isRequired ? text : "[\(text)]"
  }
}
