#if canImport(SwiftParser)
  import SwiftSyntax

  /// A property or function of a type, or one outside of types.
  struct Member {
    /// The type that is written; of a function what it returns.
    var type: TypeSyntax?
    /// The initial value, or the one expression of a getter.
    var value: ExprSyntax?
    var isFunction = false
    /// Whether the value is fixed: `let`, or a property that only computes.
    var isConstant = false
  }
#endif
