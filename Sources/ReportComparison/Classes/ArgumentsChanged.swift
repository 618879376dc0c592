import Findings
internal import HostEvidence

/// A message takes other arguments.
package enum ArgumentsChanged: ChangeClass {
  package static let description = ChangeDescription(
    id: "arguments-changed", title: "a message takes other arguments",
    reason: "A translation made for the old ones prints nonsense or crashes with the new ones.",
    severity: .error, direction: .worse, tally: .changed)

  package static func changes(in facts: ComparedFacts) -> [Change] {
    Dictionary(grouping: facts.leftovers.argumentShifts) { $0.use.message }.map { message, shifts in
      let rows = shifts.map { (old: facts.old.rows[Int($0.old)], new: facts.new.rows[Int($0.new)]) }
      let samples = rows.compactMap { facts.sample(old: $0.old, new: $0.new) }
      let (old, new) = (rows[0].old, rows[0].new)
      return facts.change(
        description, of: message, from: old.message, samples: samples,
        text: "takes \(types(facts.arguments[new.arguments])), before \(types(facts.arguments[old.arguments]))")
    }
  }

  private static func types(_ arguments: [MessageArgument]?) -> String {
    guard let arguments, !arguments.isEmpty else { return "no argument" }
    return arguments.map(\.typeName).joined(separator: " and ")
  }
}
