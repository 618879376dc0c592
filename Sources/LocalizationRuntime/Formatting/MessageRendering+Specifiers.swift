internal import HostEvidence

extension MessageRendering {
  /// A specifier with the values of its operands.
  private struct Resolved {
    var specifier: FormatSpecifier
    var flags: FormatFlags
    var width: Int
    var precision: Int?
    /// 0-based.
    var slot: Int
  }

  mutating func render(_ specifier: FormatSpecifier, of format: ParsedFormat, _ scope: inout Scope) {
    if specifier.width == .none, specifier.precision == .none {
      let slot = specifier.position ?? scope.next
      if specifier.position == nil { scope.next += 1 }
      let plain = Resolved(specifier: specifier, flags: specifier.flags, width: 0, precision: nil, slot: slot)
      return render(plain, of: format, &scope)
    }
    let width = operand(specifier.width, &scope) ?? 0
    let precision = operand(specifier.precision, &scope)
    if max(width.magnitude, (precision ?? 0).magnitude) > UInt(Self.widest) {
      diagnostics.append(.widthCut(specifier: specifier.source, most: Self.widest))
    }
    let slot = specifier.position ?? scope.next
    if specifier.position == nil { scope.next += 1 }
    var resolved = Resolved(
      specifier: specifier, flags: specifier.flags, width: min(width.magnitude.asInt, Self.widest), slot: slot)
    if width < 0 {
      resolved.flags.insert(.minus)
      resolved.flags.remove(.zero)
    }
    resolved.precision = precision.flatMap { $0 < 0 ? nil : min($0, Self.widest) }
    render(resolved, of: format, &scope)
  }

  /// No text on a screen is wider; a hostile table must not fill the memory.
  private static let widest = 4_096

  private mutating func operand(_ operand: FormatSpecifier.Operand, _ scope: inout Scope) -> Int? {
    let slot: Int
    switch operand {
    case .none: return nil
    case .fixed(let value): return value
    case .position(let position): slot = position
    case .next:
      slot = scope.next
      scope.next += 1
    }
    guard case .integer(let value) = argument(slot) else {
      diagnostics.append(.argumentMismatched(position: slot + 1, specifier: "*"))
      return nil
    }
    return PlainNumber.truncated(value, size: 4)
  }

  private mutating func render(_ resolved: Resolved, of format: ParsedFormat, _ scope: inout Scope) {
    let argument = argument(resolved.slot)
    if resolved.specifier.conversion == .hidden { return }
    guard let argument else {
      diagnostics.append(.argumentMissing(position: resolved.slot + 1, specifier: resolved.specifier.source))
      text += resolved.specifier.conversion.placeholder
      return
    }
    switch resolved.specifier.conversion {
    case .object:
      if !argument.isText {
        diagnostics.append(.numberAsObject(position: resolved.slot + 1, specifier: resolved.specifier.source))
      }
      isolate(description(of: argument), of: format, &scope)
    case .hidden: break
    case .integer(let letter, let isUppercase):
      guard let value = integer(argument, resolved) else { return }
      text += integerText(value, letter, isUppercase, resolved)
    case .double(let letter, let isUppercase):
      guard let value = double(argument, resolved) else { return }
      text += doubleText(value, letter, isUppercase, resolved)
    case .character(let isWide):
      guard let value = integer(argument, resolved) else { return }
      let character = Self.character(value, isWide: isWide)
      text += isWide ? character : PlainNumber.padded(character, flags: resolved.flags, width: resolved.width)
    case .pointer:
      guard let value = integer(argument, resolved) else { return }
      text += PlainNumber.padded(
        "0x" + String(UInt(bitPattern: value), radix: 16), flags: resolved.flags, width: resolved.width)
    case .text: renderText(argument, resolved)
    }
  }
}

// MARK: - Kinds of values

extension MessageRendering {
  /// The integer that a specifier reads; nil where the argument is a text, which is then shown as it is.
  private mutating func integer(_ argument: MessageArgument, _ resolved: Resolved) -> Int? {
    let value: Int
    switch argument {
    case .integer(let integer): value = integer
    case .double(let double):
      mismatch(resolved)
      value = Int(exactly: double.rounded(.towardZero)) ?? 0
    case .string(let string):
      mismatch(resolved)
      text += string
      return nil
    }
    let size = resolved.specifier.size
    if PlainNumber.truncated(value, size: size) != value, !isUnsignedFit(value, resolved) {
      diagnostics.append(.integerTruncated(position: resolved.slot + 1, specifier: resolved.specifier.source))
    }
    return value
  }

  /// Whether an unsigned specifier prints the whole value.
  private func isUnsignedFit(_ value: Int, _ resolved: Resolved) -> Bool {
    switch resolved.specifier.conversion {
    case .integer(let letter, _) where letter != UInt8(ascii: "d"):
      value >= 0 && value >> (resolved.specifier.size * 8) == 0
    case .character: value >= 0 && value <= 0xFFFF
    case .pointer: true
    default: false
    }
  }

  private mutating func double(_ argument: MessageArgument, _ resolved: Resolved) -> Double? {
    switch argument {
    case .double(let double): return double
    case .integer(let integer):
      mismatch(resolved)
      return Double(integer)
    case .string(let string):
      mismatch(resolved)
      text += string
      return nil
    }
  }

  private mutating func mismatch(_ resolved: Resolved) {
    diagnostics.append(.argumentMismatched(position: resolved.slot + 1, specifier: resolved.specifier.source))
  }

  private mutating func renderText(_ argument: MessageArgument, _ resolved: Resolved) {
    // No argument that a message can have is a C string.
    mismatch(resolved)
    let whole = description(of: argument)
    let shown = resolved.precision.map { String(whole.prefix($0)) } ?? whole
    text += PlainNumber.padded(shown, flags: resolved.flags, width: resolved.width)
  }

  private static func character(_ value: Int, isWide: Bool) -> String {
    let unit = isWide ? UInt32(UInt16(truncatingIfNeeded: value)) : UInt32(UInt8(truncatingIfNeeded: value))
    guard unit != 0 || isWide else { return "" }
    return Unicode.Scalar(unit).map { String(Character($0)) } ?? "\u{FFFD}"
  }
}

// MARK: - Numbers

extension MessageRendering {
  private func integerText(_ value: Int, _ letter: UInt8, _ isUppercase: Bool, _ resolved: Resolved) -> String {
    let isLocalized = letter == UInt8(ascii: "d") || letter == UInt8(ascii: "u")
    guard isLocalized, let numbers = formatter.numbers else {
      return PlainNumber.text(
        of: value, letter: letter, isUppercase: isUppercase, size: resolved.specifier.size, flags: resolved.flags,
        width: resolved.width, precision: resolved.precision)
    }
    let integer = PlainNumber.truncated(value, size: resolved.specifier.size)
    if resolved.flags.isEmpty, resolved.width == 0, resolved.precision == nil { return numbers.text(of: integer) }
    return numbers.text(of: .init(number: .integer(integer), style: style(.integer, resolved)))
  }

  private func doubleText(_ value: Double, _ letter: UInt8, _ isUppercase: Bool, _ resolved: Resolved) -> String {
    guard let numbers = formatter.numbers else { return plain(value, letter, isUppercase, resolved) }
    let kind: NumberStyle.Kind
    switch letter {
    case UInt8(ascii: "f"): kind = .fixed
    case UInt8(ascii: "e"): kind = .scientific
    case UInt8(ascii: "g"): kind = .general
    default:
      let text = plain(value, letter, isUppercase, resolved)
      guard let point = text.firstIndex(of: ".") else { return text }
      return text.replacing(".", with: numbers.decimalSeparator, subrange: point..<text.endIndex, maxReplacements: 1)
    }
    return numbers.text(of: .init(number: .double(value), style: style(kind, resolved)))
  }

  private func plain(_ value: Double, _ letter: UInt8, _ isUppercase: Bool, _ resolved: Resolved) -> String {
    PlainNumber.text(
      of: value, letter: letter, isUppercase: isUppercase, flags: resolved.flags, width: resolved.width,
      precision: resolved.precision)
  }

  private func style(_ kind: NumberStyle.Kind, _ resolved: Resolved) -> NumberStyle {
    NumberStyle(
      kind: kind, flags: resolved.flags.intersection([.zero, .minus, .plus]), width: resolved.width,
      precision: resolved.precision)
  }

  /// What `%@` prints: numbers as `NSNumber` describes itself in the locale.
  private func description(of argument: MessageArgument) -> String {
    switch argument {
    case .string(let string): return string
    case .integer(let value): return formatter.numbers?.text(of: value) ?? String(value)
    case .double(let value):
      guard let numbers = formatter.numbers else {
        return PlainNumber.text(
          of: value, letter: UInt8(ascii: "g"), isUppercase: false, flags: [], width: 0, precision: 16)
      }
      return numbers.text(of: .init(number: .double(value), style: NumberStyle(kind: .general, precision: 16)))
    }
  }
}

// MARK: - Isolates

extension MessageRendering {
  /// Prints a value, between U+2068 and U+2069 where it stands in right-to-left text and is none itself.
  ///
  /// Right-to-left text is what was printed before it or what the format still has; after one isolated value all are.
  /// Only with a locale.
  private mutating func isolate(_ value: String, of format: ParsedFormat, _ scope: inout Scope) {
    guard formatter.numbers != nil else {
      text += value
      return
    }
    if !scope.isolates {
      if !scope.isRightToLeft {
        let printed = text[text.utf8.index(text.startIndex, offsetBy: scope.scanned)...]
        scope.isRightToLeft = format.lastRightToLeftSegment > scope.index || RightToLeft.isIn(printed.utf8)
      }
      scope.isolates = scope.isRightToLeft && !RightToLeft.isIn(value[...].utf8)
    }
    if scope.isolates {
      text += "\u{2068}"
      text += value
      text += "\u{2069}"
    } else {
      text += value
      scope.scanned = text.utf8.count
    }
  }
}

extension MessageArgument {
  fileprivate var isText: Bool { if case .string = self { true } else { false } }
}

extension FormatSpecifier.Conversion {
  /// What stands for an argument that is not there.
  fileprivate var placeholder: String {
    switch self {
    case .object, .text: "(null)"
    case .integer, .double: "0"
    case .pointer: "0x0"
    case .character, .hidden: ""
    }
  }
}

extension UInt {
  fileprivate var asInt: Int { Int(clamping: self) }
}
