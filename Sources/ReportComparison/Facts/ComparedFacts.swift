internal import HostEvidence

/// Everything that the classes of changes are told from.
package struct ComparedFacts: Sendable {
  let selection: ComparisonSelection
  let texts: SharedTexts
  let old: SelectedSide
  let new: SelectedSide
  let arguments: [Int32: [MessageArgument]]
  let matching: MessageMatching
  let pairing: RowPairing
  let shifts: LocalizationShifts
  let leftovers: Leftovers
  /// What each pair says, in the order of the pairs.
  let kinds: [PairKind]
  let staleTranslations: [StaleTranslation]
  let wholeOwners: [WholeOwner]
  let oldCoverage: SideCoverage
  let newCoverage: SideCoverage
  /// What the old report has and the new one was not asked to look at.
  let oldOmission: Omission
  /// … the other way round.
  let newOmission: Omission

  init(_ wholeOld: ComparedSide, _ wholeNew: ComparedSide, _ selection: ComparisonSelection) {
    self.selection = selection
    var (oldSide, newSide) = (wholeOld, wholeNew)
    oldCoverage = SideCoverage(wholeOld, besides: wholeNew)
    newCoverage = SideCoverage(wholeNew, besides: wholeOld)
    oldOmission = oldSide.omit(beyond: newCoverage, selection)
    newOmission = newSide.omit(beyond: oldCoverage, selection)
    texts = SharedTexts(oldSide.texts, newSide.texts)
    old = SelectedSide(oldSide, texts.oldNumbers, in: texts, selection)
    new = SelectedSide(newSide, texts.newNumbers, in: texts, selection)
    var arguments: [Int32: [MessageArgument]] = [:]
    for (number, list) in oldSide.arguments { arguments[texts.oldNumbers[Int(number)]] = list }
    for (number, list) in newSide.arguments { arguments[texts.newNumbers[Int(number)]] = list }
    self.arguments = arguments
    matching = MessageMatching(old, new)
    pairing = RowPairing(old, new, matching)
    shifts = LocalizationShifts(old, new, selection)
    leftovers = Leftovers(old, new, matching, pairing, arguments)
    var kinds = PairKinds(old, new, texts, shifts, pairing)
    kinds.findPlurals()
    staleTranslations = kinds.takeStaleTranslations()
    wholeOwners = kinds.takeWholeOwners()
    self.kinds = kinds.kinds
  }
}

/// A message whose source text changed while translations did not.
struct StaleTranslation: Sendable {
  /// Pairs that show the source text.
  var sources: [Int]
  /// Pairs whose translation is the same as before.
  var kept: [Int]
}

/// All messages of an owner that changed in one way in a product and a language.
struct WholeOwner: Sendable {
  var kind: PairKind
  var product: Int32
  var owner: Int32
  var list: Int32
  var messageCount: Int
  /// One of the pairs.
  var example: Int
}
