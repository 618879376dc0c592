#if canImport(SwiftParser)
  import CallSites
  import Foundation
  import Testing

  @Suite struct HostileSourceTests {
    private static let code = """
      import SwiftUI
      extension Bundle { static let shop: Bundle = { #if A return .module #else return Bundle(for: T.self) #endif }() }
      enum Kind: String { case bus = "b"; var t: String { NSLocalizedString(rawValue, comment: "") } }
      struct Row: View {
        let title: LocalizedStringKey
        var body: some View {
          Text("a \\(title.count, specifier: "%d") \\("in \\(1 + 2)")").help(flag ? "x" : "y")
          if let n, case .some(let m) = n { Text(#"raw \\#(m)"#, bundle: .shop) } else if a { Text(\"\"\"
            many \\
            lines
            \"\"\") }
        }
        func f(_ k: String, n: Int = 3) -> LocalizedStringResource { switch k { case "é": "ü"; default: .init("d") } }
      }
      let z = String(format: NSLocalizedString("a" + "b", tableName: T.x, bundle: .init(for: X.self), value: "", comment: ""), 1)
      """

    @Test func `code that ends anywhere is read without harm`() {
      let bytes = Array(Self.code.utf8)
      for end in bytes.indices { _ = FileScanner.scan(Array(bytes[..<end]), path: "A.swift") }
      for start in stride(from: 0, to: bytes.count, by: 3) {
        _ = ModuleScan(files: [FileScanner.scan(Array(bytes[start...]), path: "A.swift")])
      }
    }

    @Test func `code with pieces missing or exchanged is read without harm`() {
      var generator = SystemRandomNumberGenerator()
      let bytes = Array(Self.code.utf8)
      for _ in 0..<300 {
        var broken = bytes
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
          let start = Int.random(in: 0..<broken.count, using: &generator)
          let end = min(broken.count, start + Int.random(in: 0...12, using: &generator))
          let piece = Int.random(in: 0..<bytes.count - 12, using: &generator)
          broken.replaceSubrange(start..<end, with: Bool.random() ? [] : Array(bytes[piece..<piece + 12]))
        }
        _ = ModuleScan(files: [FileScanner.scan(broken, path: "A.swift")])
      }
    }

    @Test func `bytes that are no UTF-8, marks and zeros do no harm`() {
      var bytes = Array("\u{FEFF}import SwiftUI\nlet a = Text(\"k\")\n".utf8)
      bytes += [0xFF, 0xFE, 0x80, 0x0A] + Array("let b = Text(\"l\")".utf8) + [0, 0]
      #expect(FileScanner.scan(bytes, path: "A.swift").lookUps.map(\.key) == [.literal("k"), .literal("l")])
      #expect(FileScanner.scan([], path: "A.swift").lookUps.isEmpty)
    }

    @Test(arguments: [
      ("(", 5_000_000), ("[", 200_000), ("{ ", 200_000), ("x.b().", 100_000), (".b!", 50_000), ("a ? ", 50_000),
      ("try ", 50_000), ("A<", 50_000), ("#if A\n", 50_000), ("\"\\(", 50_000), ("\\(", 50_000), ("- ", 50_000),
      ("if a {} else ", 50_000), ("struct A { ", 50_000), ("f { ", 50_000), ("@A(x: ", 50_000), ("\"x\" + ", 50_000),
      ("/*", 100_000), ("try\n", 50_000), ("a ?\n", 50_000), ("a.\n", 50_000),
    ])
    func `code without an end is told and not parsed`(_ piece: String, _ count: Int) async throws {
      let code = "import SwiftUI\nlet a: A = " + String(repeating: piece, count: count)
      let folder = try SourceFolder(["a.swift": code, "b.swift": "let t = String(localized: \"k\")"])
      let module = try #require(await folder.scan())
      #expect(module.files.last?.lookUps.count == 1)
      #expect(module.unreadable.map(\.path) == ["a.swift"])
    }

    @Test(arguments: [
      ("/* why", "the comment that begins in line 2 has no end"),
      ("let b = 1 /* why /* inner */", "the comment that begins in line 2 has no end"),
      ("\nlet b = \"\"\"\n  many lines", "the text that begins in line 3 has no end"),
      ("let b = #\"\"\"\n  \"\"\"\n  many lines", "the text that begins in line 2 has no end"),
      ("#if DEBUG", "the condition #if that begins in line 2 has no end"),
    ])
    func `what has no end is told, as the look-ups behind it are lost`(_ code: String, _ reason: String) async throws {
      let lost = "\nlet t = String(localized: \"k\")\n"
      let folder = try SourceFolder(["a.swift": "let a = String(localized: \"j\")\n" + code + lost])
      for isCached in [false, true, true] {
        let unreadable = try #require(await folder.scan(cached: isCached)).unreadable
        #expect(unreadable.map { [$0.path: $0.reason] } == [["a.swift": reason]])
      }
    }

    @Test(arguments: [
      "/* a /* b */ c */", "/**/", "/***/", "let b = 1 /* why */", "/// why */ /*", "let b = \"/*\"",
      "let b = \"\"\"\n  /* \\(a) \"\" \n  \"\"\"", "let b = #/[/*]/#", "#if A\n#elseif B\n#else\n#endif",
      "let b = \"open",
    ])
    func `what has an end, or ends with its line, hides nothing`(_ code: String) async throws {
      let folder = try SourceFolder(["a.swift": code + "\nlet t = String(localized: \"k\")\n" + code])
      let module = try #require(await folder.scan())
      #expect(module.unreadable.isEmpty)
      #expect(module.files.flatMap(\.lookUps).map(\.key) == [.literal("k")])
    }

    @Test(.timeLimit(.minutes(1)))
    func `nobody waits for a pipe or reads a device`() async throws {
      let folder = try SourceFolder(["a.swift": "let t = String(localized: \"k\")"])
      #expect(mkfifo(folder.url.appendingPathComponent("b.swift").path, 0o600) == 0)
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appendingPathComponent("c.swift").path, withDestinationPath: "/dev/zero")
      let module = try #require(await folder.scan())
      #expect(module.files.map(\.lookUps.count) == [1])
      #expect(module.unreadable.map(\.path) == ["b.swift", "c.swift"])
    }

    @Test func `long files of plain statements, chains and tables are parsed`() async throws {
      let statements = (0..<6000).map { "  label\($0).text = title\n" }.joined()
      let chain = String(repeating: "    .padding(.horizontal, 8)\n", count: 400)
      let table = (0..<5000).map { "  \"k\($0)\": \"v\",\n" }.joined()
      let choice = String(repeating: " else if b { g() }", count: 300)
      let code =
        "import SwiftUI\nfunc f() {\n\(statements)}\nlet v = Text(\"k\")\n\(chain)\nlet t = [\n\(table)]\nfunc g() { if a { f() }\(choice) }"
      let folder = try SourceFolder(["a.swift": code])
      let module = try #require(await folder.scan())
      #expect(module.unreadable == [])
      #expect(module.files.flatMap(\.lookUps).map(\.key) == [.literal("k")])
    }

    @Test func `many look-ups in one function are found in reasonable time`() async throws {
      let code =
        "import SwiftUI\nfunc f() {\n" + (0..<3000).map { "let n\($0) = 1; use(Text(\"x \\(n\($0))\"))\n" }.joined()
        + "}"
      let folder = try SourceFolder(["a.swift": code])
      let module = try #require(await folder.scan())
      #expect(module.files.flatMap(\.lookUps).count == 3000)
      #expect(Set(module.files.flatMap(\.lookUps).map(\.key.likelyKey)) == ["x %lld"])
    }
  }
#endif
