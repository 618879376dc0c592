package import CallSites
package import Findings

/// One look-up of the sources, and what comes of it in each product that has the code.
///
/// It is a value between what code says and what rules think of it: bundles are resolved and keys are searched for, and
/// nothing is called right or wrong.
package struct JudgedLookUp: Sendable {
  /// What a look-up finds in one product.
  package enum Outcome: Sendable, Hashable {
    /// Syntax shows no bundle, table or key, or nobody says what lies there: nothing may be concluded.
    case unknown
    case found(KeyPlace)
    /// The bundle has the key, in another table.
    case inOtherTable(KeyPlace)
    /// Another owner's bundle has the key: that of the code itself, or one that the product holds.
    case inOtherBundle(KeyPlace)
    case nowhere
  }

  /// What one product makes of it.
  package struct Answer: Sendable, Hashable {
    package var product: String
    /// Nil where syntax does not show it.
    package var asked: AskedBundle?
    package var outcome: Outcome
    /// False for code that the product only links and that, as far as names show, nothing in it comes to.
    package var isReached = true
  }

  package var lookUp: LookUp
  /// The file, relative to the project's folder.
  package var file: String
  /// The owner that declares the code; nil for that of a product without an owner of its name.
  package var owner: String?
  /// Index of the code's module in the facts.
  package var module: Int
  /// In the manifest's order of products.
  package private(set) var answers: [Answer]
  /// The keys that it finds, each once.
  package let found: [KeyPlace]
  /// Code of previews, tests and debug builds, which no user runs.
  package var isOutsideRelease: Bool

  package var place: SourcePlace { SourcePlace(file: file, line: lookUp.line, column: lookUp.column) }

  init(
    lookUp: LookUp, file: String, owner: String?, module: Int, answers: [Answer], isOutsideRelease: Bool
  ) {
    self.lookUp = lookUp
    self.file = file
    self.owner = owner
    self.module = module
    self.answers = answers
    self.isOutsideRelease = isOutsideRelease
    var places: [KeyPlace] = []
    for answer in answers {
      if case .found(let place) = answer.outcome, !places.contains(place) { places.append(place) }
    }
    found = places
  }

  /// The same with another outcome wherever nothing was known.
  func deciding(_ outcome: Outcome) -> Self {
    var decided = self
    for index in answers.indices where answers[index].outcome == .unknown { decided.answers[index].outcome = outcome }
    return decided
  }
}
