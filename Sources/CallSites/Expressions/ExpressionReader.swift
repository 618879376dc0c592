#if canImport(SwiftParser)
  import SwiftSources
  import SwiftSyntax

  /// Reads what expressions of one file say: keys, bundles, tables, locales, types.
  struct ExpressionReader {
    let source: SwiftSource
    let members: MemberIndex

    init(_ source: SwiftSource) {
      self.source = source
      members = MemberIndex(of: source.tree)
      names = VisibleNames(members: members, blocks: BlockDeclarations())
    }

    let names: VisibleNames

    func place(of node: some SyntaxProtocol) -> (line: Int, column: Int) { source.place(of: node) }

    func written(_ node: some SyntaxProtocol) -> String { source.written(node) }

    /// What is inside of parentheses, `try`, `await` and `!`.
    func bare(_ expression: ExprSyntax) -> ExprSyntax {
      var expression = expression
      while let inner = inner(of: expression) { expression = inner }
      return expression
    }

    private func inner(of expression: ExprSyntax) -> ExprSyntax? {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
        return tuple.elements.first?.expression
      }
      if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) { return unwrapped.expression }
      if let attempt = expression.as(TryExprSyntax.self) { return attempt.expression }
      if let waiting = expression.as(AwaitExprSyntax.self) { return waiting.expression }
      return nil
    }

    /// The expressions that a value may come from: both branches of `?:`, else the expression.
    func branches(_ expression: ExprSyntax) -> [ExprSyntax] {
      let bare = bare(expression)
      guard let sequence = bare.as(SequenceExprSyntax.self) else { return [bare] }
      let elements = Array(sequence.elements)
      guard elements.count >= 3, let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self), index + 1 < elements.count
      else { return [bare] }
      return branches(ternary.thenExpression) + alternatives(elements[(index + 1)...])
    }

    /// What follows `:`, which may be another `?:`; of a longer expression its operator, which is no literal.
    private func alternatives(_ elements: ArraySlice<ExprSyntax>) -> [ExprSyntax] {
      if elements.count == 1, let last = elements.first { return branches(last) }
      guard let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self), index + 1 < elements.endIndex
      else { return Array(elements.dropFirst().prefix(1)) }
      return branches(ternary.thenExpression) + alternatives(elements[(index + 1)...])
    }
  }
#endif
