import HarnessRun
import HostEvidence
import InstalledProducts
import LocalizationRuntime
import Reports

/// The steps of one look-up as sentences, in the order in which a system takes them.
struct LookUpSteps {
  /// One step: a sentence, and lines that show what it is about.
  struct Step: Equatable {
    var sentence: String
    var details: [Detail] = []
  }

  struct Detail: Equatable {
    var text: String
    /// Whether this is what is shown in the end.
    var isServing = false
  }

  private let explanation: Explanation
  private var product: String { explanation.planned.product }

  init(_ explanation: Explanation) {
    self.explanation = explanation
  }

  var steps: [Step] {
    guard let message = explanation.message, let trace = message.trace else { return [missingBundle] }
    let languages = [user(trace), main(trace)] + (trace.asksMainBundle ? [asksMain] : [asked(trace), gate(trace)])
    let search = [
      explicit(trace), files(trace),
      Step(sentence: OutcomeWords(message, trace, codeText: explanation.planned.codeText).sentence),
    ]
    let formatting = FormattingWords(message, explanation.planned).steps.map { Step(sentence: $0) }
    return languages + search.compactMap(\.self) + formatting + knobs(trace)
  }
}

extension LookUpSteps {
  private var missingBundle: Step {
    Step(
      sentence:
        "\(product) asks the bundle \(explanation.asked), and no installed product has a bundle there: nothing is looked up"
    )
  }

  private func user(_ trace: LookUpTrace) -> Step {
    let source =
      switch trace.user.source {
      case .argument: "the launch argument -AppleLanguages"
      case .app: "the list in its own preferences"
      case .containingApp: "the list of the app that contains it"
      case .device: "the device's list"
      case .nowhere: "no preferences have a list, so it is en"
      }
    return Step(sentence: "\(product) reads \(list(trace.user.languages)): \(source)")
  }

  private func main(_ trace: LookUpTrace) -> Step {
    Step(
      sentence:
        "Its main bundle offers \(list(trace.main.offers)) and chooses \(trace.main.first): \(reason(trace.main)); it searches \(list(trace.main.searchList))"
    )
  }

  private var asksMain: Step { Step(sentence: "The code asks the main bundle, so that choice stands") }

  private func asked(_ trace: LookUpTrace) -> Step {
    Step(sentence: "The code asks the bundle \(explanation.asked), which offers \(list(trace.choice.offers))")
  }

  private func gate(_ trace: LookUpTrace) -> Step {
    let rule =
      switch trace.choice.gateRule {
      case .isMainBundle: "It is the main bundle: nothing holds it to other languages"
      case .mixedLocalizationsAllowed:
        "Nothing holds it to the main bundle's languages: \(product) sets CFBundleAllowMixedLocalizations"
      case .followsParent: "Nothing holds it to the main bundle's languages: \(product) is an extension"
      case .hostLanguages: "It is held to the list that the host passed, \(list(trace.choice.gate ?? []))"
      case .mainBundleLanguages: "It is held to what the main bundle chose, \(list(trace.choice.gate ?? []))"
      case .extensionGateClosed:
        "It is held to what the main bundle chose, \(list(trace.choice.gate ?? [])), as the device's extensionGate is closed"
      }
    return Step(
      sentence:
        "\(rule); it chooses \(trace.choice.first): \(reason(trace.choice)), and searches \(list(trace.choice.searchList))"
    )
  }

  private func explicit(_ trace: LookUpTrace) -> Step? {
    trace.explicit.map { explicit in
      Step(sentence: "The code asks for \(list(explicit.asked)), which \(list(explicit.candidates)) serves")
    }
  }

  private func files(_ trace: LookUpTrace) -> Step {
    let width = trace.candidates.map(\.file.count).max() ?? 0
    let details = trace.candidates.map { candidate in
      Detail(
        text: candidate.file.filled(to: width + 2) + Self.words(candidate.state), isServing: candidate.state == .entry)
    }
    return Step(sentence: "These files are asked for the table \(trace.table), in this order", details: details)
  }

  private static func words(_ state: TableCandidate.State) -> String {
    switch state {
    case .absent: "not there"
    case .unreadable(let reason): "does not parse: \(reason)"
    case .noEntry: "there, without the key"
    case .shadowed: "has the key, but the other file comes first"
    case .entry: "has the key"
    }
  }

  /// Points on which systems differ, or of which nothing sure is known.
  private func knobs(_ trace: LookUpTrace) -> [Step] {
    trace.knobs.map { knob in
      let source = knob.file.map { ", from \($0)" } ?? ""
      return Step(
        sentence:
          "This hangs on the device's \(knob.knob), which is \(knob.value): were it \(knob.otherValue), “\(knob.shown)” would be shown\(source)"
      )
    }
  }

  private func reason(_ choice: LanguageChoice) -> String {
    switch choice.step {
    case .gate: "the best match of the list that it is held to"
    case .userLanguages: "the best match of the list that was read"
    case .developmentRegion: "nothing in the list matches, so its development region counts"
    case .americanEnglish: "nothing in the list matches, nor does its development region, so en_US counts"
    case .firstOffer: "nothing matches, so the first that it offers counts"
    case .lastResort: "it offers nothing that could match"
    }
  }

  private func list(_ languages: [String]) -> String {
    languages.isEmpty ? "nothing" : languages.joined(separator: ", ")
  }
}
