import HostEvidence
import InstalledProducts
import LocalizationRuntime
import OwnershipManifest

/// Says how a text was filled with its arguments: which locale formatted, which plural forms were taken, what did not fit.
struct FormattingWords {
  private let message: ResolvedMessage
  private let planned: PlannedObservation

  init(_ message: ResolvedMessage, _ planned: PlannedObservation) {
    self.message = message
    self.planned = planned
  }

  /// One sentence each; none for a text that takes no arguments.
  var steps: [String] {
    guard !planned.arguments.isEmpty || !message.diagnostics.isEmpty else { return [] }
    return [locale] + message.selections.map(selection) + message.diagnostics.compactMap(diagnostic)
  }

  private var locale: String {
    switch planned.formatting {
    case .current:
      "Numbers and plural forms follow \(message.formattingLocale): the main bundle's language, the device's region"
    case .none: "The code formats without a locale, so numbers and plural forms follow \(message.formattingLocale)"
    case .locale(let identifier): "The code formats with \(identifier)"
    }
  }

  private func selection(_ selection: PluralSelection) -> String {
    let argument =
      planned.arguments.indices.contains(selection.argument - 1) ? planned.arguments[selection.argument - 1] : nil
    let value = argument.map { " (\(ExplanationText.list([$0])))" } ?? ""
    let forms = selection.forms.map(\.rawValue).joined(separator: ", ")
    let rules = selection.locale.isEmpty ? "the root rules" : "the rules of \(selection.locale)"
    let needed =
      "The variable \"\(selection.variable)\" counts argument \(selection.argument)\(value): by \(rules) that is \(selection.category.rawValue)"
    guard selection.isFormMissing else { return "\(needed), and that form is taken" }
    let served = selection.served.map { "\($0.rawValue) is taken instead" } ?? "nothing can be taken instead"
    return "\(needed), the entry has \(forms.isEmpty ? "no form" : "only \(forms)"), and \(served)"
  }

  /// Nil where a selection says it already.
  private func diagnostic(_ diagnostic: FormatDiagnostic) -> String? {
    switch diagnostic {
    case .argumentMissing(let position, let specifier):
      "\(specifier) wants argument \(position), which the call does not give"
    case .argumentUnused(let position): "Argument \(position) of the call is not shown anywhere in this text"
    case .argumentMismatched(let position, let specifier):
      "Argument \(position) is of another kind than \(specifier) wants"
    case .numberAsObject(let position, let specifier):
      "Argument \(position) is a number and \(specifier) wants an object: right only where the code passes an NSNumber"
    case .integerTruncated(let position, let specifier): "Argument \(position) does not fit \(specifier) and is cut"
    case .positionsMixed(let text): "“\(text)” numbers some of its specifiers and not others"
    case .pluralFormMissing: nil
    case .nullShown(let variable, _): "The variable \"\(variable)\" shows (null)"
    case .placeholderShown(let variable):
      "The entry does not define the variable \"\(variable)\", which is shown as it is written"
    case .specifierUnknown(let text): "“\(text)” is no specifier, and is shown without its percent sign"
    case .specifierIncomplete(let text): "The text ends within “\(text)”, for which nothing is shown"
    case .numberOverflow(let text): "A number in “\(text)” is too large, and the whole text is lost"
    case .widthCut(let specifier, let most):
      "\(specifier) is wider than \(most) characters, the most that is shown here"
    case .nestedTooDeep(let variable): "The variable \"\(variable)\" refers to itself"
    case .deviceFormMissing(let device, let forms):
      "The entry has forms for \(forms.joined(separator: ", ")) and none for \(device), so its plain text is shown"
    }
  }
}
