#if canImport(SwiftParser)
  import SwiftSources
  import SwiftSyntax

  /// The calls around a key, from the inside out: `Text(LocalizedStringKey("key"))` has two.
  struct CallPlace {
    struct Layer {
      var call: FunctionCallExprSyntax
      var callee: CallArguments
      /// The argument that holds the key.
      var argument: LabeledExprSyntax
    }

    /// The key's own expression.
    var key: ExprSyntax
    var layers: [Layer] = []
    /// Whether the key is one branch of `?:`.
    var isChoice = false

    /// The expression at an offset that may be a key; a literal, or a name.
    init?(at offset: Int, in source: SwiftSource) {
      guard let token = source.tree.token(at: AbsolutePosition(utf8Offset: offset)),
        token.positionAfterSkippingLeadingTrivia.utf8Offset == offset
      else { return nil }
      let around = Array(SyntaxAncestors(of: token))
      let literal = around.first { $0.kind == .stringLiteralExpr }
      let start = AbsolutePosition(utf8Offset: offset)
      let whole = around.prefix { $0.positionAfterSkippingLeadingTrivia == start && $0.kind != .labeledExpr }
      guard let key = (literal ?? whole.last { $0.is(ExprSyntax.self) })?.as(ExprSyntax.self) else { return nil }
      self.key = key
      climb(from: Syntax(key))
    }

    private mutating func climb(from key: Syntax) {
      var node = key
      while let parent = node.parent {
        switch parent.kind {
        case .labeledExpr:
          guard let holder = parent.parent?.parent else { return }
          if holder.kind == .functionCallExpr {
            guard add(parent, holder) else { return }
          } else if holder.as(TupleExprSyntax.self)?.elements.count != 1 {
            return
          }
          node = holder
        case .unresolvedTernaryExpr:
          isChoice = true
          node = parent
        case .sequenceExpr:
          let isTernary = parent.children(viewMode: .sourceAccurate).contains { list in
            list.children(viewMode: .sourceAccurate).contains { $0.kind == .unresolvedTernaryExpr }
          }
          if isTernary { isChoice = true }
          node = parent
        case .exprList, .forceUnwrapExpr, .tryExpr, .awaitExpr: node = parent
        default: return
        }
      }
    }

    /// Whether calls further out may hold the key too.
    private mutating func add(_ argument: Syntax, _ call: Syntax) -> Bool {
      guard let argument = argument.as(LabeledExprSyntax.self), let call = call.as(FunctionCallExprSyntax.self),
        let callee = CallArguments(call)
      else { return false }
      layers.append(Layer(call: call, callee: callee, argument: argument))
      let isValue = callee.isImplicitInitializer || ValueType(named: callee.typeName) != nil
      return isValue && call.arguments.first?.id == argument.id && callee["localized"] == nil
    }
  }
#endif
