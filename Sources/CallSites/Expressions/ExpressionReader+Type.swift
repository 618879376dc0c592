#if canImport(SwiftParser)
  import SwiftSyntax

  extension ExpressionReader {
    /// The name of an expression's type, as far as the syntax of this file shows it; nil for optionals too.
    func type(of expression: ExprSyntax, depth: Int = 0) -> String? {
      guard depth < 12 else { return nil }
      let expression = bare(expression)
      switch expression.kind {
      case .integerLiteralExpr: return "Int"
      case .floatLiteralExpr: return "Double"
      case .stringLiteralExpr: return "String"
      case .booleanLiteralExpr: return "Bool"
      case .prefixOperatorExpr:
        return expression.as(PrefixOperatorExprSyntax.self).flatMap { type(of: $0.expression, depth: depth + 1) }
      case .sequenceExpr: return expression.as(SequenceExprSyntax.self).flatMap { type(of: $0, depth: depth + 1) }
      case .declReferenceExpr:
        return expression.as(DeclReferenceExprSyntax.self).flatMap { type(of: $0, depth: depth + 1) }
      case .memberAccessExpr:
        return expression.as(MemberAccessExprSyntax.self).flatMap { type(of: $0, depth: depth + 1) }
      case .functionCallExpr:
        return expression.as(FunctionCallExprSyntax.self).flatMap { type(of: $0, depth: depth + 1) }
      default: return nil
      }
    }

    // MARK: - Names

    private func type(of reference: DeclReferenceExprSyntax, depth: Int) -> String? {
      let name = reference.baseName.unescapedName
      guard let visible = names.visible(name, at: reference) else { return nil }
      return type(of: visible, depth: depth)
    }

    private func type(of visible: VisibleName, depth: Int) -> String? {
      switch visible {
      case .value(let type?, _, _), .parameter(let type?, _): TypeName.base(of: type)
      case .value(nil, let value?, _): self.type(of: value, depth: depth)
      case .unwrapped(let value): unwrappedType(of: value, depth: depth)
      case .unwrappedName(let outer): unwrappedType(of: outer, depth: depth + 1)
      case .named(let type): type
      case .member(let member): type(of: member, depth: depth)
      case .value, .parameter, .pattern: nil
      }
    }

    private func type(of member: Member, depth: Int) -> String? {
      if let type = member.type { return TypeName.base(of: type) }
      return member.isFunction ? nil : member.value.flatMap { type(of: $0, depth: depth) }
    }

    /// The type of what `if let name = value` binds.
    private func unwrappedType(of value: ExprSyntax, depth: Int) -> String? {
      let value = bare(value)
      if let cast = value.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self) {
        return TypeName.base(of: cast.type)
      }
      guard let reference = value.as(DeclReferenceExprSyntax.self) else { return type(of: value, depth: depth) }
      return names.visible(reference.baseName.unescapedName, at: reference)
        .flatMap { unwrappedType(of: $0, depth: depth + 1) }
    }

    private func unwrappedType(of visible: VisibleName, depth: Int) -> String? {
      switch visible {
      case .value(let type?, _, _), .parameter(let type?, _): TypeName.base(of: TypeName.unwrapped(type))
      case .member(let member) where member.type != nil:
        member.type.flatMap { TypeName.base(of: TypeName.unwrapped($0)) }
      default: depth < 12 ? type(of: visible, depth: depth) : nil
      }
    }

    // MARK: - Members and calls

    private func type(of access: MemberAccessExprSyntax, depth: Int) -> String? {
      let name = access.declName.baseName.unescapedName
      if let known = KnownMembers.types[name] { return known }
      guard let base = access.base else { return nil }
      if name == "wrappedValue" { return type(of: base, depth: depth) }
      return member(name, of: base, depth: depth).flatMap { type(of: $0, depth: depth) }
    }

    /// The member `name` of what an expression gives, where this file declares it.
    func member(_ name: String, of base: ExprSyntax, depth: Int) -> Member? {
      let around = DeclarationContext.types(around: base)
      let base = bare(base)
      let plain = base.as(DeclReferenceExprSyntax.self)?.baseName
      if let plain, plain.tokenKind == .keyword(.self) || plain.tokenKind == .keyword(.Self) {
        return members[around, name]
      }
      if let path = typePath(base), let found = members.member("\(path).\(name)", seenFrom: around) { return found }
      return type(of: base, depth: depth).flatMap { members.member("\($0).\(name)", seenFrom: around) }
    }

    /// `Outer.Inner`, where an expression is nothing but names.
    func typePath(_ expression: ExprSyntax) -> String? {
      var names: [String] = []
      var rest: ExprSyntax? = bare(expression)
      while let member = rest?.as(MemberAccessExprSyntax.self), names.count < 12 {
        names.insert(member.declName.baseName.unescapedName, at: 0)
        rest = member.base
      }
      guard let first = rest?.as(DeclReferenceExprSyntax.self) else { return nil }
      return ([first.baseName.unescapedName] + names).joined(separator: ".")
    }

    private func type(of call: FunctionCallExprSyntax, depth: Int) -> String? {
      guard let callee = CallArguments(call) else { return nil }
      if callee.name.first?.isUppercase == true { return callee.name }
      if !callee.isMember { return typeOfFreeCall(callee, at: call, depth: depth) }
      if let known = KnownMembers.results[callee.name] { return known }
      guard let base = callee.base else { return nil }
      if callee.name == "init" { return callee.typeName }
      if callee.name == "rounded" { return type(of: base, depth: depth) }
      return member(callee.name, of: base, depth: depth).flatMap { $0.isFunction ? type(of: $0, depth: depth) : nil }
    }

    private func typeOfFreeCall(_ callee: CallArguments, at call: FunctionCallExprSyntax, depth: Int) -> String? {
      if ["abs", "max", "min"].contains(callee.name) {
        return common(callee.arguments.map(\.value), depth: depth)
      }
      if callee.name == "NSLocalizedString" { return "String" }
      guard case .member(let member)? = names.visible(callee.name, at: call), member.isFunction else { return nil }
      return type(of: member, depth: depth)
    }

    // MARK: - Operators

    private func type(of sequence: SequenceExprSyntax, depth: Int) -> String? {
      let branches = branches(ExprSyntax(sequence))
      if branches.count > 1 { return common(branches, depth: depth) }
      let elements = Array(sequence.elements)
      if let cast = elements.last?.as(TypeExprSyntax.self) {
        let isOptional = elements.contains {
          $0.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "?"
        }
        return isOptional ? nil : TypeName.base(of: cast.type)
      }
      let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
      guard operators.count * 2 + 1 == elements.count else { return nil }
      let operands = stride(from: 0, to: elements.count, by: 2).map { elements[$0] }
      if operators.allSatisfy({ $0 == "??" }) { return operands.last.flatMap { type(of: $0, depth: depth) } }
      guard operators.allSatisfy(KnownMembers.arithmetic.contains) else { return nil }
      return common(operands, depth: depth)
    }

    /// The one type that operands have: literals take the type of the others, and an operand of unknown type takes the
    /// type that the others show.
    private func common(_ operands: [ExprSyntax], depth: Int) -> String? {
      let isLiteral = { (operand: ExprSyntax) in
        operand.is(IntegerLiteralExprSyntax.self) || operand.is(FloatLiteralExprSyntax.self)
      }
      let others = operands.map(bare).filter { !isLiteral($0) }
      if others.isEmpty { return operands.contains { $0.is(FloatLiteralExprSyntax.self) } ? "Double" : "Int" }
      let types = Set(others.compactMap { type(of: $0, depth: depth) })
      return types.count == 1 ? types.first : nil
    }
  }
#endif
