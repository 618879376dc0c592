#if canImport(SwiftParser)
  import CallSites
  import Testing

  @Suite struct AllowCommentTests {
    private func allows(_ code: String) -> [AllowComment] { FileScanner.scan(Array(code.utf8), path: "a.swift").allows }

    /// `line → covered line: command rule reason`.
    private func texts(_ code: String) -> [String] {
      allows(code).map { "\($0.line)→\($0.coveredLine): \($0.command) \($0.rule) \($0.reason)" }
    }

    @Test func `behind code it is about its own line, alone about the next`() {
      #expect(
        texts(
          """
          let a = 1 // bordercheck:allow call.dynamic-key from the server
          // bordercheck:allow call.non-literal-key a test
          let b = 2
          let c = 3
          """) == ["1→1: allow call.dynamic-key from the server", "2→3: allow call.non-literal-key a test"])
    }

    @Test func `lines of comments may stand between, an empty line may not`() {
      #expect(
        texts(
          """
          // bordercheck:allow r one
          // What it is.
          /* bordercheck:allow s two */
          let a = 1

          // bordercheck:allow r three

          let b = 2
          """) == ["1→4: allow r one", "3→4: allow s two", "6→6: allow r three"])
    }

    @Test func `inside an expression it is about the line that it stands on, or the one below`() {
      #expect(
        texts(
          """
          let a = f(
            "one", // bordercheck:allow r x
            // bordercheck:allow r y
            "two")
          /* bordercheck:allow r z */ let b = 1
          }
          // bordercheck:allow r end
          """) == ["2→2: allow r x", "3→4: allow r y", "5→5: allow r z", "7→7: allow r end"])
    }

    @Test func `texts and comments that only mention it are none`() {
      #expect(
        texts(
          ##"""
          let a = "// bordercheck:allow r reason", b = """
            // bordercheck:allow r reason
            """, c = #"/* bordercheck:allow r reason */"#
          // Write bordercheck:allow r reason.
          """##) == [])
    }

    @Test func `what is written wrongly is found too`() {
      #expect(
        texts(
          """
          // bordercheck:alow r x
          // bordercheck: allow r x
          // bordercheck:allow
          // bordercheck:allow r
          //bordercheck:allow   r  —  x   y
          /// bordercheck:allow r x
          let a = 1
          """) == [
            "1→7: alow r x", "2→7:  allow r x", "3→7: allow  ", "4→7: allow r ", "5→7: allow r x y", "6→7: allow r x",
          ])
    }

    @Test func `its place is that of its slashes, whatever ends the lines`() {
      let found = allows("let é = 1 // bordercheck:allow r x\r\n\t// bordercheck:allow r y\r\nlet b = 2\r\n")
      #expect(found.map(\.line) == [1, 2] && found.map(\.column) == [12, 2] && found.map(\.coveredLine) == [1, 3])
    }

    @Test func `a file without any look-up is read for it, and the cache keeps it`() async throws {
      let folder = try SourceFolder(["a.swift": "let a = 1 // bordercheck:allow r x\n"])
      let first = await folder.scan(cached: true)?.files
      #expect(first?.first?.allows.map(\.reason) == ["x"])
      #expect(await folder.scan(cached: true)?.files == first)
      #expect(await folder.scan()?.files == first)
    }
  }
#endif
