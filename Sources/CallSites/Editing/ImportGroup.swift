#if canImport(SwiftParser)
  import SwiftSyntax

  /// Imports that stand together, without an empty line between them.
  struct ImportGroup {
    private let imports: [ImportDeclSyntax]
    /// The one that a new import stands behind where no other has a later name.
    let last: ImportDeclSyntax

    private init?(_ imports: [ImportDeclSyntax]) {
      guard let last = imports.last(where: Self.isPlain) ?? imports.last else { return nil }
      self.imports = imports
      self.last = last
    }

    /// The last group with an import that says nothing but a module's name, else the last of all; nil without imports.
    static func last(of imports: [ImportDeclSyntax]) -> ImportGroup? {
      var groups: [[ImportDeclSyntax]] = []
      for item in imports {
        if groups.isEmpty || beginsGroup(item) { groups.append([]) }
        groups[groups.count - 1].append(item)
      }
      return (groups.last { $0.contains(where: isPlain) } ?? groups.last).flatMap(ImportGroup.init)
    }

    /// The import before which `module` belongs; nil where it comes last, or where the imports are in no order.
    func next(after module: String) -> ImportDeclSyntax? {
      let plain = imports.filter(Self.isPlain)
      guard !plain.isEmpty else { return nil }
      let regular = imports.filter { $0.attributes.isEmpty && $0.importKindSpecifier == nil }
      guard let ordered = [regular, plain].first(where: Self.isOrdered) else { return nil }
      return ordered.first { Self.isLess(module, Self.name($0)) }
    }

    /// Whether a group of its own begins with an import: after an empty line, or behind other code.
    private static func beginsGroup(_ item: ImportDeclSyntax) -> Bool {
      let breaks = item.leadingTrivia.map { piece in
        switch piece {
        case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count): count
        default: 0
        }
      }
      return breaks.contains { $0 > 1 }
    }

    private static func isPlain(_ item: ImportDeclSyntax) -> Bool {
      item.attributes.isEmpty && item.modifiers.isEmpty && item.importKindSpecifier == nil
    }

    private static func isOrdered(_ imports: [ImportDeclSyntax]) -> Bool {
      zip(imports, imports.dropFirst()).allSatisfy { !isLess(name($1), name($0)) }
    }

    private static func name(_ item: ImportDeclSyntax) -> String {
      item.path.map(\.name.unescapedName).joined(separator: ".")
    }

    /// Letters of both cases are alike, as formatters have it.
    private static func isLess(_ first: String, _ second: String) -> Bool {
      let (one, other) = (first.lowercased(), second.lowercased())
      return one == other
        ? first.utf8.lexicographicallyPrecedes(second.utf8) : one.utf8.lexicographicallyPrecedes(other.utf8)
    }
  }
#endif
