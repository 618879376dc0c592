#if canImport(SwiftParser)
  import SwiftSyntax

  /// Plain strings that are declared in one place and shown in another.
  extension FileScanner {
    /// `var title: String { "…" }`, `let title: String = "…"`.
    mutating func noteTextGetter(_ binding: PatternBindingSyntax) {
      guard let type = binding.typeAnnotation?.type, TypeName.base(of: type) == "String",
        let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
        DeclarationContext.isMemberOrGlobal(variable),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescapedName
      else { return }
      if let block = binding.accessorBlock {
        noteTextGetter(name, ReturnedValues.of(block), at: variable)
      } else if variable.bindingSpecifier.tokenKind == .keyword(.let), let value = binding.initializer?.value {
        noteTextGetter(name, [value], at: variable)
      }
    }

    /// `func title() -> String { "…" }`.
    mutating func noteTextGetter(_ function: FunctionDeclSyntax) {
      guard let type = function.signature.returnClause?.type, TypeName.base(of: type) == "String",
        let body = function.body, DeclarationContext.isMemberOrGlobal(function)
      else { return }
      noteTextGetter(function.name.unescapedName, ReturnedValues.of(body.statements), at: function)
    }

    private mutating func noteTextGetter(_ name: String, _ values: [ExprSyntax], at node: some SyntaxProtocol) {
      var texts: [String] = []
      var first: ExprSyntax?
      for branch in values.flatMap(reader.branches) {
        guard let literal = branch.as(StringLiteralExprSyntax.self), case .literal(let text) = reader.key(of: literal),
          text.contains(where: \.isLetter)
        else { continue }
        texts.append(text)
        first = first ?? branch
      }
      guard let first else { return }
      let path = (DeclarationContext.types(around: node) + [name]).joined(separator: ".")
      let place = reader.place(of: first)
      facts.textGetters.append(TextGetter(name: path, texts: texts, line: place.line, column: place.column))
    }

    // MARK: - Where they are shown

    /// `Text(tab.title)`: a member in the place of a key, where the file shows of which type.
    mutating func noteShownMember(_ view: String, _ expression: ExprSyntax) {
      guard let shown = shownMember(expression) else { return }
      let context = DeclarationContext.lookUpContext(of: expression, in: reader.source)
      facts.shownMembers.append(ShownMember(view: view, type: shown.type, name: shown.name, context: context))
    }

    private func shownMember(_ expression: ExprSyntax) -> (type: String, name: String)? {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        return call.arguments.isEmpty && call.trailingClosure == nil ? shownMember(call.calledExpression) : nil
      }
      if let reference = expression.as(DeclReferenceExprSyntax.self) {
        return ownMember(reference.baseName.unescapedName, at: reference)
      }
      guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
      return type(ofBase: base).map { ($0, access.declName.baseName.unescapedName) }
    }

    /// A member of a type around it, in this file or another.
    private func ownMember(_ name: String, at node: some SyntaxProtocol) -> (type: String, name: String)? {
      let types = DeclarationContext.types(around: node)
      guard !types.isEmpty, name.first?.isLowercase == true else { return nil }
      switch reader.names.visible(name, at: node) {
      case nil, .member: return (types.joined(separator: "."), name)
      default: return nil
      }
    }

    private func type(ofBase base: ExprSyntax) -> String? {
      if let reference = base.as(DeclReferenceExprSyntax.self) {
        if reference.baseName.tokenKind == .keyword(.self) || reference.baseName.tokenKind == .keyword(.Self) {
          let types = DeclarationContext.types(around: base)
          return types.isEmpty ? nil : types.joined(separator: ".")
        }
        if let type = typeOfElement(reference) { return type }
      }
      if let path = reader.typePath(base), path.split(separator: ".").allSatisfy({ $0.first?.isUppercase == true }) {
        return path
      }
      return reader.type(of: base)
    }

    /// The type of a closure's parameter where all cases of an enumeration are gone through:
    /// `ForEach(Tab.allCases) { tab in … }`.
    private func typeOfElement(_ reference: DeclReferenceExprSyntax) -> String? {
      let name = reference.baseName.unescapedName
      guard case .pattern? = reader.names.visible(name, at: reference) else { return nil }
      for ancestor in SyntaxAncestors(of: reference) {
        guard let closure = ancestor.as(ClosureExprSyntax.self),
          let names = closure.signature?.parameterClause?.as(ClosureShorthandParameterListSyntax.self),
          names.first?.name.unescapedName == name
        else { continue }
        guard let call = closure.parent?.as(FunctionCallExprSyntax.self), let callee = CallArguments(call),
          ["ForEach", "List", "Picker", "Table"].contains(callee.typeName),
          let cases = callee.unlabeled?.as(MemberAccessExprSyntax.self), cases.declName.baseName.text == "allCases"
        else { return nil }
        return cases.base.flatMap(reader.typePath)
      }
      return nil
    }
  }
#endif
