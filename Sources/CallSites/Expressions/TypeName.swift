#if canImport(SwiftParser)
  import SwiftSyntax

  /// Names of types as they are written.
  enum TypeName {
    /// The last name without what is generic: `Int` for `Swift.Int`, `Set` for `Set<Int>`; nil for tuples, functions,
    /// collections and optionals.
    static func base(of type: TypeSyntax) -> String? {
      if let name = type.as(IdentifierTypeSyntax.self) { return name.name.unescapedName }
      if let member = type.as(MemberTypeSyntax.self) { return member.name.unescapedName }
      if let attributed = type.as(AttributedTypeSyntax.self) { return base(of: attributed.baseType) }
      if let opaque = type.as(SomeOrAnyTypeSyntax.self) { return base(of: opaque.constraint) }
      return nil
    }

    /// The type inside of `?` and `!`, else the type itself.
    static func unwrapped(_ type: TypeSyntax) -> TypeSyntax {
      if let optional = type.as(OptionalTypeSyntax.self) { return optional.wrappedType }
      if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType }
      return type
    }

    /// The whole dotted name.
    static func path(of type: TypeSyntax) -> String? {
      if let member = type.as(MemberTypeSyntax.self) {
        return path(of: member.baseType).map { "\($0).\(member.name.unescapedName)" }
      }
      return base(of: type)
    }
  }
#endif
