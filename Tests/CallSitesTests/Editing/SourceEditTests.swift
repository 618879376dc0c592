import CallSites
import SwiftSources
import Testing

@Suite struct SourceEditTests {
  @Test func `edits are made at once, each where the text was`() throws {
    let edits = [
      SourceEdit(range: 4..<5, text: "long"), SourceEdit(range: 0..<1, text: ""), SourceEdit(at: 2, text: "+"),
    ]
    #expect(try edits.applied(to: Array("abcdef".utf8)) == Array("b+cdlongf".utf8))
  }

  @Test func `bytes that no edit covers stay, whatever they are`() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0xFF, 0x0D, 0x0A, 0x41, 0x00]
    #expect(try [SourceEdit(range: 6..<7, text: "é")].applied(to: bytes) == bytes[..<6] + [0xC3, 0xA9, 0x00])
  }

  @Test func `the same edit twice is one`() throws {
    let edit = SourceEdit(at: 1, text: "x")
    #expect(try [edit, edit].applied(to: Array("ab".utf8)) == Array("axb".utf8))
  }

  @Test func `edits that touch the same text are refused`() {
    let pairs = [
      [SourceEdit(range: 0..<3, text: ""), SourceEdit(range: 2..<4, text: "")],
      [SourceEdit(range: 0..<3, text: ""), SourceEdit(at: 1, text: "x")],
      [SourceEdit(at: 1, text: "x"), SourceEdit(at: 1, text: "y")],
    ]
    for edits in pairs {
      #expect(throws: TextEditError.overlap(edits[0], edits[1])) { try edits.applied(to: Array("abcdef".utf8)) }
    }
  }

  @Test func `an edit outside of the file is refused`() {
    let edit = SourceEdit(range: 2..<9, text: "")
    #expect(throws: TextEditError.outside(edit, count: 3)) { try [edit].applied(to: Array("abc".utf8)) }
  }

  @Test func `edits side by side are two`() throws {
    let edits = [
      SourceEdit(range: 0..<2, text: "1"), SourceEdit(range: 2..<3, text: "2"), SourceEdit(at: 3, text: "3"),
    ]
    #expect(try edits.applied(to: Array("abcd".utf8)) == Array("123d".utf8))
  }
}
