// The one file that asks ICU to format numbers.
#if canImport(_FoundationICU)
  internal import _FoundationICU

  /// One opened number format, set up as CoreFoundation does it for one kind of specifier.
  final class LocalizedNumberFormat {
    private let format: UnsafeMutablePointer<UNumberFormat?>?

    init(locale: String, style: NumberStyle) {
      var status = U_ZERO_ERROR
      let kind = style.kind == .scientific ? UNUM_SCIENTIFIC : UNUM_DECIMAL
      format = swift_unum_open(kind, nil, 0, locale, nil, &status)
      apply(style)
    }

    deinit {
      if let format { swift_unum_close(format) }
    }

    func text(of value: Int) -> String {
      text { swift_unum_formatInt64(format, Int64(value), $0, $1, nil, $2) } ?? String(value)
    }

    func text(of value: Double) -> String {
      text { swift_unum_formatDouble(format, value, $0, $1, nil, $2) } ?? String(value)
    }

    var decimalSeparator: String {
      text { swift_unum_getSymbol(format, UNUM_DECIMAL_SEPARATOR_SYMBOL, $0, $1, $2) } ?? "."
    }
  }

  extension LocalizedNumberFormat {
    /// The order of the calls is CoreFoundation's: a pattern resets what was set before it.
    private func apply(_ style: NumberStyle) {
      guard format != nil else { return }
      applyPattern(style)
      set(UNUM_FORMAT_WIDTH, 0)
      set(UNUM_MAX_FRACTION_DIGITS, style.digits)
      set(UNUM_MIN_FRACTION_DIGITS, style.kind == .integer ? 0 : style.digits)
      if style.showsPlus { apply(pattern: "+" + pattern) }
      applyPadding(style)
      if style.kind == .scientific {
        set(UNUM_MIN_SIGNIFICANT_DIGITS, style.digits + 1)
        set(UNUM_MAX_SIGNIFICANT_DIGITS, style.digits + 1)
      }
    }

    private func applyPattern(_ style: NumberStyle) {
      switch style.kind {
      case .integer, .fixed: break
      case .scientific:
        apply(pattern: "#E+00")
        set(UNUM_SIGNIFICANT_DIGITS_USED, 1)
      case .general: apply(pattern: generalPattern(style))
      }
    }

    /// `@##,###`, or `@#####E+00`.
    private func generalPattern(_ style: NumberStyle) -> String {
      var pattern = Array("@" + String(repeating: "#", count: max(0, style.digits - 1)))
      guard !style.isScientific else { return String(pattern) + "E+00" }
      let first = attribute(UNUM_GROUPING_SIZE)
      let second = attribute(UNUM_SECONDARY_GROUPING_SIZE)
      guard first > 0, style.digits > first else { return String(pattern) }
      pattern.insert(",", at: style.digits - first)
      if second > 0, style.digits > first + second { pattern.insert(",", at: style.digits - first - second) }
      return String(pattern)
    }

    private func applyPadding(_ style: NumberStyle) {
      let width = style.isPreciseInteger ? style.digits : style.width
      set(UNUM_FORMAT_WIDTH, width)
      let isLeft = style.flags.contains(.minus)
      if style.padsWithZeros, width > 0, style.kind == .integer {
        set(UNUM_MIN_INTEGER_DIGITS, width)
      }
      let position =
        style.isPreciseInteger || (style.padsWithZeros && !isLeft)
        ? UNUM_PAD_AFTER_PREFIX : (isLeft ? UNUM_PAD_AFTER_SUFFIX : UNUM_PAD_BEFORE_PREFIX)
      set(UNUM_PADDING_POSITION, Int(position.rawValue))
      if !style.padsWithZeros { setPadding(" ") }
      if style.padsWithZeros, style.kind == .general { setPadding("0") }
    }

    private func set(_ attribute: UNumberFormatAttribute, _ value: Int) {
      swift_unum_setAttribute(format, attribute, Int32(clamping: value))
    }

    private func attribute(_ attribute: UNumberFormatAttribute) -> Int {
      Int(swift_unum_getAttribute(format, attribute))
    }

    private func setPadding(_ character: String) {
      var status = U_ZERO_ERROR
      let units = Array(character.utf16)
      swift_unum_setTextAttribute(format, UNUM_PADDING_CHARACTER, units, Int32(units.count), &status)
    }

    private var pattern: String {
      text { swift_unum_toPattern(format, 0, $0, $1, $2) } ?? "#,##0.###"
    }

    private func apply(pattern: String) {
      var status = U_ZERO_ERROR
      let units = Array(pattern.utf16)
      swift_unum_applyPattern(format, 0, units, Int32(units.count), nil, &status)
    }

    /// What an ICU call writes into a buffer, which is made larger once where the text does not fit.
    private func text(
      _ call: (UnsafeMutablePointer<UChar>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> String? {
      guard format != nil else { return nil }
      var capacity = 128
      for _ in 0..<2 {
        let (text, needed) = withUnsafeTemporaryAllocation(of: UChar.self, capacity: capacity) { buffer in
          var status = U_ZERO_ERROR
          let count = Int(call(buffer.baseAddress, Int32(capacity), &status))
          guard status.rawValue <= 0, count <= capacity else { return (String?.none, count) }
          return (String(utf16: buffer.prefix(count)), count)
        }
        if let text { return text }
        guard needed > capacity else { return nil }
        capacity = needed + 1
      }
      return nil
    }
  }
#else
  /// Ungrouped digits: without ICU there are no conventions, and on Apple platforms Foundation formats.
  final class LocalizedNumberFormat {
    init(locale: String, style: NumberStyle) {}

    func text(of value: Int) -> String { String(value) }
    func text(of value: Double) -> String { String(value) }
    var decimalSeparator: String { "." }
  }
#endif
