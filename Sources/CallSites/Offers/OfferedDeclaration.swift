#if canImport(SwiftParser)
  import SwiftSyntax

  /// A function or property that gives one value, as far as offers need it.
  struct OfferedDeclaration {
    enum Kind { case text, resource }

    var node: Syntax
    /// With the types around it: `TripCopy.arrivesIn`.
    var path: [String]
    /// Nil for a property.
    var parameters: FunctionParameterClauseSyntax?
    var kind: Kind
    var value: ExprSyntax
    var isStatic: Bool

    init?(_ function: FunctionDeclSyntax) {
      let effects = function.signature.effectSpecifiers
      guard DeclarationContext.isMemberOrGlobal(function), function.genericParameterClause == nil,
        effects?.asyncSpecifier == nil, effects?.throwsClause == nil,
        let kind = function.signature.returnClause.flatMap({ Self.kind($0.type) }), let body = function.body,
        let value = Self.only(ReturnedValues.of(body.statements), in: body.statements)
      else { return nil }
      self.init(Syntax(function), function.name.unescapedName, kind, value)
      parameters = function.signature.parameterClause
    }

    init?(_ variable: VariableDeclSyntax) {
      guard DeclarationContext.isMemberOrGlobal(variable), variable.bindings.count == 1,
        let binding = variable.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescapedName
      else { return nil }
      let getter = binding.accessorBlock.flatMap(MemberIndex.getter)
      let result = getter.flatMap { Self.only(ReturnedValues.of($0), in: $0) }
      let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
      guard let value = result ?? (isConstant ? binding.initializer?.value : nil),
        let kind = binding.typeAnnotation.map({ Self.kind($0.type) }) ?? Self.kind(ofCall: value)
      else { return nil }
      self.init(Syntax(variable), name, kind, value)
    }

    private init(_ node: Syntax, _ name: String, _ kind: Kind, _ value: ExprSyntax) {
      self.node = node
      path = DeclarationContext.types(around: node) + [name]
      self.kind = kind
      self.value = value
      isStatic = Self.isStatic(node)
    }

    /// Whether it is a member of the type itself, or of none.
    static func isStatic(_ node: Syntax) -> Bool {
      if DeclarationContext.types(around: node).isEmpty { return true }
      let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
      return modifiers?.contains { ["static", "class"].contains($0.name.text) } == true
    }

    private static func only(_ values: [ExprSyntax], in body: CodeBlockItemListSyntax) -> ExprSyntax? {
      body.count == 1 && values.count == 1 ? values.first : nil
    }

    private static func kind(_ type: TypeSyntax) -> Kind? {
      switch TypeName.base(of: type) {
      case "String": .text
      case "LocalizedStringResource": .resource
      default: nil
      }
    }

    private static func kind(ofCall value: ExprSyntax) -> Kind? {
      switch value.as(FunctionCallExprSyntax.self).flatMap(CallArguments.init)?.typeName {
      case "String", "NSLocalizedString": .text
      case "LocalizedStringResource": .resource
      default: nil
      }
    }
  }
#endif
