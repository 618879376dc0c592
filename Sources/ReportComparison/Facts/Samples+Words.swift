internal import HostEvidence

extension [Change.Sample] {
  /// `pl to en, ru to en`: which localization served before and which does now.
  var localizationSteps: String {
    steps { shown in
      guard let localization = shown?.localization else { return "no language" }
      return localization.isEmpty ? "a table at the root" : localization
    }
  }

  /// `one to other`: which variant was chosen before and which is now.
  var variantSteps: String {
    steps { shown in
      let parts = (shown?.variant ?? "").split(separator: "/").compactMap { $0.split(separator: ".").last }
      return parts.isEmpty ? "no form" : parts.joined(separator: "/")
    }
  }

  private func steps(_ name: (Change.Shown?) -> String) -> String {
    let steps = Set(map { "\(name($0.old)) to \(name($0.new))" }).sortedByBytes()
    let rest = steps.count - 4
    return steps.prefix(4).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// What stands in for a text: `its key`.
  func substitute(_ side: (Change.Sample) -> Change.Shown?) -> String {
    let words = Set(compactMap { side($0)?.outcome.substituteWords })
    return words.sortedByBytes().joined(separator: " or ")
  }
}

extension Outcome {
  fileprivate var substituteWords: String {
    switch self {
    case .key: "its key"
    case .default: "the default of the call"
    case .noBundle: "nothing"
    case .persisted: "stored text"
    case .value: "a text"
    }
  }
}
