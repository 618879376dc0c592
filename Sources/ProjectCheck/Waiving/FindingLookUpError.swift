/// Why no finding is meant by the digits that were given.
package enum FindingLookUpError: Error, Hashable, CustomStringConvertible {
  case absent(String, isOfCheck: Bool)
  case ambiguous(String, [String])

  package var description: String {
    switch self {
    case .absent(let digits, true):
      "a check of the project has no finding \(digits); what a run or an inspection shows, or a check with --base, "
        + "is looked up in its evidence: write it with --report evidence=FILE and give --evidence FILE"
    case .absent(let digits, false): "the evidence has no finding \(digits); expected that of the run that showed it"
    case .ambiguous(let digits, let names):
      "\(digits) begins \(names.count) findings: \(names.prefix(5).joined(separator: ", ")); give more digits"
    }
  }
}
