#if canImport(SwiftParser)
  import SwiftSyntax

  /// The statements of blocks that declare names, by name: long blocks are searched once.
  final class BlockDeclarations {
    private var blocks: [SyntaxIdentifier: [String: [CodeBlockItemSyntax]]] = [:]

    /// The variables and `guard`s of a block that bind the name, in order.
    func declarations(of name: String, in block: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
      if let known = blocks[block.id] { return known[name] ?? [] }
      let found = Self.declarations(in: block)
      blocks[block.id] = found
      return found[name] ?? []
    }

    private static func declarations(in block: CodeBlockItemListSyntax) -> [String: [CodeBlockItemSyntax]] {
      var found: [String: [CodeBlockItemSyntax]] = [:]
      for item in block {
        for name in names(boundBy: item.item) { found[name, default: []].append(item) }
      }
      return found
    }

    private static func names(boundBy item: CodeBlockItemSyntax.Item) -> Set<String> {
      if let variable = item.as(VariableDeclSyntax.self) {
        return Set(variable.bindings.flatMap { names(in: $0.pattern) })
      }
      return item.as(GuardStmtSyntax.self).map { names(in: $0.conditions) } ?? []
    }

    private static func names(in pattern: some SyntaxProtocol) -> Set<String> {
      Set(SyntaxWalk(pattern).compactMap { $0.as(IdentifierPatternSyntax.self)?.identifier.unescapedName })
    }
  }
#endif
