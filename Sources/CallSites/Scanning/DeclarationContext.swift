#if canImport(SwiftParser)
  import SwiftSources
  import SwiftSyntax

  /// Where in a file a node stands.
  enum DeclarationContext {
    static func lookUpContext(of node: some SyntaxProtocol, in source: SwiftSource) -> LookUpContext {
      var context = LookUpContext()
      for ancestor in SyntaxAncestors(of: node) {
        if let type = typeName(ancestor) {
          context.types.insert(type, at: 0)
          if isPreviewProvider(ancestor) { context.isPreview = true }
        } else if context.types.isEmpty, let member = memberName(ancestor) {
          context.member = member
        } else if let clause = ancestor.as(IfConfigClauseSyntax.self) {
          context.conditions.insert(condition(of: clause, in: source), at: 0)
        } else if isPreviewMacro(ancestor) {
          context.isPreview = true
        }
      }
      return context
    }

    /// The names of the types around a node, the outermost first.
    static func types(around node: some SyntaxProtocol) -> [String] {
      SyntaxAncestors(of: node).compactMap(typeName).reversed()
    }

    /// The name of a type that a node declares or extends.
    static func typeName(_ node: Syntax) -> String? {
      switch node.kind {
      case .structDecl: node.as(StructDeclSyntax.self)?.name.unescapedName
      case .classDecl: node.as(ClassDeclSyntax.self)?.name.unescapedName
      case .enumDecl: node.as(EnumDeclSyntax.self)?.name.unescapedName
      case .actorDecl: node.as(ActorDeclSyntax.self)?.name.unescapedName
      case .protocolDecl: node.as(ProtocolDeclSyntax.self)?.name.unescapedName
      case .extensionDecl: node.as(ExtensionDeclSyntax.self).flatMap { TypeName.path(of: $0.extendedType) }
      default: nil
      }
    }

    private static func memberName(_ node: Syntax) -> String? {
      switch node.kind {
      case .functionDecl: node.as(FunctionDeclSyntax.self)?.name.unescapedName
      case .initializerDecl: "init"
      case .subscriptDecl: "subscript"
      case .patternBinding where node.parent?.parent.map(isMemberOrGlobal) == true:
        node.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescapedName
      default: nil
      }
    }

    /// Whether a declaration is a member of a type or of the file, not a local.
    static func isMemberOrGlobal(_ declaration: some SyntaxProtocol) -> Bool {
      guard let holder = declaration.parent else { return false }
      if holder.kind == .memberBlockItem { return true }
      let around = SyntaxAncestors(of: holder).first { node in
        node.kind != .codeBlockItemList && node.kind != .ifConfigClause && node.kind != .ifConfigClauseList
          && node.kind != .ifConfigDecl && node.kind != .codeBlockItem
      }
      return around?.kind == .sourceFile
    }

    /// The name of a function, or of a property with one binding.
    static func name(of declaration: Syntax) -> String? {
      if let function = declaration.as(FunctionDeclSyntax.self) { return function.name.unescapedName }
      let pattern = declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern
      return pattern?.as(IdentifierPatternSyntax.self)?.identifier.unescapedName
    }

    private static func isPreviewMacro(_ node: Syntax) -> Bool {
      node.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
        || node.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
    }

    private static func isPreviewProvider(_ node: Syntax) -> Bool {
      guard let inherited = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes else {
        return false
      }
      return inherited.contains { TypeName.base(of: $0.type) == "PreviewProvider" }
    }

    private static func condition(of clause: IfConfigClauseSyntax, in source: SwiftSource) -> String {
      if let condition = clause.condition { return source.written(condition) }
      let first = clause.parent?.as(IfConfigClauseListSyntax.self)?.first?.condition
      return first.map { negation(of: source.written($0)) } ?? ""
    }

    private static func negation(of condition: String) -> String {
      if condition.hasPrefix("!"), !condition.contains(" ") { return String(condition.dropFirst()) }
      return condition.contains(" ") ? "!(\(condition))" : "!\(condition)"
    }
  }
#endif
