#if canImport(SwiftParser)
  import SwiftSyntax

  extension FileScanner {
    /// Notes what a call looks up, if it does.
    mutating func read(_ call: CallArguments, _ syntax: FunctionCallExprSyntax) {
      switch call.typeName {
      case "String", "AttributedString", "NSAttributedString":
        if let key = call["localized"] {
          let api: LookUpAPI = call.typeName == "String" ? .string : .attributedString
          return readLocalized(api, key, call, syntax)
        }
      case "LocalizationValue" where !call.arguments.isEmpty: return readValue(.string, call, syntax)
      case "LocalizedStringResource" where !call.arguments.isEmpty: return readValue(.resource, call, syntax)
      case "LocalizedStringKey" where !call.arguments.isEmpty: return readValue(.localizedStringKey, call, syntax)
      case nil where call.isImplicitInitializer:
        if let key = call["localized"] { return readLocalized(.string, key, call, syntax) }
      default: break
      }
      readNamed(call, syntax)
    }

    private mutating func readNamed(_ call: CallArguments, _ syntax: FunctionCallExprSyntax) {
      switch call.name {
      case "NSLocalizedString" where !call.isMember:
        if let key = call.unlabeled { readPlain(.nsLocalizedString, key, call, syntax) }
      case "localizedString", "localizedAttributedString":
        if let key = call["forKey"], call.isMember { readPlain(.bundleMethod, key, call, syntax) }
      case "localizedUserNotificationString":
        if let key = call["forKey"] { readPlain(.notification, key, call, syntax) }
      default: if importsInterfaces { readInterface(call, syntax) }
      }
    }

    /// `NSLocalizedString` and other calls that take the key as a plain string.
    private mutating func readPlain(
      _ api: LookUpAPI, _ expression: ExprSyntax, _ call: CallArguments, _ syntax: FunctionCallExprSyntax
    ) {
      var settings = reader.settings(of: call)
      if api == .bundleMethod, let base = call.base { settings.bundle = reader.bundle(base) }
      settings.locale = FormattingCall.locale(of: syntax, reader) ?? settings.locale
      for branch in reader.branches(expression) {
        note(api, at: branch, key: reader.plainKey(of: branch), settings: settings)
      }
    }

    /// `String(localized:)` with a literal, a value, a resource or a symbol.
    private mutating func readLocalized(
      _ api: LookUpAPI, _ expression: ExprSyntax, _ call: CallArguments, _ syntax: FunctionCallExprSyntax
    ) {
      let settings = reader.settings(of: call)
      for branch in reader.branches(expression) { readKey(api, branch, settings) }
    }

    /// `LocalizedStringResource("…")`, `LocalizedStringKey("…")`, `String.LocalizationValue("…")`.
    private mutating func readValue(_ api: LookUpAPI, _ call: CallArguments, _ syntax: FunctionCallExprSyntax) {
      guard let first = call.arguments.first, [nil, "stringLiteral"].contains(first.label) else { return }
      let settings = reader.settings(of: call)
      for branch in reader.branches(first.value) { readKey(api, branch, settings) }
    }

    /// One key expression in a place that takes localizable values.
    mutating func readKey(_ api: LookUpAPI, _ expression: ExprSyntax, _ settings: CallSettings) {
      if let call = expression.as(FunctionCallExprSyntax.self), let inner = CallArguments(call),
        let value = wrapped(inner)
      {
        consumed.insert(call.id)
        let merged = reader.settings(of: inner).merged(over: settings)
        for branch in reader.branches(value) { readKey(api, branch, merged) }
      } else if let symbol = symbol(expression) {
        note(.symbol(symbol), at: expression, key: .dynamic(reader.written(expression)), settings: settings)
      } else {
        note(api, at: expression, key: reader.localizable(expression), settings: settings)
      }
    }

    /// The key inside of `LocalizedStringResource("…")`, `String.LocalizationValue("…")`, `LocalizedStringKey("…")` or
    /// `.init("…")`.
    func wrapped(_ call: CallArguments) -> ExprSyntax? {
      guard call.isImplicitInitializer || ValueType(named: call.typeName) != nil,
        let first = call.arguments.first, [nil, "stringLiteral"].contains(first.label)
      else { return nil }
      return first.value
    }

    /// The path of a generated symbol, `.tripTitle` or `LocalizedStringResource.Shop.title`, with or without arguments.
    func symbol(_ expression: ExprSyntax) -> String? {
      let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
      guard let member = callee.as(MemberAccessExprSyntax.self) else { return nil }
      var names: [String] = []
      var rest: ExprSyntax? = ExprSyntax(member)
      while let access = rest?.as(MemberAccessExprSyntax.self), names.count < 12 {
        names.insert(access.declName.baseName.unescapedName, at: 0)
        rest = access.base
      }
      guard let last = names.last, last != "init" else { return nil }
      if let rest {
        guard rest.as(DeclReferenceExprSyntax.self)?.baseName.text == "LocalizedStringResource" else { return nil }
      }
      return names.joined(separator: ".")
    }
  }

  extension CallSettings {
    /// What this call says, and where it says nothing what the call around it says.
    func merged(over outer: CallSettings) -> CallSettings {
      var merged = self
      if table == .unsaid { merged.table = outer.table }
      if bundle == .unsaid { merged.bundle = outer.bundle }
      if locale == .unsaid { merged.locale = outer.locale }
      merged.defaultValue = defaultValue ?? outer.defaultValue
      merged.comment = comment ?? outer.comment
      return merged
    }
  }
#endif
