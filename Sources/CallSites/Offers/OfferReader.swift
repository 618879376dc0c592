#if canImport(SwiftParser)
  import SwiftSources
  import SwiftSyntax

  /// Reads from the code of an owner what it offers to other modules. Only what is plain is taken: a public or package
  /// member of visible types whose body is one look-up, with the key's arguments as its parameters in their order.
  package struct OfferReader {
    let source: SwiftSource
    let reader: ExpressionReader
    private let facts: ScannedFile
    private var offers = OwnerOffers()

    package static func offers(in bytes: [UInt8], file: String) -> OwnerOffers {
      let facts = FileScanner.scan(bytes, path: file)
      guard facts.isParsed else { return OwnerOffers() }
      var reader = OfferReader(SwiftSource(bytes, file: file), facts)
      for node in SyntaxWalk(reader.source.tree) {
        if let function = node.as(FunctionDeclSyntax.self) {
          reader.read(OfferedDeclaration(function))
        } else if let variable = node.as(VariableDeclSyntax.self) {
          reader.read(OfferedDeclaration(variable))
          reader.readBundle(variable)
        }
      }
      return reader.offers
    }

    private init(_ source: SwiftSource, _ facts: ScannedFile) {
      self.source = source
      self.facts = facts
      reader = ExpressionReader(source)
    }

    private mutating func read(_ declaration: OfferedDeclaration?) {
      guard let declaration, let access = DeclarationAccess(of: declaration.node), isVisible(declaration.node) else {
        return
      }
      let isPackage = access == .package
      guard let call = lookUp(in: declaration.value) else { return }
      if case .dynamic = call.lookUp.key {
        guard let accessor = keyed(declaration, call.lookUp) else { return }
        offers.keyed.append(
          OwnerOffers.Keyed(
            accessor: accessor, table: call.lookUp.table, bundle: call.lookUp.bundle, isPackage: isPackage))
      } else if let accessor = message(declaration, call) {
        offers.messages.append(
          OwnerOffers.Message(
            accessor: accessor, key: call.lookUp.key, table: call.lookUp.table, bundle: call.lookUp.bundle,
            isPackage: isPackage))
      }
    }

    // MARK: - Visible to others

    /// Whether every type around a declaration is seen by others as well.
    private func isVisible(_ node: Syntax) -> Bool {
      SyntaxAncestors(of: node).allSatisfy { around in
        guard DeclarationContext.typeName(around) != nil, around.kind != .extensionDecl else { return true }
        return DeclarationAccess(of: around) != nil
      }
    }

    private mutating func readBundle(_ variable: VariableDeclSyntax) {
      let place = reader.place(of: variable)
      guard let found = facts.declarations.first(where: { $0.line == place.line && $0.column == place.column }),
        case .bundleConstant(let bundle) = found.kind, OfferedDeclaration.isStatic(Syntax(variable)),
        isVisible(Syntax(variable))
      else { return }
      let isOfBundle = found.name.hasPrefix("Bundle.")
      offers.bundles.append(
        OwnerOffers.BundleConstant(
          expression: isOfBundle ? String(found.name.dropFirst("Bundle".count)) : found.name, bundle: bundle,
          isPackage: found.isPackage))
    }

    // MARK: - The look-up that a body is

    /// A look-up that an expression is as a whole, and the arguments that a format around it gets.
    struct BodyCall {
      var lookUp: LookUp
      var place: CallPlace
      var format: [ExprSyntax]?
    }

    private func lookUp(in value: ExprSyntax) -> BodyCall? {
      let value = reader.bare(value)
      let range = value.position.utf8Offset..<value.endPosition.utf8Offset
      let inside = facts.lookUps.compactMap { lookUp -> BodyCall? in
        guard let offset = source.offset(line: lookUp.line, column: lookUp.column), range.contains(offset),
          let place = CallPlace(at: offset, in: source)
        else { return nil }
        return BodyCall(lookUp: lookUp, place: place)
      }
      guard inside.count == 1, var call = inside.first, !call.place.isChoice else { return nil }
      guard let whole = call.place.layers.last?.call else { return call.place.key.id == value.id ? call : nil }
      if whole.id == value.id { return call }
      guard let outer = value.as(FunctionCallExprSyntax.self), outer.arguments.first?.expression.id == whole.id,
        let callee = CallArguments(outer), callee.arguments.first?.label == "format", callee.typeName == "String"
      else { return nil }
      call.format = callee.arguments.dropFirst().filter { $0.label == nil }.map(\.value)
      return call
    }
  }
#endif
