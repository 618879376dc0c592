#if canImport(SwiftParser)
  import SwiftSyntax

  /// The function or property whose callers give a key.
  struct KeyOrigin {
    var key: LookUpWrapper.KeySource
    var types: [String]
    var name: String
    var parameters: [LookUpWrapper.Parameter]
    /// Whether callers give a plain string.
    var isPlain: Bool
  }

  extension ExpressionReader {
    /// Where a key that is no literal comes from, if it is the string that a member is called on, or a parameter.
    func origin(of expression: ExprSyntax, depth: Int = 0) -> KeyOrigin? {
      let expression = bare(expression)
      guard depth < 8 else { return nil }
      if let call = expression.as(FunctionCallExprSyntax.self), let callee = CallArguments(call) {
        let isText = callee.typeName == "String" || ValueType(named: callee.typeName) != nil
        guard isText || callee.isImplicitInitializer, let first = callee.arguments.first else { return nil }
        return callee.arguments.count == 1 ? origin(of: first.value, depth: depth + 1) : nil
      }
      guard let reference = expression.as(DeclReferenceExprSyntax.self) else { return nil }
      if reference.baseName.tokenKind == .keyword(.self) { return receiver(at: reference) }
      let name = reference.baseName.unescapedName
      switch names.visible(name, at: reference) {
      case .parameter: return parameter(name, at: reference)
      case .value(_, let value?, isConstant: true): return origin(of: value, depth: depth + 1)
      default: return nil
      }
    }

    /// `self` in an extension of a string type.
    private func receiver(at node: DeclReferenceExprSyntax) -> KeyOrigin? {
      let types = DeclarationContext.types(around: node)
      let strings: Set = ["String", "StringProtocol", "Substring", "NSString", "StaticString"]
      guard let type = types.last, strings.contains(type) || ValueType(named: type) != nil else { return nil }
      let isPlain = strings.contains(type)
      for ancestor in SyntaxAncestors(of: node) {
        if let function = ancestor.as(FunctionDeclSyntax.self) {
          let parameters = parameters(function.signature.parameterClause)
          return KeyOrigin(
            key: .receiver, types: types, name: function.name.unescapedName, parameters: parameters, isPlain: isPlain)
        }
        if let binding = ancestor.as(PatternBindingSyntax.self), binding.accessorBlock != nil,
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescapedName
        {
          return KeyOrigin(key: .receiver, types: types, name: name, parameters: [], isPlain: isPlain)
        }
      }
      return nil
    }

    private func parameter(_ name: String, at node: some SyntaxProtocol) -> KeyOrigin? {
      for ancestor in SyntaxAncestors(of: node) {
        guard let (function, clause) = Self.signature(ancestor) else { continue }
        let parameters = parameters(clause)
        guard let index = parameters.firstIndex(where: { $0.name == name }) else { continue }
        let type = clause.parameters[clause.parameters.index(clause.parameters.startIndex, offsetBy: index)].type
        let value = TypeName.base(of: TypeName.unwrapped(type)).flatMap(ValueType.init(named:))
        return KeyOrigin(
          key: .parameter(name), types: DeclarationContext.types(around: ancestor), name: function,
          parameters: parameters, isPlain: value == nil)
      }
      return nil
    }

    /// The name and parameters of a function, initialiser or subscript.
    static func signature(_ node: Syntax) -> (name: String, parameters: FunctionParameterClauseSyntax)? {
      if let function = node.as(FunctionDeclSyntax.self) {
        return (function.name.unescapedName, function.signature.parameterClause)
      }
      if let initializer = node.as(InitializerDeclSyntax.self) {
        return ("init", initializer.signature.parameterClause)
      }
      return node.as(SubscriptDeclSyntax.self).map { ("subscript", $0.parameterClause) }
    }

    func parameters(_ clause: FunctionParameterClauseSyntax) -> [LookUpWrapper.Parameter] {
      clause.parameters.map { parameter in
        let label = parameter.firstName.unescapedName
        let text = parameter.defaultValue.flatMap { value -> String? in
          guard case .literal(let text) = plainKey(of: value.value) else { return nil }
          return text
        }
        return LookUpWrapper.Parameter(
          label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).unescapedName,
          text: text)
      }
    }
  }
#endif
