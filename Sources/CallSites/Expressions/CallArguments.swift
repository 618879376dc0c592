#if canImport(SwiftParser)
  import SwiftSyntax

  /// A call taken apart: the name that is called, what it is called on, its arguments.
  struct CallArguments {
    struct Argument {
      var label: String?
      var value: ExprSyntax
    }

    /// `String`, `localizedString`, `init`.
    var name: String
    /// What stands before the dot; nil without one.
    var base: ExprSyntax?
    /// Whether there is a dot before the name: `.init("x")` has one and no base.
    var isMember: Bool
    var arguments: [Argument]

    /// Nil where something else than a name is called.
    init?(_ call: FunctionCallExprSyntax) {
      guard let callee = Callee(call.calledExpression) else { return nil }
      name = callee.name
      base = callee.base
      isMember = callee.isMember
      arguments = call.arguments.map { Argument(label: $0.label?.unescapedName, value: $0.expression) }
    }

    /// The first argument, where it has no label.
    var unlabeled: ExprSyntax? { arguments.first.flatMap { $0.label == nil ? $0.value : nil } }

    subscript(label: String) -> ExprSyntax? { arguments.first { $0.label == label }?.value }

    /// `name` or, of `X.init`, `X`: the type that a call makes a value of.
    var typeName: String? {
      guard name == "init" else { return name }
      return base?.as(DeclReferenceExprSyntax.self)?.baseName.unescapedName
        ?? base?.as(MemberAccessExprSyntax.self)?.declName.baseName.unescapedName
    }

    /// `.init(…)`, whose type its surroundings give.
    var isImplicitInitializer: Bool { name == "init" && isMember && base == nil }
  }

  /// The name that is called.
  private struct Callee {
    var name: String
    var base: ExprSyntax?
    var isMember: Bool

    init?(_ expression: ExprSyntax) {
      if let generic = expression.as(GenericSpecializationExprSyntax.self) {
        self.init(plain: generic.expression)
      } else {
        self.init(plain: expression)
      }
    }

    private init?(plain expression: ExprSyntax) {
      if let reference = expression.as(DeclReferenceExprSyntax.self) {
        (name, base, isMember) = (reference.baseName.unescapedName, nil, false)
      } else if let member = expression.as(MemberAccessExprSyntax.self) {
        (name, base, isMember) = (member.declName.baseName.unescapedName, member.base, true)
      } else {
        return nil
      }
    }
  }

  extension TokenSyntax {
    /// A name without its backticks.
    var unescapedName: String {
      let name = text
      guard name.utf8.count > 2, name.utf8.first == UInt8(ascii: "`") else { return name }
      return String(name.dropFirst().dropLast())
    }
  }
#endif
