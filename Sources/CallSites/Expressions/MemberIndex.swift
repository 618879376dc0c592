#if canImport(SwiftParser)
  import SwiftSyntax

  /// The properties and functions that a file declares, by the type they belong to.
  struct MemberIndex {
    /// By `Type.name`, by `name` outside of types; types are named with the types around them.
    private var members: [String: Member] = [:]

    init(of tree: SourceFileSyntax) {
      let declarations = SyntaxWalk(tree) { node in
        switch node.kind {
        case .functionDecl, .variableDecl, .initializerDecl, .subscriptDecl, .enumCaseDecl: false
        default: true
        }
      }
      for node in declarations {
        if let variable = node.as(VariableDeclSyntax.self) {
          add(variable)
        } else if let function = node.as(FunctionDeclSyntax.self) {
          add(function)
        }
      }
    }

    /// The member `name` of a type or, without one, of the file.
    subscript(types: [String], name: String) -> Member? { members[(types + [name]).joined(separator: ".")] }

    /// The member of a type that is named from inside of `types`: the innermost place that has it.
    func member(_ name: String, seenFrom types: [String]) -> Member? {
      for count in stride(from: types.count, through: 0, by: -1) {
        if let found = self[Array(types.prefix(count)), name] { return found }
      }
      return nil
    }

    private mutating func add(_ variable: VariableDeclSyntax) {
      let types = DeclarationContext.types(around: variable)
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescapedName else { continue }
        let getter = binding.accessorBlock.flatMap(Self.result)
        let member = Member(
          type: binding.typeAnnotation?.type, value: binding.initializer?.value ?? getter,
          isConstant: variable.bindingSpecifier.tokenKind == .keyword(.let) || getter != nil)
        add(member, types + [name])
      }
    }

    private mutating func add(_ function: FunctionDeclSyntax) {
      let types = DeclarationContext.types(around: function)
      let member = Member(type: function.signature.returnClause?.type, isFunction: true)
      add(member, types + [function.name.unescapedName])
    }

    /// Of several the first stands: they may be overloads or branches of `#if`.
    private mutating func add(_ member: Member, _ path: [String]) {
      members[path.joined(separator: "."), default: member].type =
        members[path.joined(separator: ".")]?.type ?? member.type
    }

    /// The one expression that a getter consists of.
    static func result(_ block: AccessorBlockSyntax) -> ExprSyntax? {
      getter(block).flatMap(result)
    }

    /// The statements of a getter.
    static func getter(_ block: AccessorBlockSyntax) -> CodeBlockItemListSyntax? {
      if let items = block.accessors.as(CodeBlockItemListSyntax.self) { return items }
      let accessors = block.accessors.as(AccessorDeclListSyntax.self)
      return accessors?.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    }

    static func result(_ items: CodeBlockItemListSyntax) -> ExprSyntax? {
      guard items.count == 1, let item = items.first?.item else { return nil }
      return item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
    }
  }
#endif
