#if canImport(SwiftParser)
  import SwiftParser
  package import SwiftSyntax

  /// One Swift file, parsed by the compiler's own parser, which takes broken code too.
  package struct SwiftSource {
    /// As messages name it: relative to the project's folder.
    package let file: String
    package let tree: SourceFileSyntax
    private let places: SourceLocationConverter

    package init(_ bytes: [UInt8], file: String) {
      self.file = file
      tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      places = SourceLocationConverter(fileName: file, tree: tree)
    }

    /// Line and column of a node's first character, both 1-based, the column in UTF-8 bytes.
    package func place(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
      let location = places.location(for: node.positionAfterSkippingLeadingTrivia)
      return (location.line, location.column)
    }
  }
#endif
