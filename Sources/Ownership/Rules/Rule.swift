/// A rule: it has a description and is of one or more of the kinds below.
package protocol Rule: Sendable {
  static var description: RuleDescription { get }
}

/// Names the cause of what one observation shows; the first cause that applies silences the others (`CauseOrder`).
package protocol CauseRule: Rule {
  /// The draft of a finding where this is the cause, else nil.
  static func cause(of observation: JudgedObservation) -> Draft?
}

/// Looks at several observations, or at what is around them; runs after the causes are known.
package protocol RunRule: Rule {
  static func drafts(in judgement: Judgement) -> [Draft]
}

/// Looks at one table of one owner, without anything being built or run.
package protocol TableRule: Rule {
  static func drafts(in table: CheckedTable) -> [Draft]
}

/// Looks at what the project declares and holds as a whole: owners, targets, several tables, sources.
package protocol ProjectRule: Rule {
  static func drafts(in facts: CheckFacts) -> [Draft]
}

/// Looks at built products, without anything being played.
package protocol ProductRule: Rule {
  static func drafts(in facts: InspectFacts) -> [Draft]
}
