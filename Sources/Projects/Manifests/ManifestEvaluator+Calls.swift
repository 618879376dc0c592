#if canImport(SwiftParser)
  import SwiftSources
  import SwiftSyntax

  extension ManifestEvaluator {
    mutating func evaluate(_ call: FunctionCallExprSyntax) -> ManifestValue {
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base, !isType(base) {
        return method(member.declName.baseName.text, of: base, call)
      }
      var arguments = call.arguments.map { ManifestArgument(label: $0.label?.text, value: evaluate($0.expression)) }
      if let closure = call.trailingClosure { arguments.append(ManifestArgument(value: function(closure))) }
      guard let name = calledName(call.calledExpression) else {
        if case .function(let index) = evaluate(call.calledExpression) { return invoke(index, arguments) }
        return unknown(call)
      }
      for scope in scopes.reversed() {
        if case .function(let index)? = scope[name] { return invoke(index, arguments) }
      }
      if let index = declared[name]?.last(where: { accepts(functions[$0], arguments) }) {
        return invoke(index, arguments)
      }
      if ["Array", "Set", "String", "Optional"].contains(name), arguments.count == 1, arguments[0].label == nil {
        return arguments[0].value
      }
      let isMember = call.calledExpression.is(MemberAccessExprSyntax.self)
      guard isMember || name.first?.isUppercase == true else { return unknown(call) }
      return .call(self.call(name, arguments, at: call))
    }

    mutating func function(_ closure: ClosureExprSyntax) -> ManifestValue {
      guard let source else { return unknown(closure) }
      var parameters: [Parameter] = []
      switch closure.signature?.parameterClause {
      case .simpleInput(let names): parameters = names.map { Parameter(name: $0.name.text) }
      case .parameterClause(let clause):
        parameters = clause.parameters.map { Parameter(name: ($0.secondName ?? $0.firstName).text) }
      case nil: break
      @unknown default: return unknown(closure)
      }
      functions.append(
        Function(name: nil, parameters: parameters, body: closure.statements, source: source, captured: scopes))
      return .function(functions.count - 1)
    }

    /// Calls a function of the file; what it returns, or may return.
    mutating func invoke(_ index: Int, _ arguments: [ManifestArgument]) -> ManifestValue {
      let function = functions[index]
      depth += 1
      defer { depth -= 1 }
      guard depth < Self.maximumDepth else { return unknown(function.body) }
      return within(function.source) { evaluator in
        let outer = evaluator.scopes
        evaluator.scopes = function.name == nil ? function.captured : [outer[0]]
        evaluator.scopes.append(evaluator.bound(function, arguments))
        defer {
          let globals = evaluator.scopes[0]
          evaluator.scopes = outer
          evaluator.scopes[0] = globals
        }
        if let only = function.body.first, function.body.count == 1, case .expr(let expression) = only.item {
          return evaluator.evaluate(expression)
        }
        return evaluator.result(of: evaluator.execute(function.body), at: function.body)
      }
    }

    mutating func within(
      _ source: SwiftSource, _ body: (inout ManifestEvaluator) -> ManifestValue
    ) -> ManifestValue {
      let (outer, open) = (self.source, uncertainty)
      self.source = source
      uncertainty = 0
      defer {
        self.source = outer
        uncertainty = open
      }
      return body(&self)
    }

    /// Parameters by name; those of a closure without names are `$0`, `$1`, and one tuple fills several of them.
    private mutating func bound(_ function: Function, _ arguments: [ManifestArgument]) -> [String: ManifestValue] {
      var values: [String: ManifestValue] = [:]
      var rest = arguments
      if function.name == nil {
        if case .tuple(let parts)? = rest.first?.value, rest.count == 1, function.parameters.count > 1 { rest = parts }
        for (place, argument) in rest.enumerated() {
          values["$\(place)"] = argument.value
          if place < function.parameters.count { values[function.parameters[place].name] = argument.value }
        }
        return values
      }
      for parameter in function.parameters {
        if let place = rest.firstIndex(where: { $0.label == parameter.label }) {
          values[parameter.name] = rest.remove(at: place).value
        } else {
          values[parameter.name] = parameter.fallback.map { evaluate($0) } ?? .absent
        }
      }
      return values
    }

    /// Whether every argument has a parameter, and every parameter without a default an argument.
    private func accepts(_ function: Function, _ arguments: [ManifestArgument]) -> Bool {
      let labels = function.parameters.map(\.label)
      let given = arguments.map(\.label)
      return given.allSatisfy { labels.contains($0) }
        && function.parameters.allSatisfy { $0.fallback != nil || given.contains($0.label) }
    }

    private func isType(_ expression: ExprSyntax) -> Bool {
      guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
        return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text.first?.isUppercase == true
      }
      return name.first?.isUppercase == true && !scopes.contains { $0[name] != nil }
    }

    private func calledName(_ expression: ExprSyntax) -> String? {
      if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
      return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }
  }
#endif
