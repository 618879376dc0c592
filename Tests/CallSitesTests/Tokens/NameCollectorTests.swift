#if canImport(SwiftParser)
  import CallSites
  import Testing

  @Suite struct NameCollectorTests {
    private func names(_ code: String) -> FileNames {
      FileScanner.scan(Array(code.utf8), path: "A.swift").names
    }

    @Test func `imports of every form are read`() {
      let names = names(
        "import A\n@testable import B\nimport struct C.D\n@_exported import E\npublic import F // import G\n")
      #expect(names.imports == ["A", "B", "C", "E", "F"])
      #expect(names.reexports == ["E"])
    }

    @Test func `types and classes are read`() {
      let names = names(
        "final class A { class func f() {} }\nactor B {}\nstruct C { enum D {} }\nprotocol E: AnyObject {}\n")
      #expect(names.types == ["A", "B", "C", "D", "E"])
      #expect(names.classes == ["A", "B"])
    }

    @Test func `members named after a type are read, in interpolations too, not in comments and texts`() {
      let names = names(
        """
        let a = TripCopy.arrives(5) // Comment.one
        let b = "\\(Checkout.Copy.title(x: f(1))) and Text.one" /* Two.three /* nested */ Four.five */
        let c = TripCopy.arrives(6), d = X.self, e = value.Member.x
        let f = #"raw \\(No.such) \\#(Raw.yes)"#
        """)
      #expect(names.references.map(\.name) == ["Checkout.Copy.title", "Raw.yes", "TripCopy.arrives"])
      #expect(names.references.map(\.line) == [2, 4, 1])
      #expect(names.references.map(\.column) == [12, 29, 9])
    }

    @Test func `types are mentioned where code uses them, not where they are declared or imported`() {
      let names = names("import Trips\nstruct A: View { let b = B(), c: [C.D] }\nextension E {}\nlet t = \"Text\"\n")
      #expect(names.mentions == ["B", "C", "D", "E", "View"])
    }

    @Test func `literals are kept with their escapes taken out`() {
      let names = names(
        "let a = [\"k.one\", \"tab\\t\", #\"raw\\n\"#, \"\", \"\\(x) no\"]\nlet b = \"k.one\" // \"comment\"\n")
      #expect(names.literals == ["k.one", "raw\\n", "tab\t"])
    }
  }
#endif
