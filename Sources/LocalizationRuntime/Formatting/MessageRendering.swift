internal import HostEvidence

/// The formatting of one message, while it goes on.
struct MessageRendering {
  let formatter: MessageFormatter
  let arguments: [MessageArgument]
  let variables: [String: PreparedVariable]
  var text = ""
  var steps: [String] = []
  var selections: [PluralSelection] = []
  var diagnostics: [FormatDiagnostic] = []
  /// The arguments that were asked for, as far as 64 go.
  private var used: UInt64 = 0
  /// The variables being expanded, outermost first.
  private var open: [String] = []
  /// The variables expanded so far.
  private var expansions = 0

  init(_ formatter: MessageFormatter, arguments: [MessageArgument], variables: [String: PreparedVariable]) {
    self.formatter = formatter
    self.arguments = arguments
    self.variables = variables
  }

  mutating func finished() -> FormattedMessage {
    for index in arguments.indices.prefix(64) where used & (1 << UInt64(index)) == 0 {
      diagnostics.append(.argumentUnused(position: index + 1))
    }
    return FormattedMessage(
      text: text, variant: Self.variant(steps), selections: selections,
      diagnostics: diagnostics)
  }

  /// One step is by far the most common, and needs no joining.
  private static func variant(_ steps: [String]) -> String? {
    steps.count > 1 ? steps.joined(separator: "/") : steps.first
  }

  /// The argument in a slot, which counts as used.
  mutating func argument(_ slot: Int) -> MessageArgument? {
    if slot < 64 { used |= 1 << UInt64(slot) }
    return slot < arguments.count ? arguments[slot] : nil
  }
}

// MARK: - One format

extension MessageRendering {
  /// What is known while one format is printed.
  struct Scope {
    /// The slot of the next argument.
    var next: Int
    /// Whether an argument was isolated; then all that follow are.
    var isolates = false
    /// Whether right-to-left text was found before or after an argument.
    var isRightToLeft = false
    /// UTF-8 offset in the printed text where the search for right-to-left text goes on.
    var scanned = 0
    /// Index of the segment being printed.
    var index = 0
  }

  /// Prints a format whose plain specifiers begin with the argument in slot `first`.
  mutating func render(_ format: ParsedFormat, first: Int = 0) {
    guard !format.overflows else {
      diagnostics.append(.numberOverflow(text: format.text))
      return
    }
    if format.mixesPositions { diagnostics.append(.positionsMixed(text: format.text)) }
    var scope = Scope(next: first)
    for (index, segment) in format.segments.enumerated() {
      scope.index = index
      render(segment, of: format, &scope)
    }
  }

  private mutating func render(_ segment: ParsedFormat.Segment, of format: ParsedFormat, _ scope: inout Scope) {
    switch segment {
    case .literal(let literal): text += literal
    case .specifier(let specifier): render(specifier, of: format, &scope)
    case .variable(let name, let position, let source): render(variable: name, position, source, &scope)
    case .unknown(let unknown):
      text += unknown
      diagnostics.append(.specifierUnknown("%" + unknown))
    case .incomplete(let source): diagnostics.append(.specifierIncomplete(source))
    }
  }
}

// MARK: - Variables

extension MessageRendering {
  /// As deep as Foundation goes where it checks formats; elsewhere it does not stop.
  static let deepest = 11
  /// Variables that name each other several times would print a text that grows without bound.
  private static let mostExpansions = 1_000

  private mutating func render(variable name: String, _ position: Int?, _ source: String, _ scope: inout Scope) {
    guard let variable = variables[name] else {
      text += source
      diagnostics.append(.placeholderShown(variable: name))
      return
    }
    guard variable.takesArgument else { return showNull(variable, .valueTypeMissing) }
    let slot = position ?? scope.next
    if position == nil { scope.next += 1 }
    expand(variable, slot: slot)
  }

  private mutating func expand(_ variable: PreparedVariable, slot: Int) {
    let argument = argument(slot)
    guard variable.isPlural else { return showNull(variable, .ruleUnknown(variable.specType)) }
    if case .invalid(let type) = variable.value { return showNull(variable, .valueTypeInvalid(type)) }
    guard let argument else { return showNull(variable, .argumentMissing, slot) }
    guard let number = number(argument, for: variable, slot) else {
      return showNull(variable, .argumentNotNumeric, slot)
    }
    let choice = PluralChoice.choose(number, conventions: formatter.plurals, from: variable.available)
    let selection = PluralSelection(
      variable: variable.name, argument: slot + 1, locale: formatter.pluralLocale, category: choice.category,
      served: choice.served, forms: variable.available)
    selections.append(selection)
    if selection.isFormMissing { diagnostics.append(.pluralFormMissing(selection)) }
    guard let served = choice.served, let form = variable.form(served) else {
      return showNull(variable, .formMissing)
    }
    show(form, of: variable, slot)
  }

  private mutating func show(_ form: PreparedVariable.Form, of variable: PreparedVariable, _ slot: Int) {
    expansions += 1
    guard open.count < Self.deepest, expansions <= Self.mostExpansions, !open.contains(variable.name) else {
      diagnostics.append(.nestedTooDeep(variable: variable.name))
      return showNull(variable, .nestedTooDeep)
    }
    if !steps.contains(form.step) { steps.append(form.step) }
    open.append(variable.name)
    render(form.format, first: slot)
    open.removeLast()
  }

  private mutating func showNull(
    _ variable: PreparedVariable, _ reason: FormatDiagnostic.NullReason, _ slot: Int? = nil
  ) {
    text += "(null)"
    diagnostics.append(.nullShown(variable: variable.name, reason))
    guard let slot else { return }
    switch reason {
    case .argumentMissing: diagnostics.append(.argumentMissing(position: slot + 1, specifier: "%#@\(variable.name)@"))
    case .argumentNotNumeric:
      diagnostics.append(.argumentMismatched(position: slot + 1, specifier: "%#@\(variable.name)@"))
    default: break
    }
  }

  /// What the variable counts; nil where its argument is no number.
  private mutating func number(
    _ argument: MessageArgument, for variable: PreparedVariable, _ slot: Int
  ) -> PluralChoice.Number? {
    switch (argument, variable.value) {
    case (.string, _), (_, .text), (_, .invalid), (_, .missing): return nil
    case (.integer(let value), .integer(let size)): return .integer(PlainNumber.truncated(value, size: size))
    case (.integer(let value), .object): return .integer(value)
    case (.double(let value), .object), (.double(let value), .double): return .double(value)
    case (.integer(let value), .double):
      diagnostics.append(.argumentMismatched(position: slot + 1, specifier: "%#@\(variable.name)@"))
      return .double(Double(value))
    case (.double(let value), .integer):
      diagnostics.append(.argumentMismatched(position: slot + 1, specifier: "%#@\(variable.name)@"))
      return .integer(Int(exactly: value.rounded(.towardZero)) ?? 0)
    }
  }
}
