import Foundation
import PositionedJSON
import ReportComparison
import ReportFormats
import Reports
import Testing

@Suite struct DiffFormatsTests {
  private static func text(_ name: String, width: Int = 100) throws -> String {
    var context = RenderingContext()
    context.width = width
    let format = try #require(DiffFormats.named(name))
    return String(decoding: format.bytes(of: try NastyReports.comparison, in: context), as: UTF8.self)
  }

  @Test(arguments: DiffFormats.names) func `no value leaves its place`(_ name: String) throws {
    for width in [60, 80, 100, 137] {
      let text = try Self.text(name, width: width)
      let allowed: Set<Unicode.Scalar> = ["\n", "\u{2068}", "\u{2069}"]
      let wild = text.unicodeScalars.filter { scalar in
        !allowed.contains(scalar)
          && (scalar.properties.generalCategory == .control || (0x2028...0x202E).contains(scalar.value)
            || (0x2066...0x2069).contains(scalar.value)
            || [0x61C, 0x200E, 0x200F, 0xFFFE, 0xFFFF].contains(scalar.value))
      }
      #expect(wild.isEmpty, "\(name) lets \(Set(wild.map { String($0.value, radix: 16) }).sorted()) through")
      // The two ways in which a line of a log becomes a command of the GitHub runner.
      let lines = text.split(whereSeparator: \.isNewline)
      let commands = lines.filter { $0.drop { $0 == " " }.hasPrefix("::") }
      #expect(commands.isEmpty, "\(name) at \(width)")
      #expect(!text.contains("##["))
    }
  }

  @Test(arguments: ["html", "markdown"]) func `no value becomes markup`(_ name: String) throws {
    let text = try Self.text(name)
    for markup in ["<script", "<img", "<b>'", "</bdi></td></table>", "<h1>x", "<!--"] {
      #expect(!text.contains(markup), "\(name) lets \(markup) through")
    }
    #expect(text.contains("&lt;script&gt;"))
  }

  @Test func `a text keeps to its width, commands to be copied aside`() throws {
    for width in [60, 80, 100, 160] {
      let lines = try Self.text("text", width: width).split(separator: "\n").map(String.init)
      let wide = lines.filter { DisplayWidth.of($0) > width && !$0.hasPrefix("    again ") }
      #expect(wide.isEmpty, "\(width): \(wide.prefix(2))")
    }
  }

  @Test func `each line of a text opens and closes its isolates`() throws {
    for line in try Self.text("text").split(separator: "\n") {
      let open = line.unicodeScalars.count { $0 == "\u{2068}" }
      #expect(open == line.unicodeScalars.count { $0 == "\u{2069}" }, "\(line)")
    }
  }

  @Test func `the document has every change with the values as they are`() throws {
    let comparison = try NastyReports.comparison
    let document = try JSONDocument(JSONDiff.bytes(of: comparison, in: RenderingContext()))
    #expect(document.notices.isEmpty)
    let root = document.root
    #expect(root.members.map(\.key) == ["header", "classes", "gaps", "changes"])
    let changes = root["changes"].map { Array($0.elements) } ?? []
    #expect(changes.map { $0["change"]?.string } == comparison.changes.map(\.change))
    let values = changes.flatMap { change in
      (change["samples"].map { Array($0.elements) } ?? []).map {
        [$0["old"]?["value"]?.string, $0["new"]?["value"]?.string]
      }
    }
    #expect(values == comparison.changes.flatMap(\.samples).map { [$0.old?.value, $0.new?.value] })
    #expect(root["header"]?["formatVersion"]?.string == "1.0")
    #expect(root["header"]?["verdict"]?.string == comparison.verdict.rawValue)
    #expect(root["header"]?["counts"]?["regressions"]?.integer == comparison.changes.count(where: \.isRegression))
  }

  @Test func `a page is whole: values with language and direction, both themes, no script`() throws {
    let page = try Self.text("html")
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">") && page.hasSuffix("</html>\n"))
    #expect(page.contains("<bdi class=\"value\" dir=\"auto\" lang=\"ar\">"))
    #expect(page.contains("prefers-color-scheme: dark") && page.contains("default-src 'none'"))
    #expect(page.contains("<del>") && page.contains("<ins>"))
  }

  @Test func `a page of GitHub is cut between changes where it has a limit`() throws {
    let whole = try Self.text("markdown")
    var context = RenderingContext()
    for limit in [whole.utf8.count, whole.utf8.count / 2, 4_000] {
      context.byteLimit = limit
      let bytes = MarkdownDiff.bytes(of: try NastyReports.comparison, in: context)
      #expect(bytes.count <= limit)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect((text == whole) == (limit == whole.utf8.count))
      #expect(text == whole || text.hasSuffix("more changes, for which there is no room here.</p>\n"))
    }
  }

  @Test(arguments: DiffFormats.names) func `no difference is said and no empty file`(_ name: String) throws {
    let comparison = try SmallReport.plain.compared { _ in }
    let format = try #require(DiffFormats.named(name))
    let text = String(decoding: format.bytes(of: comparison, in: RenderingContext()), as: UTF8.self)
    #expect(name == "json" ? text.contains("\"verdict\":\"clean\"") : text.contains("no difference"))
  }
}
