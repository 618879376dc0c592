import SwiftSources
import SwiftSyntax
import Testing

@Suite struct SwiftSourceTests {
  #if canImport(SwiftParser)
    @Test func `places are 1-based lines and UTF-8 columns`() throws {
      let source = SwiftSource(Array("let ä = 1; let b = 2\n".utf8), file: "A.swift")
      let second = try #require(source.tree.statements.dropFirst().first)
      #expect(source.place(of: second) == (1, 13))
    }
  #else
    @Test func `a toolchain without its parser says so`() {
      #expect(!SwiftParserSupport.isAvailable)
    }
  #endif
}
