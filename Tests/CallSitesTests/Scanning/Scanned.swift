#if canImport(SwiftParser)
  import CallSites

  /// The look-ups of a piece of code.
  func scanned(_ code: String, helpers: [String] = []) -> [LookUp] {
    FileScanner.scan(Array(code.utf8), path: "Sources/A.swift", helpers: helpers).lookUps
  }

  /// The keys of a piece of code as the compiler most likely makes them, dynamic ones in braces.
  func keys(_ code: String) -> [String] {
    scanned(code).map { lookUp in
      if case .dynamic(let expression) = lookUp.key { return "{\(expression)}" }
      return lookUp.key.likelyKey ?? ""
    }
  }

  extension LookUp {
    /// The look-up without its place and context.
    var bare: LookUp {
      LookUp(
        line: 0, column: 0, api: api, key: key, table: table, bundle: bundle, defaultValue: defaultValue,
        comment: comment, locale: locale)
    }

    /// What a test expects, without place and context.
    static func expected(
      _ api: LookUpAPI, _ key: KeyText, table: TableName = .unsaid, bundle: BundleExpression = .unsaid,
      defaultValue: KeyText? = nil, comment: String? = nil, locale: LocaleExpression = .unsaid
    ) -> LookUp {
      LookUp(
        line: 0, column: 0, api: api, key: key, table: table, bundle: bundle, defaultValue: defaultValue,
        comment: comment, locale: locale)
    }
  }
#endif
