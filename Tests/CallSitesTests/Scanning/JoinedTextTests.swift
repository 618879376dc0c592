#if canImport(SwiftParser)
  import CallSites
  import Testing

  @Suite struct JoinedTextTests {
    private func joined(_ code: String) -> [JoinedText] {
      FileScanner.scan(Array("import SwiftUI\n\(code)".utf8), path: "A.swift").joinedTexts
    }

    @Test func `pieces are told in their order, a call by the place of its key`() {
      #expect(
        joined("let a = String(localized: \"k\") + \" of \" + user.name + Text(verbatim: \"!\") + Text(image) + [x]")
          == [
            JoinedText(
              way: .concatenation,
              pieces: [
                .call(line: 2, column: 27), .text(" of "), .name("name"), .text("!"), .name("image"), .other,
              ], line: 2, column: 9)
          ])
    }

    @Test func `modifiers and wrappers lead to the key inside`() {
      let code = "let a = Text(\"k\").bold().italic() + Text(flag ? \"a\" : \"b\") + \"x\".localized + \"y\".tr()"
      #expect(
        joined(code).map(\.pieces) == [
          [
            .call(line: 2, column: 14), .call(line: 2, column: 49), .call(line: 2, column: 62),
            .call(line: 2, column: 78),
          ]
        ])
      #expect(
        joined("let a = String(localized: LocalizedStringResource(\"k\")) + b").map(\.pieces) == [
          [.call(line: 2, column: 51), .name("b")]
        ])
    }

    @Test(arguments: [
      "let a = b + c", "let a = \"x\" + name", "let a = tr(\"x\") - tr(\"y\")", "let a = tr(\"x\") + y == z",
      "let a = \"\\(tr(\"x\")) \\(y)\"",
      "let a = \"\\(tr(\"x\"), specifier: \"%@\") \\(tr(\"y\"), specifier: \"%@\")\"",
      "let a = [tr(\"x\")] + [tr(\"y\")]",
    ])
    func `other operators, values and single calls are none`(_ code: String) {
      #expect(joined(code).isEmpty)
    }

    @Test func `what is assigned, and literals with values, are pieces too`() {
      #expect(
        joined("label.text = tr(\"x\") + \" \\(b)\"").map(\.pieces) == [
          [.call(line: 2, column: 17), .text(" "), .name("b"), .text("")]
        ])
      #expect(joined("text += tr(\"x\") + b").map(\.pieces) == [[.call(line: 2, column: 12), .name("b")]])
      #expect(joined("text = tr(\"x\"); text += tr(\"y\")").isEmpty)
    }

    @Test func `several calls in one literal are pieces`() {
      #expect(
        joined("let a = \"\\(tr(\"x\")): \\(tr(\"y\"))\"") == [
          JoinedText(
            way: .interpolation,
            pieces: [.text(""), .call(line: 2, column: 15), .text(": "), .call(line: 2, column: 27), .text("")],
            line: 2, column: 9)
        ])
    }
  }
#endif
