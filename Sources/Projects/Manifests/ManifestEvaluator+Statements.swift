#if canImport(SwiftParser)
  import SwiftSyntax

  extension ManifestEvaluator {
    /// How a list of statements ends: with a value, or perhaps with one of several, or by running to its end.
    struct Outcome {
      var values: [ManifestValue] = []
      /// Whether some path does not return.
      var falls = true
    }

    mutating func execute(_ statements: CodeBlockItemListSyntax) -> Outcome {
      var outcome = Outcome()
      for statement in statements {
        let next = execute(statement.item)
        outcome.values += next.values
        if !next.falls {
          outcome.falls = false
          break
        }
      }
      return outcome
    }

    private mutating func execute(_ item: CodeBlockItemSyntax.Item) -> Outcome {
      steps += 1
      guard steps < Self.maximumSteps else { return Outcome() }
      switch item {
      case .decl(let declaration): return execute(declaration)
      case .stmt(let statement): return execute(statement)
      case .expr(let expression): return execute(expression)
      @unknown default: return Outcome()
      }
    }

    private mutating func execute(_ declaration: DeclSyntax) -> Outcome {
      if let variable = declaration.as(VariableDeclSyntax.self) {
        bind(variable)
      } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
        return branches(condition.clauses.map(\.elements))
      } else if scopes.count > 1, let function = declaration.as(FunctionDeclSyntax.self) {
        declare(function)
      }
      return Outcome()
    }

    private mutating func bind(_ variable: VariableDeclSyntax) {
      for binding in variable.bindings where binding.accessorBlock == nil {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
          let value = binding.initializer.map { evaluate($0.value) } ?? .absent
          set(name, labelled(value, by: binding.typeAnnotation?.type))
        } else if let names = binding.pattern.as(TuplePatternSyntax.self), let value = binding.initializer?.value {
          destructure(evaluate(value), into: names)
        }
      }
    }

    private mutating func destructure(_ value: ManifestValue, into names: TuplePatternSyntax) {
      guard case .tuple(let parts) = value else { return }
      for (part, name) in zip(parts, names.elements) {
        if let name = name.pattern.as(IdentifierPatternSyntax.self)?.identifier.text { set(name, part.value) }
      }
    }

    /// Declares in the innermost scope; under an open condition the name may keep what it had there.
    private mutating func set(_ name: String, _ value: ManifestValue) {
      let old = scopes[scopes.count - 1][name]
      scopes[scopes.count - 1][name] = uncertainty > 0 ? old.map { .either([$0, value]) } ?? value : value
    }

    /// `#if`: every branch may be the one.
    private mutating func branches(_ elements: [IfConfigClauseSyntax.Elements?]) -> Outcome {
      var outcome = Outcome()
      uncertainty += 1
      for case .statements(let statements) in elements { outcome.values += execute(statements).values }
      uncertainty -= 1
      return outcome
    }

    private mutating func execute(_ statement: StmtSyntax) -> Outcome {
      if let end = statement.as(ReturnStmtSyntax.self) {
        return Outcome(values: [end.expression.map { evaluate($0) } ?? .absent], falls: false)
      }
      if let loop = statement.as(ForStmtSyntax.self) { return execute(loop) }
      if let check = statement.as(GuardStmtSyntax.self) {
        return choose(truth(of: check.conditions), then: nil, else: check.body.statements)
      }
      if let wrapped = statement.as(ExpressionStmtSyntax.self) { return execute(wrapped.expression) }
      note(statement)
      return Outcome()
    }

    private mutating func execute(_ expression: ExprSyntax) -> Outcome {
      if let condition = expression.as(IfExprSyntax.self) { return execute(condition) }
      if let choice = expression.as(SwitchExprSyntax.self) { return execute(choice) }
      if change(expression) { return Outcome() }
      note(expression)
      return Outcome()
    }

    mutating func execute(_ condition: IfExprSyntax) -> Outcome {
      switch condition.elseBody {
      case .ifExpr(let other):
        let truth = truth(of: condition.conditions)
        if truth == true { return choose(true, then: condition.body.statements, else: nil) }
        if truth == false { return execute(other) }
        let first = choose(nil, then: condition.body.statements, else: nil)
        uncertainty += 1
        let second = execute(other)
        uncertainty -= 1
        return Outcome(values: first.values + second.values, falls: first.falls || second.falls)
      case .codeBlock(let block):
        return choose(truth(of: condition.conditions), then: condition.body.statements, else: block.statements)
      case nil:
        return choose(truth(of: condition.conditions), then: condition.body.statements, else: nil)
      @unknown default:
        return Outcome()
      }
    }

    /// Takes the branch that the truth says, both of them where only a build knows it.
    private mutating func choose(
      _ truth: Bool?, then: CodeBlockItemListSyntax?, else other: CodeBlockItemListSyntax?
    ) -> Outcome {
      if let truth { return (truth ? then : other).map { execute($0) } ?? Outcome() }
      uncertainty += 1
      let outcomes = [then, other].map { branch in branch.map { execute($0) } ?? Outcome() }
      uncertainty -= 1
      return Outcome(values: outcomes.flatMap(\.values), falls: outcomes.contains(where: \.falls))
    }

    mutating func execute(_ choice: SwitchExprSyntax) -> Outcome {
      var outcome = Outcome(falls: false)
      uncertainty += 1
      for case .switchCase(let branch) in choice.cases {
        let next = execute(branch.statements)
        outcome.values += next.values
        outcome.falls = outcome.falls || next.falls
      }
      uncertainty -= 1
      return outcome
    }

    private mutating func execute(_ loop: ForStmtSyntax) -> Outcome {
      guard let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        note(loop)
        return Outcome()
      }
      loopNames.insert(name)
      defer { loopNames.remove(name) }
      for element in evaluate(loop.sequence).elements {
        scopes.append([name: element.value])
        let truth = loop.whereClause.map { self.truth(of: $0.condition) } ?? true
        let isOpen = truth == nil || !element.isCertain
        uncertainty += isOpen ? 1 : 0
        if truth != false { _ = execute(loop.body.statements) }
        uncertainty -= isOpen ? 1 : 0
        scopes.removeLast()
      }
      return Outcome()
    }
  }
#endif
