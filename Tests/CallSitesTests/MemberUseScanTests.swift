import CallSites
import Testing

/// Where code names members after their types.
@Suite struct MemberUseScanTests {
  @Test func `every place is found with the declarations around it`() {
    let code = """
      struct Home { var body: String { Copy.title + Kit.Copy.title() + Copy.other }
        #if DEBUG
        func debug() { print(Self.title.count) }
        #endif
      }
      #Preview { Copy.title }
      print(Copy.title)
      """
    let uses = MemberUseScan.uses(of: ["title"], in: Array(code.utf8))
    #expect(uses.map(\.name) == ["Copy.title", "Kit.Copy.title", "Self.title", "Copy.title", "Copy.title"])
    #expect(uses.map(\.context.types) == [["Home"], ["Home"], ["Home"], [], []])
    #expect(uses.map(\.context.member) == ["body", "body", "debug", nil, nil])
    #expect(uses.map(\.context.isPreview) == [false, false, false, true, false])
    #expect(uses.map(\.context.conditions) == [[], [], ["DEBUG"], [], []])
  }

  @Test func `values, calls and names in texts are no types, and a type is still one after self`() {
    let code =
      #"let a = copy.title, b = make().title, c: X = .title, d = "Copy.title", e = Copy.self.title // Copy.title"#
    #expect(MemberUseScan.uses(of: ["title"], in: Array(code.utf8)).map(\.name) == ["Copy.title"])
  }
}
