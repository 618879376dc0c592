#if canImport(SwiftParser)
  import SwiftSyntax

  extension ManifestEvaluator {
    mutating func variable(_ reference: DeclReferenceExprSyntax) -> ManifestValue {
      let name = reference.baseName.text
      for scope in scopes.reversed() {
        if let value = scope[name] { return value }
      }
      if let value = declaredValue(name) { return value }
      if name.first?.isUppercase == true { return .call(call(name, [], at: reference)) }
      return unknown(reference)
    }

    /// A computed property, or a constant of a type, by its last name.
    mutating func declaredValue(_ name: String) -> ManifestValue? {
      if let constant = constants[name] {
        return within(constant.source) { evaluator in evaluator.evaluate(constant.value) }
      }
      guard let index = declared[name]?.first(where: { functions[$0].parameters.isEmpty }) else { return nil }
      return invoke(index, [])
    }

    mutating func evaluate(_ member: MemberAccessExprSyntax) -> ManifestValue {
      let name = member.declName.baseName.text
      guard let base = member.base else { return declaredValue(name) ?? .call(call(name, [], at: member)) }
      if let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text, type.first?.isUppercase == true,
        !scopes.contains(where: { $0[type] != nil })
      {
        if type == "Context" || type == "ProcessInfo" { return unknown(member) }
        return name == "self" ? evaluate(base) : declaredValue(name) ?? .call(call(name, [], at: member))
      }
      return property(name, of: evaluate(base), at: member)
    }

    private func property(_ name: String, of value: ManifestValue, at node: MemberAccessExprSyntax) -> ManifestValue {
      switch value {
      case .call(let call): call[name] ?? unknown(node)
      case .tuple(let parts):
        parts.first { $0.label == name }?.value
          ?? Int(name).flatMap { parts.indices.contains($0) ? parts[$0].value : nil } ?? unknown(node)
      case .list(let elements) where name == "isEmpty": .boolean(elements.isEmpty)
      case .list(let elements) where name == "first": elements.first?.value ?? .absent
      case .oneOf(let values): .either(values.map { property(name, of: $0, at: node) })
      default: unknown(node)
      }
    }

    mutating func evaluate(_ access: SubscriptCallExprSyntax) -> ManifestValue {
      guard let argument = access.arguments.first?.expression else { return unknown(access) }
      let (base, key) = (evaluate(access.calledExpression), evaluate(argument))
      if case .dictionary(let pairs) = base, key.text != nil {
        return pairs.first { $0.key == key }?.value ?? .absent
      }
      if case .list(let elements) = base, case .number(let text) = key, let index = Int(text),
        elements.indices.contains(index)
      {
        return elements[index].value
      }
      return unknown(access)
    }

    func call(_ name: String, _ arguments: [ManifestArgument], at node: some SyntaxProtocol) -> ManifestCall {
      let place = gap(node)
      return ManifestCall(
        name: name, arguments: arguments, file: place.file, line: place.line, column: place.column)
    }

    /// Gives tuples the labels of the type that is written beside them: `let all: [(name: String, path: String)]`.
    func labelled(_ value: ManifestValue, by type: TypeSyntax?) -> ManifestValue {
      guard let tuple = type.flatMap(firstTuple) else { return value }
      return labelled(value, tuple.elements.map { $0.firstName?.text })
    }

    private func firstTuple(in type: TypeSyntax) -> TupleTypeSyntax? {
      if let tuple = type.as(TupleTypeSyntax.self) { return tuple }
      if let list = type.as(ArrayTypeSyntax.self) { return firstTuple(in: list.element) }
      return type.as(DictionaryTypeSyntax.self).flatMap { firstTuple(in: $0.value) }
    }

    private func labelled(_ value: ManifestValue, _ labels: [String?]) -> ManifestValue {
      switch value {
      case .tuple(let parts) where parts.count == labels.count:
        return .tuple(zip(parts, labels).map { ManifestArgument(label: $0.label ?? $1, value: $0.value) })
      case .list(let elements):
        return .list(elements.map { ManifestElement(value: labelled($0.value, labels), isCertain: $0.isCertain) })
      case .dictionary(let pairs):
        return .dictionary(pairs.map { ManifestPair(key: $0.key, value: labelled($0.value, labels)) })
      default:
        return value
      }
    }
  }
#endif
