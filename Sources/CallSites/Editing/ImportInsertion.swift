#if canImport(SwiftParser)
  import SwiftSources
  import SwiftSyntax

  /// Adds imports to a file, where and as its own imports stand.
  struct ImportInsertion {
    private let source: SwiftSource
    private let layout: LineLayout

    init(_ source: SwiftSource, _ layout: LineLayout) {
      self.source = source
      self.layout = layout
    }

    /// The insertions for modules that code at `offset` needs; none for those that the file imports already.
    ///
    /// - Parameter modules: sorted.
    func edits(adding modules: [String], for offset: Int) -> [SourceEdit] {
      var edits: [SourceEdit] = []
      for module in modules where !isImported(module) {
        let edit = insertion(of: module, in: statements(around: offset))
        if let index = edits.firstIndex(where: { $0.range == edit.range }) {
          edits[index].text = Self.joined(edits[index].text, edit.text)
        } else {
          edits.append(edit)
        }
      }
      return edits
    }

    /// Two insertions at one place: what both end with stands once.
    private static func joined(_ first: String, _ second: String) -> String {
      let isBefore = first.last?.isNewline == true
      guard isBefore else { return first + second }
      let line = first.prefix { !$0.isNewline }
      let lineBreak = first.dropFirst(line.count).prefix(1)
      return line + lineBreak + second
    }

    // MARK: - What is there

    /// Whether the file imports the whole module wherever its code is compiled, or wherever the module is there.
    private func isImported(_ module: String) -> Bool {
      SyntaxWalk(source.tree).contains { node in
        guard let declaration = node.as(ImportDeclSyntax.self), declaration.importKindSpecifier == nil,
          declaration.path.count == 1, declaration.path.first?.name.unescapedName == module
        else { return false }
        let conditions = SyntaxAncestors(of: node).compactMap { $0.as(IfConfigClauseSyntax.self)?.condition }
        return conditions.allSatisfy { source.written($0).filter { $0 != " " } == "canImport(\(module))" }
      }
    }

    /// The statements that the imports belong to: those of the file, or of an `#if` around the whole file.
    private func statements(around offset: Int) -> CodeBlockItemListSyntax {
      var statements = source.tree.statements
      while statements.count == 1, let condition = statements.first?.item.as(IfConfigDeclSyntax.self),
        let clause = condition.clauses.first(where: {
          $0.position.utf8Offset <= offset && offset < $0.endPosition.utf8Offset
        }),
        case .statements(let inner)? = clause.elements
      {
        statements = inner
      }
      return statements
    }

    // MARK: - Where it goes

    private func insertion(of module: String, in statements: CodeBlockItemListSyntax) -> SourceEdit {
      let imports = statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
      guard let group = ImportGroup.last(of: imports) else { return first(module, before: statements.first) }
      if let next = group.next(after: module) { return line(module, before: next) }
      return line(module, after: group.last)
    }

    private func line(_ module: String, before next: ImportDeclSyntax) -> SourceEdit {
      let start = next.positionAfterSkippingLeadingTrivia.utf8Offset
      let lead = layout.indentation(at: start)
      return SourceEdit(at: start, text: "import \(module)\(layout.lineBreak)\(lead)")
    }

    private func line(_ module: String, after last: ImportDeclSyntax) -> SourceEdit {
      let lead = layout.indentation(at: last.positionAfterSkippingLeadingTrivia.utf8Offset)
      let end = layout.lineEnd(from: last.endPositionBeforeTrailingTrivia.utf8Offset)
      return SourceEdit(at: end, text: "\(layout.lineBreak(at: end))\(lead)import \(module)")
    }

    /// The first import of a file: below the comment that begins the file, above the code and its own comments.
    private func first(_ module: String, before statement: CodeBlockItemSyntax?) -> SourceEdit {
      let line = "import \(module)\(layout.lineBreak)"
      guard let token = statement?.firstToken(viewMode: .sourceAccurate) else {
        return SourceEdit(at: source.bytes.count, text: line)
      }
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let lead = layout.indentation(at: start)
      let place = ownComments(of: token)
      if place == start { return SourceEdit(at: start, text: "\(line)\(layout.lineBreak)\(lead)") }
      return SourceEdit(at: place, text: "\(lead)\(line)\(layout.lineBreak)")
    }

    /// Where the comments begin that belong to the code behind them: those after the last empty line, else
    /// documentation.
    private func ownComments(of token: TokenSyntax) -> Int {
      var offset = token.position.utf8Offset
      var documentation: Int?
      var place: Int?
      for piece in token.leadingTrivia {
        if documentation == nil, piece.isDocumentation { documentation = offset }
        offset += piece.sourceLength.utf8Length
        if piece.lineBreaks > 1 { (place, documentation) = (offset, offset) }
      }
      guard token.leadingTrivia.contains(where: \.isComment) else { return offset }
      return place ?? documentation ?? offset
    }
  }

  extension TriviaPiece {
    fileprivate var isDocumentation: Bool {
      switch self {
      case .docLineComment, .docBlockComment: true
      default: false
      }
    }

    fileprivate var lineBreaks: Int {
      switch self {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count): count
      default: 0
      }
    }
  }
#endif
