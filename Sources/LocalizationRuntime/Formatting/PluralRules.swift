// The one file that asks ICU for plural categories.
#if canImport(_FoundationICU)
  internal import _FoundationICU

  /// One locale's cardinal plural rules, opened when they are first needed.
  struct PluralRules: ~Copyable {
    private let locale: String
    private var isOpened = false
    private var openRules: OpaquePointer?

    init(locale: String) { self.locale = locale }

    deinit {
      if let openRules { swift_uplrules_close(openRules) }
    }

    /// Nil where ICU has none.
    private var rules: OpaquePointer? {
      mutating get {
        if !isOpened {
          var status = U_ZERO_ERROR
          let opened = swift_uplrules_open(locale, &status)
          openRules = status.rawValue <= 0 ? opened : nil
          isOpened = true
        }
        return openRules
      }
    }

    mutating func category(of number: Double) -> PluralCategory {
      guard let rules else { return .other }
      return withUnsafeTemporaryAllocation(of: UChar.self, capacity: Self.keywordCapacity) { buffer in
        var status = U_ZERO_ERROR
        let count = swift_uplrules_select(rules, number, buffer.baseAddress, Int32(buffer.count), &status)
        guard status.rawValue <= 0, count > 0, count <= buffer.count else { return .other }
        let keyword = String(utf16: buffer.prefix(Int(count)))
        return PluralCategory(rawValue: keyword) ?? .other
      }
    }

    /// Every category that the rules name.
    var categories: Set<PluralCategory> {
      mutating get {
        var status = U_ZERO_ERROR
        guard let rules, let keywords = swift_uplrules_getKeywords(rules, &status) else { return [.other] }
        defer { swift_uenum_close(keywords) }
        var categories: Set<PluralCategory> = [.other]
        while status.rawValue <= 0, let keyword = swift_uenum_next(keywords, nil, &status) {
          if let category = PluralCategory(rawValue: String(cString: keyword)) { categories.insert(category) }
        }
        return categories
      }
    }

    private static let keywordCapacity = 32
  }
#else
  /// The root locale's plural rules: without ICU there are no others, and on Apple platforms Foundation formats.
  struct PluralRules: ~Copyable {
    init(locale: String) {}

    func category(of number: Double) -> PluralCategory { .other }

    var categories: Set<PluralCategory> { [.other] }
  }
#endif
