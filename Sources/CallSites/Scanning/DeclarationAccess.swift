#if canImport(SwiftParser)
  import SwiftSyntax

  /// Who outside of the module sees a declaration.
  enum DeclarationAccess {
    case `public`, package

    /// Nil where the module alone sees it. Members of a `public extension` are public without a word of their own.
    init?(of node: Syntax) {
      guard let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers else { return nil }
      let holder = SyntaxAncestors(of: node).first { DeclarationContext.typeName($0) != nil }
      let inherited = holder?.as(ExtensionDeclSyntax.self).flatMap { Self.word($0.modifiers) }
      switch Self.word(modifiers) ?? inherited {
      case "public", "open": self = .public
      case "package": self = .package
      default: return nil
      }
    }

    private static func word(_ modifiers: DeclModifierListSyntax) -> String? {
      let words: Set = ["public", "open", "package", "internal", "fileprivate", "private"]
      return modifiers.first { $0.detail == nil && words.contains($0.name.text) }?.name.text
    }
  }
#endif
