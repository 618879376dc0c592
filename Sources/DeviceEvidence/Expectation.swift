internal import HostEvidence
internal import LocalizationRuntime

/// What a message of an owner should show to the reader of this process.
struct Expectation {
  let product: String
  let owner: TestedOwner
  let message: TestedMessage
  /// The list that the process reads, best first.
  let readerLanguages: [String]

  /// The best language for the reader among those that the owner must have; the development region where none matches.
  var language: String {
    LanguageMatching.matches(preferences: readerLanguages, available: owner.languages).first ?? owner.developmentRegion
  }

  /// One sentence, nil where nothing is wrong.
  func problem(with observation: ObservationRecord) -> String? {
    if message.acceptedIn.contains("*") || message.acceptedIn.contains(language) { return nil }
    let shown = "\(product) shows \"\(observation.value ?? "")\" for \"\(message.key)\" of \(owner.name)"
    switch observation.outcome {
    case .noBundle: return "\(product) has no bundle \"\(observation.asked)\" of \(owner.name)"
    case .persisted: return nil
    case .key, .default:
      if language == owner.developmentRegion, !message.isInSource { return nil }
      return "\(shown): no table \(message.table) of \"\(observation.asked)\" that a reader of \(reader) gets has it"
    case .value:
      let served = observation.resolvedLocale ?? ""
      if isRight(served) { return nil }
      let source = served.isEmpty ? "a table outside any language" : served
      return "\(shown) from \(source), where a reader of \(reader) should get \(language)"
    }
  }

  private var reader: String { readerLanguages.joined(separator: ", ") }

  /// Whether a localization is the expected one, a variant of it, or suits the reader better still.
  private func isRight(_ served: String) -> Bool {
    if served.isEmpty { return owner.languages.count == 1 }
    let localization = served == "Base" ? owner.developmentRegion : served
    if localization == language || localization.hasPrefix(language + "-") { return true }
    let offers = [localization] + owner.languages.filter { $0 != localization }
    return LanguageMatching.matches(preferences: readerLanguages, available: offers).first == localization
  }
}
