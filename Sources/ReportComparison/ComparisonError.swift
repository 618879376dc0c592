package import Reports

/// Why two reports cannot be compared at all; each message names the report, and says what to do.
package enum ComparisonError: Error, Hashable, CustomStringConvertible {
  case differentCommands(String, Report.Origin, String, Report.Origin)
  case part(String, Shard)
  case nothingObserved(String)
  /// A report, and an option that chose a part of it.
  case unknownOption(String, String)
  case nothingInCommon(old: [String], new: [String])

  package var description: String {
    switch self {
    case .differentCommands(let old, let command, let new, let other):
      "\(old) is of 'bordercheck \(command.rawValue)' and \(new) of 'bordercheck \(other.rawValue)'; what one looks at "
        + "the other does not: expected two reports of 'check', or two of 'run' or 'inspect'"
    case .part(let name, let shard):
      "\(name) is part \(shard.text) of a run; what the other parts observed would read as removed: expected the whole run"
    case .nothingObserved(let name):
      "nothing was observed in \(name), so that nothing can be said of what users see; expected a report with observations"
    case .unknownOption(let name, let option):
      "\(name) was made with \(option), of which this version does not know what it leaves out; expected a report that was "
        + "made without it, or the version that made the report"
    case .nothingInCommon(let old, let new):
      "the reports have no product in common: \(Self.list(old)) and \(Self.list(new)); of something built, --project names "
        + "products and owners as the manifest does"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
  }
}
