#if canImport(SwiftParser)
  import SwiftSyntax

  /// The nodes of a tree in the order of the file, parents first. It keeps its own stack, so that code may be nested as
  /// deeply as the parser allows.
  struct SyntaxWalk: Sequence, IteratorProtocol {
    private var stack: [Syntax]
    /// Whether the children of a node are visited too.
    private let descends: (Syntax) -> Bool

    init(_ root: some SyntaxProtocol, into descends: @escaping (Syntax) -> Bool = { _ in true }) {
      stack = [Syntax(root)]
      self.descends = descends
    }

    mutating func next() -> Syntax? {
      guard let node = stack.popLast() else { return nil }
      if node.kind != .token, descends(node) {
        let start = stack.count
        for child in node.children(viewMode: .sourceAccurate) where child.kind != .token { stack.append(child) }
        stack[start...].reverse()
      }
      return node
    }
  }

  /// The nodes around a node, the innermost first.
  struct SyntaxAncestors: Sequence, IteratorProtocol {
    private var node: Syntax?

    init(of node: some SyntaxProtocol) { self.node = node.parent }

    mutating func next() -> Syntax? {
      defer { node = node?.parent }
      return node
    }
  }
#endif
