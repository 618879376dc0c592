#if canImport(SwiftParser)
  import SwiftSyntax

  extension ManifestEvaluator {
    /// What a package or project says beyond names, files and dependencies; changes to it are of no interest.
    private static let ignored: Set<String> = [
      "cLanguageStandard", "cSettings", "cxxLanguageStandard", "cxxSettings", "linkerSettings", "pkgConfig", "plugins",
      "providers", "schemes", "settings", "swiftLanguageModes", "swiftLanguageVersions", "swiftSettings",
    ]

    /// Carries out an assignment or `append`; false for every other expression.
    mutating func change(_ expression: ExprSyntax) -> Bool {
      if let call = expression.as(FunctionCallExprSyntax.self) { return append(call) }
      guard let sequence = expression.as(SequenceExprSyntax.self) else { return false }
      let parts = Array(sequence.elements)
      guard parts.count >= 3 else { return false }
      let value = evaluate(Array(parts[2...]))
      if parts[1].is(AssignmentExprSyntax.self) {
        return assign(parts[0]) { _ in value }
      }
      guard parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+=" else { return false }
      return extend(parts[0], by: value.elements)
    }

    private mutating func append(_ call: FunctionCallExprSyntax) -> Bool {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
        return false
      }
      let arguments = call.arguments.map { (label: $0.label?.text, value: evaluate($0.expression)) }
      guard let first = arguments.first else { return false }
      switch (member.declName.baseName.text, first.label) {
      case ("append", nil): return extend(base, by: [ManifestElement(value: first.value)])
      case ("append", "contentsOf"): return extend(base, by: first.value.elements)
      case ("insert", nil): return extend(base, by: [ManifestElement(value: first.value)])
      default: return false
      }
    }

    /// Adds elements to the list at that place; under an open condition they may be there.
    private mutating func extend(_ place: ExprSyntax, by elements: [ManifestElement]) -> Bool {
      let isOpen = uncertainty > 0
      let added = elements.map { ManifestElement(value: $0.value, isCertain: $0.isCertain && !isOpen) }
      return assign(place, isExtension: true) { .list(($0 ?? .absent).elements + added) }
    }

    /// Changes a variable, or an argument of the call that a variable holds.
    private mutating func assign(
      _ place: ExprSyntax, isExtension: Bool = false, _ change: (ManifestValue?) -> ManifestValue
    ) -> Bool {
      func changed(_ old: ManifestValue?) -> ManifestValue {
        uncertainty > 0 && !isExtension ? .either([old ?? .absent, change(old)]) : change(old)
      }
      if let name = place.as(DeclReferenceExprSyntax.self)?.baseName.text {
        guard let scope = scopes.lastIndex(where: { $0[name] != nil }) else { return false }
        scopes[scope][name] = changed(scopes[scope][name])
        return true
      }
      guard let member = place.as(MemberAccessExprSyntax.self) else { return false }
      let label = member.declName.baseName.text
      if Self.ignored.contains(label) { return true }
      guard let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
      if loopNames.contains(name) {
        gaps.append(gap(place))
        return true
      }
      guard let scope = scopes.lastIndex(where: { $0[name] != nil }), case .call(var call) = scopes[scope][name] else {
        return false
      }
      call[label] = changed(call[label])
      scopes[scope][name] = .call(call)
      return true
    }

    private static let mutating: Set<String> = [
      "append", "first", "forEach", "insert", "remove", "removeAll", "removeFirst", "removeLast", "replaceSubrange",
    ]

    /// Notes a statement that may change what the manifest declares: one that writes into the package or project, or
    /// hands it on.
    mutating func note(_ node: some SyntaxProtocol) {
      let tokens = node.tokens(viewMode: .sourceAccurate).prefix(2000).map(\.text)
      let isChange = tokens.indices.contains { place in
        guard tokens[place] == "package" || tokens[place] == "project", place + 1 < tokens.count else { return false }
        if tokens[place + 1] == ")" || tokens[place + 1] == "," { return place > 0 && tokens[place - 1] != "." }
        guard tokens[place + 1] == ".", place + 3 < tokens.count, !Self.ignored.contains(tokens[place + 2]) else {
          return false
        }
        if tokens[place + 3] == "=" || tokens[place + 3] == "+=" { return true }
        return tokens[place + 3] == "." && place + 4 < tokens.count && Self.mutating.contains(tokens[place + 4])
      }
      let gap = gap(node)
      if isChange, !gaps.contains(gap) { gaps.append(gap) }
    }
  }
#endif
