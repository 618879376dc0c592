#if canImport(SwiftParser)
  import CallSites
  import Testing

  @Suite struct LookUpContextTests {
    @Test func `types, member and conditions around a look-up are told`() {
      let code = """
        enum Outer {
          #if os(iOS)
          struct Inner {
            var title: String {
              #if DEBUG
              return String(localized: "a")
              #else
              return String(localized: "b")
              #endif
            }
          }
          #endif
        }
        extension Outer.Inner { func f() { let x = String(localized: "c"); func g() {} } }
        let d = String(localized: "d")
        """
      let contexts = scanned(code).map(\.context)
      #expect(contexts.map(\.types) == [["Outer", "Inner"], ["Outer", "Inner"], ["Outer.Inner"], []])
      #expect(contexts.map(\.member) == ["title", "title", "f", "d"])
      #expect(contexts.map(\.conditions) == [["os(iOS)", "DEBUG"], ["os(iOS)", "!DEBUG"], [], []])
      #expect(contexts.allSatisfy { !$0.isPreview })
    }

    @Test func `previews are told apart`() {
      let code = """
        import SwiftUI
        #Preview("Row") { Text("a") }
        struct P: PreviewProvider { static var previews: some View { Text("b") } }
        struct V: View { var body: some View { Text("c") } }
        """
      #expect(scanned(code).map(\.context.isPreview) == [true, true, false])
    }
  }
#endif
