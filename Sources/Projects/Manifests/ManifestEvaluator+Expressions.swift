#if canImport(SwiftParser)
  import SwiftParser
  import SwiftSyntax

  extension ManifestEvaluator {
    mutating func evaluate(_ expression: ExprSyntax) -> ManifestValue {
      steps += 1
      depth += 1
      defer { depth -= 1 }
      guard steps < Self.maximumSteps, depth < Self.maximumDepth else { return unknown(expression) }
      switch expression.as(ExprSyntaxEnum.self) {
      case .stringLiteralExpr(let literal): return text(of: literal)
      case .booleanLiteralExpr(let literal): return .boolean(literal.literal.tokenKind == .keyword(.true))
      case .integerLiteralExpr(let literal): return .number(literal.literal.text)
      case .floatLiteralExpr(let literal): return .number(literal.literal.text)
      case .nilLiteralExpr: return .absent
      case .arrayExpr(let list): return .list(list.elements.map { ManifestElement(value: evaluate($0.expression)) })
      case .dictionaryExpr(let dictionary): return pairs(of: dictionary)
      case .tupleExpr(let tuple): return tupleValue(tuple)
      case .sequenceExpr(let sequence): return evaluate(Array(sequence.elements))
      case .ternaryExpr(let choice):
        return pick(evaluate(choice.condition).boolean, choice.thenExpression, choice.elseExpression)
      case .declReferenceExpr(let reference): return variable(reference)
      case .memberAccessExpr(let member): return evaluate(member)
      case .functionCallExpr(let call): return evaluate(call)
      case .subscriptCallExpr(let access): return evaluate(access)
      case .closureExpr(let closure): return function(closure)
      case .ifExpr(let condition): return result(of: execute(condition), at: expression)
      case .switchExpr(let choice): return result(of: execute(choice), at: expression)
      case .asExpr(let cast): return evaluate(cast.expression)
      case .tryExpr(let attempt): return evaluate(attempt.expression)
      case .forceUnwrapExpr(let unwrapped): return evaluate(unwrapped.expression)
      case .optionalChainingExpr(let chain): return evaluate(chain.expression)
      case .prefixOperatorExpr(let negation) where negation.operator.text == "!":
        return evaluate(negation.expression).boolean.map { .boolean(!$0) } ?? unknown(expression)
      default: return unknown(expression)
      }
    }

    /// The value of statements that end with one, or of a single expression without `return`.
    func result(of outcome: Outcome, at node: some SyntaxProtocol) -> ManifestValue {
      outcome.values.isEmpty ? unknown(node) : .either(outcome.values)
    }

    private mutating func text(of literal: StringLiteralExprSyntax) -> ManifestValue {
      if let plain = literal.representedLiteralValue { return .text(plain) }
      var texts = [""]
      for segment in literal.segments {
        switch segment {
        case .stringSegment(let part): texts = texts.map { $0 + part.content.text }
        case .expressionSegment(let part):
          guard let expression = part.expressions.first?.expression else { return unknown(literal) }
          let values = evaluate(expression).possibilities.compactMap(\.text)
          guard !values.isEmpty, values.count * texts.count <= 16 else { return unknown(literal) }
          texts = texts.flatMap { text in values.map { text + $0 } }
        @unknown default: return unknown(literal)
        }
      }
      return .either(texts.map { .text($0) })
    }

    private mutating func pairs(of dictionary: DictionaryExprSyntax) -> ManifestValue {
      guard case .elements(let elements) = dictionary.content else { return .dictionary([]) }
      return .dictionary(elements.map { ManifestPair(key: evaluate($0.key), value: evaluate($0.value)) })
    }

    private mutating func tupleValue(_ tuple: TupleExprSyntax) -> ManifestValue {
      let parts = tuple.elements.map { ManifestArgument(label: $0.label?.text, value: evaluate($0.expression)) }
      return parts.count == 1 && parts[0].label == nil ? parts[0].value : .tuple(parts)
    }

    mutating func pick(_ truth: Bool?, _ first: ExprSyntax, _ second: ExprSyntax) -> ManifestValue {
      switch truth {
      case true?: evaluate(first)
      case false?: evaluate(second)
      case nil: .either([evaluate(first), evaluate(second)])
      }
    }

    // MARK: - Operators, which the parser leaves in a row

    mutating func evaluate(_ parts: [ExprSyntax]) -> ManifestValue {
      guard let first = parts.first else { return .absent }
      if parts.count == 1 { return evaluate(first) }
      if let place = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        let choice = parts[place].as(UnresolvedTernaryExprSyntax.self)
      {
        let truth = evaluate(Array(parts[..<place])).boolean
        let rest = Array(parts[(place + 1)...])
        if truth == true { return evaluate(choice.thenExpression) }
        if truth == false { return evaluate(rest) }
        return .either([evaluate(choice.thenExpression), evaluate(rest)])
      }
      for operation in ["||", "&&", "==", "!=", "??", "+"] {
        guard let place = lastPlace(of: operation, in: parts) else { continue }
        return combine(operation, Array(parts[..<place]), Array(parts[(place + 1)...]), at: first)
      }
      if parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self) { return evaluate(first) }
      return unknown(first)
    }

    /// The last one, as they group from the left; `??` groups from the right.
    private func lastPlace(of operation: String, in parts: [ExprSyntax]) -> Int? {
      let isIt: (ExprSyntax) -> Bool = { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == operation }
      return operation == "??" ? parts.firstIndex(where: isIt) : parts.lastIndex(where: isIt)
    }

    private mutating func combine(
      _ operation: String, _ left: [ExprSyntax], _ right: [ExprSyntax], at node: ExprSyntax
    ) -> ManifestValue {
      let first = evaluate(left)
      switch operation {
      case "||" where first.boolean == true: return first
      case "&&" where first.boolean == false: return first
      case "??": return coalesce(first, right)
      case "+": return sum(first, evaluate(right), at: node)
      default: break
      }
      let second = evaluate(right)
      switch operation {
      case "||" where second.boolean == true: return second
      case "&&" where second.boolean == false: return second
      case "||", "&&": return first.boolean != nil && second.boolean != nil ? second : unknown(node)
      default: return comparison(first, second).map { .boolean($0 == (operation == "==")) } ?? unknown(node)
      }
    }

    private mutating func coalesce(_ first: ManifestValue, _ right: [ExprSyntax]) -> ManifestValue {
      switch first {
      case .absent: evaluate(right)
      case .unknown, .oneOf: .either([first, evaluate(right)])
      default: first
      }
    }

    private func comparison(_ first: ManifestValue, _ second: ManifestValue) -> Bool? {
      if let first = first.text, let second = second.text { return first == second }
      if case .call(let first) = first, case .call(let second) = second, first.arguments.isEmpty,
        second.arguments.isEmpty
      {
        return first.name == second.name
      }
      return first.boolean.flatMap { first in second.boolean.map { first == $0 } }
    }

    private func sum(_ first: ManifestValue, _ second: ManifestValue, at node: ExprSyntax) -> ManifestValue {
      if let first = first.text, let second = second.text { return .text(first + second) }
      if case .unknown = first, case .unknown = second { return first }
      if first.text != nil || second.text != nil { return unknown(node) }
      return .list(first.elements + second.elements)
    }

    // MARK: - Conditions

    mutating func truth(of conditions: ConditionElementListSyntax) -> Bool? {
      var result: Bool? = true
      for condition in conditions {
        guard case .expression(let expression) = condition.condition else {
          result = nil
          continue
        }
        let truth = truth(of: expression)
        if truth == false { return false }
        if truth == nil { result = nil }
      }
      return result
    }

    mutating func truth(of expression: ExprSyntax) -> Bool? { evaluate(expression).boolean }
  }
#endif
