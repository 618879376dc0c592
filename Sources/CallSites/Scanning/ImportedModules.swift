#if canImport(SwiftParser)
  import SwiftSyntax

  /// The modules that a file imports.
  enum ImportedModules {
    /// In the order of the file, `#if` branches included; of `import struct A.B` the module `A`.
    static func names(in tree: SourceFileSyntax) -> [String] {
      let outside = SyntaxWalk(tree) { node in
        switch node.kind {
        case .sourceFile, .codeBlockItemList, .codeBlockItem, .ifConfigDecl, .ifConfigClauseList, .ifConfigClause: true
        default: false
        }
      }
      return outside.compactMap { $0.as(ImportDeclSyntax.self)?.path.first?.name.unescapedName }
    }
  }
#endif
