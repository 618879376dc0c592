import SwiftSources

#if canImport(SwiftParser)
  import SwiftSyntax

  extension OfferReader {
    /// The accessor for one message; nil where its parameters are not the key's arguments in their order.
    func message(_ declaration: OfferedDeclaration, _ call: BodyCall) -> CallAccessor? {
      guard declaration.isStatic, let arguments = arguments(of: call),
        let parameters = OfferedParameters(declaration.parameters, taking: arguments.map(\.name))
      else { return nil }
      var specifiers = arguments.map(\.specifier)
      while specifiers.last == .some(nil) { specifiers.removeLast() }
      return CallAccessor(
        expression: declaration.path.joined(separator: "."), labels: parameters.labels,
        isProperty: declaration.parameters == nil, result: declaration.kind == .text ? .text : .resource,
        locale: parameters.locale, specifiers: specifiers)
    }

    /// The names that a key's arguments have in an accessor's body; nil where one is no plain name.
    private func arguments(of call: BodyCall) -> [(name: String, specifier: String?)]? {
      if let format = call.format {
        let names = format.map { $0.as(DeclReferenceExprSyntax.self)?.baseName.unescapedName }
        return names.contains(nil) ? nil : names.compactMap { $0.map { ($0, nil) } }
      }
      var pieces = insertions(in: call.place.key)
      if pieces.isEmpty, let text = call.place.layers.last?.callee["defaultValue"] { pieces = insertions(in: text) }
      var found: [(name: String, specifier: String?)] = []
      for piece in pieces {
        guard let first = piece.expressions.first, first.label == nil,
          let name = first.expression.as(DeclReferenceExprSyntax.self)?.baseName.unescapedName
        else { return nil }
        var specifier: String?
        for option in piece.expressions.dropFirst() {
          guard option.label?.text == "specifier", case .literal(let text) = reader.plainKey(of: option.expression)
          else { return nil }
          specifier = text
        }
        found.append((name, specifier))
      }
      return found
    }

    private func insertions(in expression: ExprSyntax) -> [ExpressionSegmentSyntax] {
      expression.as(StringLiteralExprSyntax.self)?.segments.compactMap { $0.as(ExpressionSegmentSyntax.self) } ?? []
    }

    // MARK: - Keys

    /// The function or property that looks up the key it is given.
    func keyed(_ declaration: OfferedDeclaration, _ lookUp: LookUp) -> KeyedAccessor? {
      guard declaration.kind == .text, let offset = source.offset(line: lookUp.line, column: lookUp.column),
        let place = CallPlace(at: offset, in: source), let origin = reader.origin(of: place.key)
      else { return nil }
      switch origin.key {
      case .receiver:
        guard !declaration.isStatic, let name = declaration.path.last,
          let parameters = OfferedParameters(declaration.parameters, taking: [])
        else { return nil }
        return KeyedAccessor(
          expression: name, form: .receiver, isProperty: declaration.parameters == nil, locale: parameters.locale)
      case .parameter(let name):
        guard declaration.isStatic, let parameters = OfferedParameters(declaration.parameters, taking: [name]),
          let label = parameters.labels.first
        else { return nil }
        return KeyedAccessor(
          expression: declaration.path.joined(separator: "."), form: .argument(label: label),
          takesArguments: !origin.isPlain, locale: parameters.locale)
      }
    }
  }
#endif
