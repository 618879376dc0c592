#if canImport(SwiftParser)
  import SwiftSources
  import SwiftSyntax
  import Testing

  @Suite struct SwiftSourceTests {
    @Test func `places are 1-based lines and UTF-8 columns`() throws {
      let source = SwiftSource(Array("let ä = 1; let b = 2\n".utf8), file: "A.swift")
      let second = try #require(source.tree.statements.dropFirst().first)
      #expect(source.place(of: second) == (1, 13))
    }

    @Test func `a line ends with a line feed, a carriage return, or both`() throws {
      let source = SwiftSource(Array("let a = 1\r\nlet b = 2\rlet c = 3\nlet d = 4".utf8), file: "A.swift")
      #expect(source.tree.statements.map { source.place(of: $0).line } == [1, 2, 3, 4])
      #expect(source.tree.statements.map { source.place(of: $0).column } == [1, 1, 1, 1])
    }

    @Test func `a node is written in one line`() throws {
      let source = SwiftSource(Array("f(\n  1,\n  2)".utf8), file: "A.swift")
      #expect(source.written(source.tree.statements) == "f( 1, 2)")
    }
  }
#else
  import SwiftSources
  import Testing

  @Suite struct SwiftSourceTests {
    @Test func `a toolchain without its parser says so`() {
      #expect(!SwiftParserSupport.isAvailable)
    }
  }
#endif
