#if canImport(SwiftParser)
  import SwiftSyntax

  /// The parameters of an offered function as its callers see them.
  struct OfferedParameters {
    /// Of the parameters that take the names asked for, in their order.
    var labels: [String?] = []
    /// Of a parameter of type `Locale`.
    var locale: String?

    /// - Parameter names: the parameters that must be there, in this order and first; others must have a default.
    init?(_ clause: FunctionParameterClauseSyntax?, taking names: [String]) {
      guard let clause else {
        if names.isEmpty { return }
        return nil
      }
      var rest = names[...]
      for parameter in clause.parameters {
        let label = parameter.firstName.unescapedName
        let name = (parameter.secondName ?? parameter.firstName).unescapedName
        if rest.first == name, parameter.ellipsis == nil {
          labels.append(label == "_" ? nil : label)
          rest.removeFirst()
        } else {
          guard parameter.defaultValue != nil, rest.isEmpty else { return nil }
          if TypeName.base(of: TypeName.unwrapped(parameter.type)) == "Locale", label != "_" { locale = label }
        }
      }
      guard rest.isEmpty else { return nil }
    }
  }
#endif
