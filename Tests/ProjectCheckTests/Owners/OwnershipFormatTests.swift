import ProjectCheck
import Reports
import Testing

/// How ownership tables are written and compared.
@Suite struct OwnershipFormatTests {
  private static func surface(_ product: String, _ name: String, _ bundle: String = ".") -> OwnershipRow.Surface {
    OwnershipRow.Surface(product: product, name: name, bundle: bundle)
  }

  private static func table(_ key: String, table: String = "Localizable", _ surfaces: OwnershipRow.Surface...)
    -> OwnershipTable
  {
    let row = OwnershipRow(
      owner: "App", table: table, key: key, surfaces: surfaces, gap: surfaces.isEmpty ? .nobody : nil)
    return OwnershipTable(bundles: ["App": "."], rows: [row])
  }

  private static func markdown(_ table: OwnershipTable) -> String? {
    table.text(as: .markdown).split(separator: "\n").last.map(String.init)
  }

  private static func csv(_ table: OwnershipTable) -> String { table.text(as: .csv) }

  // MARK: - Text

  @Test func `text is grouped by owner, and says where a look-up asks another bundle`() {
    let rows = [
      OwnershipRow(
        owner: "Trips", table: "Errors", key: "lost",
        surfaces: [Self.surface("App", "Home.body", "T.bundle"), Self.surface("Widget", "Line.body")]),
      OwnershipRow(owner: "App", table: "Localizable", key: "b", surfaces: [], gap: .nobody),
      OwnershipRow(owner: "App", table: "Localizable", key: "a", surfaces: [Self.surface("App", "")]),
    ]
    #expect(
      OwnershipTable(bundles: ["App": ".", "Trips": "T.bundle"], rows: rows).text(as: .text) == """
        App · .
          a                                     App
          b                                     not asked by code

        Trips · T.bundle
          lost (table Errors)                   App: Home.body
                                                Widget: Line.body (asks .)

        """)
  }

  @Test func `a key that is wider than its column stays in one piece`() {
    let key = "settings.notifications.quiet-hours.description"
    let text = Self.table(key, Self.surface("App", "Home.body")).text(as: .text)
    #expect(text.hasSuffix("\n  \(key)\n" + String(repeating: " ", count: 40) + "App: Home.body\n"))
  }

  @Test(arguments: [
    String(repeating: "long.key.", count: 40), String(repeating: "予定 ", count: 90),
    String(repeating: "רכבת ", count: 60),
    "line\nbreak\u{202E}\u{1B}[31m",
  ])
  func `no line of the text is wider than 100 columns or does harm`(key: String) {
    let text = Self.table(key, Self.surface("App", String(repeating: "Outer.", count: 30) + key)).text(as: .text)
    for line in text.split(separator: "\n") { #expect(DisplayWidth.of(String(line)) <= 100) }
    #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
    #expect(OwnershipFormat.text.rows(of: text).count == 2)
  }

  // MARK: - Markdown

  @Test func `a row of Markdown has five cells`() {
    let table = Self.table("a.b", table: "Errors", Self.surface("App", "Home.body"), Self.surface("Widget", "x", "T"))
    #expect(Self.markdown(table) == "| `a.b` | Errors | App: Home.body<br>Widget: x | App | `App: .; Widget: T` |")
    #expect(Self.markdown(Self.table("k")) == "| `k` |  | not asked by code | App |  |")
  }

  @Test func `no text of the project changes the table's shape`() {
    let table = Self.table("a|b\nc`d", Self.surface("App", "<b>|*x*_\n"))
    #expect(
      Self.markdown(table) == "| ``a\\|b\\nc`d`` |  | App: &lt;b>\\|\\*x\\*\\_\\\\n | App | `.` |")
    #expect(Self.markdown(Self.table("`"))?.hasPrefix("| `` ` `` |") == true)
  }

  // MARK: - CSV

  @Test func `CSV is as RFC 4180 has it`() {
    let table = Self.table("say \"hi\", you\nthere", Self.surface("App", "Home.body"))
    #expect(
      Self.csv(table) == "message,table,presented by,owner,look-up bundle\r\n"
        + "\"say \"\"hi\"\", you\nthere\",,App: Home.body,App,.\r\n")
  }

  @Test(arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1"])
  func `no cell is a formula`(key: String) {
    #expect(Self.csv(Self.table(key)).contains("\r\n'\(key),"))
  }

  @Test func `a mark that combines with a quotation mark or a bar hides neither`() {
    #expect(Self.csv(Self.table("a\"\u{301},b")).hasSuffix("\r\n\"a\"\"\u{301},b\",,not asked by code,App,\r\n"))
    let line = Self.markdown(Self.table("a|\u{301}b", Self.surface("App", "x|\u{301}")))
    #expect(line == "| `a\\|\u{301}b` |  | App: x\\|\u{301} | App | `.` |")
  }

  // MARK: - Comparing

  @Test func `a file's ending says its format`() {
    #expect(OwnershipFormat(of: "a/OWNERSHIP.md") == .markdown)
    #expect(OwnershipFormat(of: "x.CSV") == .csv)
    #expect(OwnershipFormat(of: "owners.txt") == .text)
  }

  @Test(arguments: OwnershipFormat.allCases)
  func `a table differs from itself in nothing, whatever ends its lines`(format: OwnershipFormat) {
    let text = Self.table("a\nb \"", Self.surface("App", "x"), Self.surface("Widget", "y")).text(as: format)
    let plain = text.replacing("\r\n", with: "\n")
    for other in [text, plain, plain.replacing("\n", with: "\r\n")] {
      #expect(OwnershipDifference(from: format.rows(of: text), to: format.rows(of: other)).changes == [])
    }
  }

  @Test func `a difference keeps what is the same in the same order`() {
    #expect(
      OwnershipDifference(from: ["a", "b", "c"], to: ["a", "x", "c"]).changes == [.added("x"), .removed("b")])
    #expect(OwnershipDifference(from: ["a", "b", "c"], to: ["c", "a", "b"]).changes == [.added("c"), .removed("c")])
    #expect(OwnershipDifference(from: ["a", "a"], to: ["a"]).changes == [.removed("a")])
    #expect(OwnershipDifference(from: [], to: ["a"]).changes == [.added("a")])
  }
}
