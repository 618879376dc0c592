#if canImport(SwiftParser)
  import SwiftSyntax

  /// Constants that look-ups name.
  extension FileScanner {
    /// Constants of types and of the file: texts, bundles, other names.
    mutating func noteConstants(_ variable: VariableDeclSyntax) {
      guard DeclarationContext.isMemberOrGlobal(variable) else { return }
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescapedName else { continue }
        let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let) || binding.accessorBlock != nil
        let values = binding.initializer.map { [$0.value] } ?? binding.accessorBlock.map(ReturnedValues.of) ?? []
        guard let value = constant(values, type: binding.typeAnnotation?.type, isConstant: isConstant) else { continue }
        note(value, name: name, at: values.first.map(Syntax.init) ?? Syntax(binding))
        noteBundle(value, name: name, of: variable)
      }
    }

    /// The raw values of an enumeration of strings.
    mutating func noteRawValues(_ declaration: EnumCaseDeclSyntax) {
      guard
        let holder = SyntaxAncestors(of: declaration).first(where: { $0.kind == .enumDecl })?.as(EnumDeclSyntax.self),
        holder.inheritanceClause?.inheritedTypes.contains(where: { TypeName.base(of: $0.type) == "String" }) == true
      else { return }
      for element in declaration.elements {
        let name = element.name.unescapedName
        guard let value = element.rawValue?.value else {
          note(.rawValue(name), name: name, at: Syntax(element))
          continue
        }
        guard case .literal(let text) = reader.plainKey(of: value) else { continue }
        note(.rawValue(text), name: name, at: Syntax(value))
      }
    }

    private mutating func note(_ value: NamedConstant.Value, name: String, at node: Syntax) {
      let path = (DeclarationContext.types(around: node) + [name]).joined(separator: ".")
      let place = reader.place(of: node)
      facts.constants.append(NamedConstant(name: path, value: value, line: place.line, column: place.column))
    }

    private func constant(_ values: [ExprSyntax], type: TypeSyntax?, isConstant: Bool) -> NamedConstant.Value? {
      let typeName = type.flatMap { TypeName.base(of: TypeName.unwrapped($0)) }
      let bundles = values.flatMap(closureResults).map { reader.bundle($0) }
      if let bundle = Self.preferred(bundles.filter(Self.isKnown)) { return .bundle(bundle) }
      guard values.count == 1, let value = values.first else { return nil }
      if typeName == "Bundle" || typeName == "BundleDescription" { return .bundle(reader.bundle(value)) }
      guard isConstant, typeName == nil || typeName == "String" || typeName == "StaticString" else { return nil }
      if case .literal(let text) = reader.plainKey(of: value) { return .text(text) }
      return reader.typePath(value).map(NamedConstant.Value.alias)
    }

    /// Of `{ … }()` what the closure returns.
    private func closureResults(_ value: ExprSyntax) -> [ExprSyntax] {
      guard let closure = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(ClosureExprSyntax.self) else {
        return [value]
      }
      return ReturnedValues.of(closure.statements)
    }

    /// Of several ways under `#if` the one that a package takes.
    private static func preferred(_ bundles: [BundleExpression]) -> BundleExpression? {
      bundles.first { $0 == .module } ?? bundles.first
    }

    private static func isKnown(_ bundle: BundleExpression) -> Bool {
      switch bundle {
      case .main, .module, .type, .identifier: true
      case .path(let text): text.contains("bundle") || text.contains("Bundle")
      case .unsaid, .named, .parameter, .elsewhere, .unknown: false
      }
    }
  }
#endif
