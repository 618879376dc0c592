/// `--color`: whether text gets terminal colours.
package enum ColorChoice: String, Sendable, Hashable, CaseIterable, ArgumentValue {
  case auto
  case always
  case never

  /// `auto` means: on a terminal that is not dumb, where `NO_COLOR` is not set to anything.
  package func isOn(_ stream: TextStream, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      stream.isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }
  }
}
