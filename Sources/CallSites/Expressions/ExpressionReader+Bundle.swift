#if canImport(SwiftParser)
  import SwiftSyntax

  extension ExpressionReader {
    /// The bundle that an expression gives, as far as it or a constant of the same block shows it.
    func bundle(_ expression: ExprSyntax, depth: Int = 0) -> BundleExpression {
      let plain = fallbackRemoved(bare(expression))
      if plain.is(NilLiteralExprSyntax.self) { return .unsaid }
      if let macro = plain.as(MacroExpansionExprSyntax.self), macro.macroName.text == "bundle" { return .module }
      if let call = plain.as(FunctionCallExprSyntax.self) { return bundle(call, depth: depth) }
      if let member = plain.as(MemberAccessExprSyntax.self) { return bundle(member, depth: depth) }
      if let reference = plain.as(DeclReferenceExprSyntax.self) { return bundle(reference, depth: depth) }
      return .unknown(written(expression))
    }

    /// Of `a ?? b` what is asked first.
    private func fallbackRemoved(_ expression: ExprSyntax) -> ExprSyntax {
      guard let elements = expression.as(SequenceExprSyntax.self)?.elements, let first = elements.first,
        elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
      else { return expression }
      return bare(first)
    }

    private func bundle(_ member: MemberAccessExprSyntax, depth: Int) -> BundleExpression {
      let name = member.declName.baseName.unescapedName
      // `Bundle.module.bundleURL` in `.atURL(…)`.
      if name == "bundleURL" || name == "resourceURL", let base = member.base { return bundle(base, depth: depth + 1) }
      guard let base = member.base.map(bare) else { return named(name, whole: ".\(name)") }
      if base.as(DeclReferenceExprSyntax.self)?.baseName.unescapedName == "Bundle" {
        return named(name, whole: "Bundle.\(name)")
      }
      if let path = typePath(ExprSyntax(member)) { return .named(path) }
      return .unknown(written(member))
    }

    private func named(_ name: String, whole: String) -> BundleExpression {
      switch name {
      case "main": .main
      case "module": .module
      default: .named(whole)
      }
    }

    private func bundle(_ call: FunctionCallExprSyntax, depth: Int) -> BundleExpression {
      guard let callee = CallArguments(call) else { return .unknown(written(call)) }
      switch callee.name {
      case "forClass": return callee.unlabeled.flatMap(classExpression) ?? .unknown(written(call))
      case "atURL": return callee.unlabeled.map { bundle(atURL: $0, depth: depth) } ?? .unknown(written(call))
      case "Bundle", "init": return newBundle(callee, call)
      default: return .unknown(written(call))
      }
    }

    private func bundle(atURL expression: ExprSyntax, depth: Int) -> BundleExpression {
      let found = depth < 8 ? bundle(expression, depth: depth + 1) : .unknown("")
      switch found {
      case .main, .module, .type, .identifier: return found
      case .named(let name) where written(expression).hasSuffix(".bundleURL"): return .named(name)
      default: return .path(written(expression))
      }
    }

    /// `Bundle(for:)`, `Bundle(identifier:)`, `Bundle(path:)`, `Bundle(url:)`.
    private func newBundle(_ callee: CallArguments, _ call: FunctionCallExprSyntax) -> BundleExpression {
      guard callee.typeName == "Bundle" || callee.isImplicitInitializer, let first = callee.arguments.first else {
        return .unknown(written(call))
      }
      switch first.label {
      case "for": return classExpression(first.value) ?? .unknown(written(call))
      case "identifier":
        if case .literal(let text) = plainKey(of: first.value) { return .identifier(text) }
        return .unknown(written(call))
      case "path", "url": return .path(written(first.value))
      default: return .unknown(written(call))
      }
    }

    /// `X.self`, `type(of: self)`, `Self.self`, `self.classForCoder`.
    private func classExpression(_ expression: ExprSyntax) -> BundleExpression? {
      let around = DeclarationContext.types(around: expression)
      let expression = bare(expression)
      if let call = expression.as(FunctionCallExprSyntax.self), let callee = CallArguments(call), callee.name == "type"
      {
        return callee["of"].map { written($0) } == "self" ? around.last.map(BundleExpression.type) : nil
      }
      guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base.flatMap(typePath) else {
        return ["self", "Self"].contains(written(expression)) ? around.last.map(BundleExpression.type) : nil
      }
      return .type(["Self", "self"].contains(base) ? around.last ?? base : base)
    }

    private func bundle(_ reference: DeclReferenceExprSyntax, depth: Int) -> BundleExpression {
      let name = reference.baseName.unescapedName
      guard depth < 8, let visible = names.visible(name, at: reference) else { return .named(name) }
      switch visible {
      case .value(_, let value?, isConstant: true), .unwrapped(let value): return bundle(value, depth: depth + 1)
      case .parameter(_, let value):
        guard let value, !value.is(NilLiteralExprSyntax.self) else { return .parameter(name) }
        return bundle(value, depth: depth + 1)
      case .member: return .named(name)
      case .value, .named, .pattern, .unwrappedName: return .unknown(name)
      }
    }

    // MARK: - Tables and locales

    func table(_ expression: ExprSyntax) -> TableName {
      let expression = bare(expression)
      if expression.is(NilLiteralExprSyntax.self) { return .unsaid }
      if case .literal(let text) = plainKey(of: expression) { return .named(text) }
      return .unknown(written(expression))
    }

    func locale(_ expression: ExprSyntax) -> LocaleExpression {
      switch written(bare(expression)) {
      case ".current", ".autoupdatingCurrent", "Locale.current", "Locale.autoupdatingCurrent": .current
      case "nil": .none
      case let text: .given(text)
      }
    }
  }
#endif
