#if canImport(SwiftParser)
  import SwiftSyntax

  /// The values that a body may return.
  enum ReturnedValues {
    static func of(_ block: AccessorBlockSyntax) -> [ExprSyntax] { MemberIndex.getter(block).map(of) ?? [] }

    /// What follows `return`, and the value of a body that is one expression; not those of closures and functions inside.
    static func of(_ items: CodeBlockItemListSyntax) -> [ExprSyntax] {
      implicit(items) + explicit(items)
    }

    private static func explicit(_ items: CodeBlockItemListSyntax) -> [ExprSyntax] {
      let own = SyntaxWalk(items) { node in
        switch node.kind {
        case .closureExpr, .functionDecl, .classDecl, .structDecl, .enumDecl, .functionCallExpr: false
        default: true
        }
      }
      return own.compactMap { $0.as(ReturnStmtSyntax.self)?.expression }
    }

    /// The value of a body without `return`: its only expression, or those of the branches of its only `if` or `switch`.
    private static func implicit(_ items: CodeBlockItemListSyntax, depth: Int = 0) -> [ExprSyntax] {
      guard items.count == 1, depth < 32, let expression = expression(of: items.first?.item) else { return [] }
      if let choice = expression.as(SwitchExprSyntax.self) {
        return choice.cases.flatMap {
          $0.as(SwitchCaseSyntax.self).map { implicit($0.statements, depth: depth + 1) } ?? []
        }
      }
      guard let condition = expression.as(IfExprSyntax.self) else { return [expression] }
      return branches(of: condition, depth: depth + 1)
    }

    private static func branches(of condition: IfExprSyntax, depth: Int) -> [ExprSyntax] {
      var found: [ExprSyntax] = []
      var rest: IfExprSyntax? = condition
      while let branch = rest {
        found += implicit(branch.body.statements, depth: depth)
        if let block = branch.elseBody?.as(CodeBlockSyntax.self) { found += implicit(block.statements, depth: depth) }
        rest = branch.elseBody?.as(IfExprSyntax.self)
      }
      return found
    }

    private static func expression(of item: CodeBlockItemSyntax.Item?) -> ExprSyntax? {
      item?.as(ExprSyntax.self) ?? item?.as(ExpressionStmtSyntax.self)?.expression
    }
  }
#endif
