#if canImport(SwiftParser)
  import SwiftSyntax

  /// Places where the syntax shows that a literal is a key.
  extension FileScanner {
    /// `let title: LocalizedStringResource = "…"`, and properties that return literals.
    mutating func read(_ binding: PatternBindingSyntax) {
      noteStoredProperty(binding)
      noteTextGetter(binding)
      if let holder = binding.parent?.parent, let name = DeclarationContext.name(of: holder) {
        noteResource(holder, name: name, type: binding.typeAnnotation?.type)
      }
      guard let type = binding.typeAnnotation?.type, let api = api(of: type) else { return }
      if let value = binding.initializer?.value { readTyped(api, value) }
      for value in binding.accessorBlock.map(ReturnedValues.of) ?? [] { readTyped(api, value) }
    }

    /// A function that returns literals.
    mutating func read(_ function: FunctionDeclSyntax) {
      noteTextGetter(function)
      noteResource(
        Syntax(function), name: function.name.unescapedName, type: function.signature.returnClause?.type)
      guard let type = function.signature.returnClause?.type, let api = api(of: type), let body = function.body else {
        return
      }
      for value in ReturnedValues.of(body.statements) { readTyped(api, value) }
    }

    /// A parameter's default value.
    mutating func read(_ parameter: FunctionParameterSyntax) {
      guard let value = parameter.defaultValue?.value, let api = api(of: parameter.type) else { return }
      readTyped(api, value)
    }

    /// `"…" as LocalizedStringKey`.
    mutating func read(_ sequence: SequenceExprSyntax) {
      readAssignment(sequence)
      noteJoined(sequence)
      noteShownLiteral(sequence)
      let elements = Array(sequence.elements)
      guard elements.count == 3, let type = elements[2].as(TypeExprSyntax.self)?.type, let api = api(of: type) else {
        return
      }
      readTyped(api, elements[0])
    }

    private func api(of type: TypeSyntax) -> LookUpAPI? {
      let type = TypeName.unwrapped(type)
      if let array = type.as(ArrayTypeSyntax.self) { return api(of: array.element) }
      if let dictionary = type.as(DictionaryTypeSyntax.self) { return api(of: dictionary.value) }
      guard let name = TypeName.base(of: type) else { return nil }
      return ValueType(named: name)?.api ?? (ValueType.resourceHolders.contains(name) ? .resource : nil)
    }

    /// A value in a place of such a type: literals, `.init("…")`, and collections of them. Other calls are found
    /// as they are, and a name is found where it is declared.
    private mutating func readTyped(_ api: LookUpAPI, _ value: ExprSyntax) {
      for branch in reader.branches(value) {
        if let array = branch.as(ArrayExprSyntax.self) {
          for element in array.elements { readTyped(api, element.expression) }
        } else if let dictionary = branch.as(DictionaryExprSyntax.self) {
          guard case .elements(let elements) = dictionary.content else { continue }
          for element in elements { readTyped(api, element.value) }
        } else if branch.is(StringLiteralExprSyntax.self) || isImplicitValue(branch) {
          readKey(api, branch, CallSettings())
        }
      }
    }

    private func isImplicitValue(_ expression: ExprSyntax) -> Bool {
      guard let call = expression.as(FunctionCallExprSyntax.self).flatMap(CallArguments.init) else { return false }
      return call.isImplicitInitializer && wrapped(call) != nil
    }
  }
#endif
