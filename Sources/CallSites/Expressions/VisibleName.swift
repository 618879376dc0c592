#if canImport(SwiftParser)
  import SwiftSyntax

  /// What a plain name stands for at one place.
  indirect enum VisibleName {
    /// A constant or variable with what is known of it.
    case value(type: TypeSyntax?, value: ExprSyntax?, isConstant: Bool)
    /// A name whose value comes from unwrapping another: `if let name = value`.
    case unwrapped(ExprSyntax)
    /// `if let name`: what the name stands for outside, without its `?`.
    case unwrappedName(VisibleName)
    /// A parameter of the enclosing function, initialiser, subscript or closure.
    case parameter(type: TypeSyntax?, defaultValue: ExprSyntax?)
    /// A name of a known type without a written one: the counter of a loop over a range.
    case named(type: String)
    /// A name that a pattern binds, of a type that does not show.
    case pattern
    /// A property or function of an enclosing type or of the file.
    case member(Member)
  }
#endif
