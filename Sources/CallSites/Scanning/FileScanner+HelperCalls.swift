#if canImport(SwiftParser)
  import SwiftSyntax

  /// Calls with literals that may be look-ups through functions of the project's own.
  extension FileScanner {
    mutating func noteHelperCall(_ call: CallArguments, _ syntax: FunctionCallExprSyntax) {
      guard !OrdinaryCalls.names.contains(call.name) else { return }
      let base = helperBase(call.base, isMember: call.isMember)
      let isLiteral = if case .literal = base { true } else { false }
      guard isLiteral || call.arguments.contains(where: { $0.value.is(StringLiteralExprSyntax.self) }) else { return }
      facts.calls.append(
        HelperCall(
          name: call.name, base: base, arguments: call.arguments.map(helperArgument),
          context: DeclarationContext.lookUpContext(of: syntax, in: reader.source)))
    }

    /// `"key".localized`.
    mutating func noteHelperProperty(_ access: MemberAccessExprSyntax) {
      guard let literal = access.base?.as(StringLiteralExprSyntax.self),
        access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != access.id,
        !OrdinaryCalls.names.contains(access.declName.baseName.text)
      else { return }
      facts.calls.append(
        HelperCall(
          name: access.declName.baseName.unescapedName, base: .literal(helperArgument(ExprSyntax(literal))),
          arguments: [],
          context: DeclarationContext.lookUpContext(of: access, in: reader.source)))
    }

    /// `#tr("key")` of a macro that the manifest names.
    mutating func noteMacro(_ macro: MacroExpansionExprSyntax) {
      let name = macro.macroName.text
      guard helpers.contains(name) || helpers.contains("#\(name)") else { return }
      let arguments = macro.arguments.map { CallArguments.Argument(label: $0.label?.text, value: $0.expression) }
      facts.calls.append(
        HelperCall(
          name: "#\(name)", base: .nothing, arguments: arguments.map(helperArgument),
          context: DeclarationContext.lookUpContext(of: macro, in: reader.source)))
    }

    private func helperBase(_ base: ExprSyntax?, isMember: Bool) -> HelperCall.Base {
      guard let base else { return isMember ? .expression : .nothing }
      if let literal = base.as(StringLiteralExprSyntax.self) { return .literal(helperArgument(ExprSyntax(literal))) }
      return reader.typePath(base).map(HelperCall.Base.names) ?? .expression
    }

    private func helperArgument(_ argument: CallArguments.Argument) -> HelperCall.Argument {
      var read = helperArgument(argument.value)
      read.label = argument.label
      let bundle = reader.bundle(argument.value)
      let isSaid = argument.label?.hasSuffix("undle") == true || bundle == .main || bundle == .module
      if isSaid { read.bundle = bundle }
      return read
    }

    private func helperArgument(_ expression: ExprSyntax) -> HelperCall.Argument {
      let place = reader.place(of: expression)
      return HelperCall.Argument(
        label: nil, text: reader.localizable(expression), line: place.line, column: place.column)
    }
  }
#endif
