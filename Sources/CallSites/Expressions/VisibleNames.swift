#if canImport(SwiftParser)
  import SwiftSyntax

  /// Finds what a plain name stands for by looking outwards from a place.
  struct VisibleNames {
    let members: MemberIndex
    let blocks: BlockDeclarations

    func visible(_ name: String, at node: some SyntaxProtocol) -> VisibleName? {
      var inner = Syntax(node)
      for ancestor in SyntaxAncestors(of: node) {
        if let found = declaration(of: name, in: ancestor, before: inner) { return found }
        inner = ancestor
      }
      return members.member(name, seenFrom: DeclarationContext.types(around: node)).map(VisibleName.member)
    }

    private func declaration(of name: String, in node: Syntax, before inner: Syntax) -> VisibleName? {
      switch node.kind {
      case .codeBlockItemList: inBlock(node, name, before: inner)
      case .conditionElementList: conditions(node.as(ConditionElementListSyntax.self), name, before: inner)
      case .ifExpr: conditions(node.as(IfExprSyntax.self)?.conditions, name, before: inner)
      case .whileStmt: conditions(node.as(WhileStmtSyntax.self)?.conditions, name, before: inner)
      case .forStmt: node.as(ForStmtSyntax.self).flatMap { inLoop($0, name) }
      case .closureExpr: node.as(ClosureExprSyntax.self).flatMap { inClosure($0, name) }
      case .functionDecl: parameter(name, of: node.as(FunctionDeclSyntax.self)?.signature.parameterClause)
      case .initializerDecl: parameter(name, of: node.as(InitializerDeclSyntax.self)?.signature.parameterClause)
      case .subscriptDecl: parameter(name, of: node.as(SubscriptDeclSyntax.self)?.parameterClause)
      case .switchCase: binds(node.as(SwitchCaseSyntax.self)?.label, name) ? .pattern : nil
      case .catchClause: inCatch(node.as(CatchClauseSyntax.self), name)
      default: nil
      }
    }

    /// Locals that are declared earlier in the block; the last of a name counts.
    private func inBlock(_ node: Syntax, _ name: String, before inner: Syntax) -> VisibleName? {
      guard let items = node.as(CodeBlockItemListSyntax.self), node.parent?.kind != .sourceFile else { return nil }
      let found = blocks.declarations(of: name, in: items).last { $0.position < inner.position }?.item
      if let variable = found?.as(VariableDeclSyntax.self) { return local(variable, name) }
      return found?.as(GuardStmtSyntax.self).flatMap { conditions($0.conditions, name, before: Syntax($0.body)) }
    }

    private func local(_ variable: VariableDeclSyntax, _ name: String) -> VisibleName? {
      for binding in variable.bindings {
        if binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescapedName == name {
          let getter = binding.accessorBlock.flatMap(MemberIndex.result)
          return .value(
            type: binding.typeAnnotation?.type, value: binding.initializer?.value ?? getter,
            isConstant: variable.bindingSpecifier.tokenKind == .keyword(.let) || getter != nil)
        }
        if binds(binding.pattern, name) { return .pattern }
      }
      return nil
    }

    private func conditions(
      _ list: ConditionElementListSyntax?, _ name: String, before inner: Syntax
    ) -> VisibleName? {
      var found: VisibleName?
      for element in list ?? [] where element.position < inner.position {
        if let optional = element.condition.as(OptionalBindingConditionSyntax.self) {
          found = unwrapped(optional, name) ?? found
        } else if let matching = element.condition.as(MatchingPatternConditionSyntax.self), binds(matching, name) {
          found = .pattern
        }
      }
      return found
    }

    private func unwrapped(_ condition: OptionalBindingConditionSyntax, _ name: String) -> VisibleName? {
      guard condition.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescapedName == name else {
        return binds(condition.pattern, name) ? .pattern : nil
      }
      if let type = condition.typeAnnotation?.type { return .value(type: type, value: nil, isConstant: false) }
      if let value = condition.initializer?.value { return .unwrapped(value) }
      // `if let name`: the same name outside of the condition.
      let holder = SyntaxAncestors(of: condition).first {
        $0.kind == .ifExpr || $0.kind == .guardStmt || $0.kind == .whileStmt
      }
      return holder.flatMap { visible(name, at: $0) }.map(VisibleName.unwrappedName) ?? .pattern
    }

    private func inLoop(_ loop: ForStmtSyntax, _ name: String) -> VisibleName? {
      if loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescapedName == name {
        if let type = loop.typeAnnotation?.type { return .value(type: type, value: nil, isConstant: true) }
        return isIntegerRange(loop.sequence) ? .named(type: "Int") : .pattern
      }
      guard binds(loop.pattern, name) else { return nil }
      let first = loop.pattern.as(TuplePatternSyntax.self)?.elements.first?.pattern
      let isIndex = first?.as(IdentifierPatternSyntax.self)?.identifier.unescapedName == name
      let callee = loop.sequence.as(FunctionCallExprSyntax.self).flatMap(CallArguments.init)
      return isIndex && callee?.name == "enumerated" ? .named(type: "Int") : .pattern
    }

    /// `0..<n`, `1...5`: one end is an integer literal.
    private func isIntegerRange(_ expression: ExprSyntax) -> Bool {
      guard let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count == 3 else { return false }
      let isRange = elements.contains { ["..<", "..."].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text) }
      return isRange && elements.contains { $0.is(IntegerLiteralExprSyntax.self) }
    }

    private func inClosure(_ closure: ClosureExprSyntax, _ name: String) -> VisibleName? {
      let clause = closure.signature?.parameterClause
      if let names = clause?.as(ClosureShorthandParameterListSyntax.self) {
        return names.contains { $0.name.unescapedName == name } ? .pattern : nil
      }
      return clause?.as(ClosureParameterClauseSyntax.self)?.parameters
        .first { ($0.secondName ?? $0.firstName).unescapedName == name }
        .map { .parameter(type: $0.type, defaultValue: nil) }
    }

    private func parameter(_ name: String, of clause: FunctionParameterClauseSyntax?) -> VisibleName? {
      clause?.parameters.first { ($0.secondName ?? $0.firstName).unescapedName == name }
        .map { .parameter(type: $0.type, defaultValue: $0.defaultValue?.value) }
    }

    private func inCatch(_ clause: CatchClauseSyntax?, _ name: String) -> VisibleName? {
      guard let clause else { return nil }
      if clause.catchItems.isEmpty { return name == "error" ? .pattern : nil }
      return binds(clause.catchItems, name) ? .pattern : nil
    }

    /// Whether a pattern binds the name.
    private func binds(_ pattern: (some SyntaxProtocol)?, _ name: String) -> Bool {
      guard let pattern else { return false }
      return SyntaxWalk(pattern).contains { $0.as(IdentifierPatternSyntax.self)?.identifier.unescapedName == name }
    }
  }
#endif
