/// Walks through every form of an entry and notes what stands at each argument position.
struct ArgumentScan {
  private var found: [Int: ArgumentSignature.Kind] = [:]
  /// The variables being walked through: one inside itself ends there.
  private var open: [String] = []
  /// The variables walked through, each once at a slot: they may name each other many times.
  private var seen: Set<Visit> = []

  private struct Visit: Hashable {
    var variable: String
    var slot: Int
  }

  /// The kinds by position; a position that nothing names is an object.
  var kinds: [ArgumentSignature.Kind] {
    let count = (found.keys.max() ?? -1) + 1
    return (0..<count).map { found[$0] ?? .object }
  }

  mutating func scan(_ entry: PreparedEntry) {
    switch entry.content {
    case .text(let format): scan(format, first: 0, variables: [:])
    case .rule(let rule):
      seen.removeAll()
      if let format = rule.format { scan(format, first: 0, variables: rule.variables) }
      if let plain = rule.plain { scan(plain, first: 0, variables: [:]) }
      for width in rule.widths ?? [] { scan(width.format, first: 0, variables: [:]) }
      for (_, device) in (rule.devices ?? [:]).sorted(by: { $0.key < $1.key }) { scan(device) }
    }
  }

  private mutating func scan(_ format: ParsedFormat, first: Int, variables: [String: PreparedVariable]) {
    var next = first
    for segment in format.segments {
      switch segment {
      case .literal, .unknown, .incomplete: continue
      case .specifier(let specifier): scan(specifier, next: &next)
      case .variable(let name, let position, _):
        guard let variable = variables[name], variable.takesArgument else { continue }
        let slot = position ?? next
        if position == nil { next += 1 }
        scan(variable, slot: slot, variables: variables)
      }
    }
  }

  private mutating func scan(_ specifier: FormatSpecifier, next: inout Int) {
    guard !specifier.flags.contains(.space) else { return }
    for operand in [specifier.width, specifier.precision] {
      switch operand {
      case .none, .fixed: continue
      case .position(let slot): note(.integer, at: slot)
      case .next:
        note(.integer, at: next)
        next += 1
      }
    }
    note(specifier.conversion.kind, at: specifier.position ?? next)
    if specifier.position == nil { next += 1 }
  }

  private mutating func scan(_ variable: PreparedVariable, slot: Int, variables: [String: PreparedVariable]) {
    guard !open.contains(variable.name), slot <= Int(Int8.max),
      seen.insert(Visit(variable: variable.name, slot: slot)).inserted
    else { return }
    // The rule's own type decides what is counted; a form may print the number in another way.
    if let kind = variable.value.kind { found[slot] = kind }
    open.append(variable.name)
    for category in variable.available {
      guard let form = variable.form(category) else { continue }
      scan(form.format, first: slot, variables: variables)
    }
    open.removeLast()
  }

  /// A number is stronger than an object at the same position; else the first that was found stands.
  private mutating func note(_ kind: ArgumentSignature.Kind, at slot: Int) {
    if found[slot] == nil || found[slot] == .object { found[slot] = kind }
  }
}

extension FormatSpecifier.Conversion {
  fileprivate var kind: ArgumentSignature.Kind {
    switch self {
    case .integer, .character, .pointer: .integer
    case .double: .double
    case .object, .text, .hidden: .object
    }
  }
}

extension PreparedVariable.Value {
  /// Nil where the variable counts nothing.
  fileprivate var kind: ArgumentSignature.Kind? {
    switch self {
    case .integer, .object: .integer
    case .double: .double
    case .text, .invalid, .missing: nil
    }
  }
}
