extension FormatDiagnostic {
  /// One sentence in words, lower-case and without a full stop.
  package var message: String {
    switch self {
    case .argumentMissing(let position, let specifier): "'\(specifier)' wants argument \(position), which is not given"
    case .argumentUnused(let position): "argument \(position) is not shown and chooses no form"
    case .argumentMismatched(let position, let specifier):
      "'\(specifier)' wants another kind of value than argument \(position) has"
    case .numberAsObject(let position, let specifier):
      "'\(specifier)' wants an object, and argument \(position) is a number; right only where the code passes an NSNumber"
    case .integerTruncated(let position, let specifier):
      "argument \(position) does not fit '\(specifier)' and is cut; use %lld"
    case .positionsMixed(let text): "'\(text)' numbers some of its specifiers and not others"
    case .pluralFormMissing(let selection): selection.missingFormMessage
    case .nullShown(let variable, let reason): "variable '\(variable)' shows (null): \(reason.message)"
    case .placeholderShown(let variable):
      "the entry has no variable '\(variable)', so its reference is shown as it is written"
    case .specifierUnknown(let text):
      "'\(text)' is no specifier; a percent sign that is meant to be shown is written %%"
    case .specifierIncomplete(let text): "the text ends within the specifier '\(text)'"
    case .widthCut(let specifier, let most):
      "'\(specifier)' is wider than \(most) characters, the most that is shown here"
    case .numberOverflow(let text):
      "a number in a specifier of '\(text)' is too large, and nothing of the text is shown"
    case .nestedTooDeep(let variable): "variable '\(variable)' refers to itself or is nested too deep"
    case .deviceFormMissing(let device, let forms):
      "no variant for device '\(device)' among \(forms.joined(separator: ", ")), so the plain text is shown"
    }
  }
}

extension FormatDiagnostic {
  /// Whether the text here is no longer what a device shows, which reads what is not there, or nothing.
  ///
  /// A number under `%@` is not: whether it fits only the code knows. `(null)` and references that are shown as they are
  /// written are what a device shows, too.
  package var isMisfit: Bool {
    switch self {
    case .argumentMissing, .argumentMismatched, .integerTruncated, .widthCut, .numberOverflow, .specifierIncomplete,
      .nestedTooDeep:
      true
    case .numberAsObject, .argumentUnused, .positionsMixed, .pluralFormMissing, .nullShown, .placeholderShown,
      .specifierUnknown, .deviceFormMissing:
      false
    }
  }
}

extension FormatDiagnostic.NullReason {
  fileprivate var message: String {
    switch self {
    case .argumentMissing: "its argument is not given"
    case .argumentNotNumeric: "its argument is no number"
    case .formMissing: "no form fits and there is no 'other'"
    case .valueTypeMissing: "its rule has no NSStringFormatValueTypeKey"
    case .valueTypeInvalid(let type): "its NSStringFormatValueTypeKey '\(type)' is no specifier; write it as 'lld'"
    case .ruleUnknown(let type?): "its NSStringFormatSpecTypeKey '\(type)' is not NSStringPluralRuleType"
    case .ruleUnknown(nil): "its rule has no NSStringFormatSpecTypeKey"
    case .nestedTooDeep: "it refers to itself or is nested too deep"
    }
  }
}

extension PluralSelection {
  fileprivate var missingFormMessage: String {
    let shown = served.map { "'\($0.rawValue)' is shown" } ?? "nothing fits"
    let names = forms.map(\.rawValue).joined(separator: ", ")
    return
      "variable '\(variable)' has no form '\(category.rawValue)' (it has \(names.isEmpty ? "none" : names)), so \(shown)"
  }
}
