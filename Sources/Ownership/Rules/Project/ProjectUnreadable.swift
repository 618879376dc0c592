import Findings
import Projects

/// A file of the project that nobody can read: what it would have said is not known.
package enum ProjectUnreadable: ProjectRule {
  package static let description = RuleDescription(
    id: "project.unreadable", title: "a file of the project cannot be read", severity: .incomplete,
    reason: "What could not be read was not checked, and must not read as clean.")

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    let declared = facts.declared.notices.filter { $0.weight == .unreadable }.map { ($0.place, $0.message) }
    return (declared + facts.unreadable.map { ($0, problem($0, facts)) }).map { place, message in
      Draft(
        description, key: place.file, message: "\(place.file): \(message)",
        remedy: "make it readable, or take it out of what the manifest names", place: place)
    }
  }

  private static func problem(_ place: SourcePlace, _ facts: CheckFacts) -> String {
    "the file cannot be read" + (facts.unreadableReasons[place.file].map { ": \($0)" } ?? "")
  }
}
