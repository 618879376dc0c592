#if canImport(SwiftParser)
  import SwiftSyntax

  /// Declarations that other modules see.
  extension FileScanner {
    /// A function or initialiser with a parameter of type `Bundle`.
    mutating func noteBundleParameter(of node: Syntax) {
      guard let access = DeclarationAccess(of: node), let (name, clause) = ExpressionReader.signature(node),
        let parameter = clause.parameters.first(where: { TypeName.base(of: TypeName.unwrapped($0.type)) == "Bundle" })
      else { return }
      let kind = PublicDeclaration.Kind.bundleParameter(
        name: (parameter.secondName ?? parameter.firstName).unescapedName,
        defaultValue: parameter.defaultValue.map { reader.bundle($0.value) })
      declare(kind, name: name, at: node, access)
    }

    /// A property that gives a bundle.
    mutating func noteBundle(_ value: NamedConstant.Value, name: String, of variable: VariableDeclSyntax) {
      guard case .bundle(let bundle) = value, let access = DeclarationAccess(of: Syntax(variable)) else { return }
      declare(.bundleConstant(bundle), name: name, at: Syntax(variable), access)
    }

    /// A property or function of type `LocalizedStringResource`.
    mutating func noteResource(_ node: Syntax, name: String, type: TypeSyntax?) {
      guard let type, TypeName.base(of: TypeName.unwrapped(type)) == "LocalizedStringResource",
        let access = DeclarationAccess(of: node), DeclarationContext.isMemberOrGlobal(node)
      else { return }
      declare(.resource, name: name, at: node, access)
    }

    /// The property or function whose body a look-up stands in.
    mutating func noteAccessor(around lookUp: some SyntaxProtocol) {
      let declarations = SyntaxAncestors(of: lookUp).filter { $0.kind == .functionDecl || $0.kind == .variableDecl }
      guard let node = declarations.first(where: DeclarationContext.isMemberOrGlobal),
        accessors.insert(node.id).inserted,
        let access = DeclarationAccess(of: node), let name = DeclarationContext.name(of: node)
      else { return }
      declare(.accessor, name: name, at: node, access)
    }

    private mutating func declare(
      _ kind: PublicDeclaration.Kind, name: String, at node: Syntax, _ access: DeclarationAccess
    ) {
      let path = (DeclarationContext.types(around: node) + [name]).joined(separator: ".")
      let place = reader.place(of: node)
      facts.declarations.append(
        PublicDeclaration(
          name: path, kind: kind, isPackage: access == .package, line: place.line, column: place.column))
    }

    /// A call that reaches a table or a language's folder by file.
    mutating func noteTablePath(_ call: CallArguments, _ syntax: FunctionCallExprSyntax) {
      let endings = [".lproj", ".strings", ".stringsdict", ".xcstrings", ".loctable"]
      let isByType = ["ofType", "withExtension"].contains { label in
        guard let value = call[label], case .literal(let text) = reader.plainKey(of: value) else { return false }
        return endings.contains(".\(text)")
      }
      let isByName = ["forResource", "path", "forResourcesOfType"].contains { label in
        guard let value = call[label] else { return false }
        let text = reader.written(value)
        return endings.contains { text.contains("\($0)\"") }
      }
      guard isByType || isByName else { return }
      let place = reader.place(of: syntax)
      facts.tablePaths.append(
        TablePath(
          call: reader.written(syntax), line: place.line, column: place.column,
          context: DeclarationContext.lookUpContext(of: syntax, in: reader.source)))
    }
  }
#endif
