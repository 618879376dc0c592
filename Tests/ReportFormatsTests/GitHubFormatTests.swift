import Findings
import ReportFormats
import Reports
import Testing

@Suite struct GitHubFormatTests {
  /// A command as GitHub's runner reads a line: `::name key=value,key=value::message`, each part with its own escapes.
  private struct Command {
    var name: String
    var properties: [String: String]
    var message: String

    init?(_ line: Substring) {
      let pattern = #/^::([a-z]+)(?: ([^:]*))?::(.*)$/#
      guard let match = line.wholeMatch(of: pattern) else { return nil }
      name = String(match.1)
      properties = [:]
      for pair in (match.2 ?? "").split(separator: ",") {
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, properties[String(parts[0])] == nil else { return nil }
        properties[String(parts[0])] = Self.unescaped(
          parts[1], ["%0D": "\r", "%0A": "\n", "%3A": ":", "%2C": ",", "%25": "%"])
      }
      message = Self.unescaped(match.3, ["%0D": "\r", "%0A": "\n", "%25": "%"])
    }

    private static func unescaped(_ text: Substring, _ escapes: KeyValuePairs<String, String>) -> String {
      escapes.reduce(String(text)) { $0.replacing($1.key, with: $1.value) }
    }
  }

  private static func commands(_ report: Report, in context: RenderingContext = RenderingContext()) throws -> [Command]
  {
    let text = String(decoding: GitHubFormat.bytes(of: report, in: context), as: UTF8.self)
    return try text.split(separator: "\n").map { try #require(Command($0), "\($0) is no command") }
  }

  @Test func `one rule about one key is one annotation, at its place in the repository`() throws {
    var context = RenderingContext()
    context.repositoryPrefix = "ios/"
    let commands = try Self.commands(SmallReport.report, in: context)
    #expect(commands.map(\.name) == ["error", "error", "warning", "notice"])
    let raw = try #require(commands.first { $0.properties["title"] == "raw-key-shown" })
    #expect(raw.properties["file"] == "ios/Trips/Localizable.xcstrings")
    #expect(raw.properties["line"] == "12" && raw.properties["col"] == "5")
    #expect(
      raw.message == """
        Widget shows the key "trip.gate" in de
        also in Widget (ru)
        fix: translate it, and see that the catalog is compiled
        """)
  }

  @Test func `every line is one command of ours, whatever the values are`() throws {
    let text = String(decoding: GitHubFormat.bytes(of: NastyReport.report, in: RenderingContext()), as: UTF8.self)
    let form =
      #/::(error|warning|notice)( [a-z]+=([^%:,\r\n]|%25|%0D|%0A|%3A|%2C)*(,[a-z]+=([^%:,\r\n]|%25|%0D|%0A|%3A|%2C)*)*)?::([^%\r\n]|%25|%0D|%0A)*/#
    #expect(text.hasSuffix("\n"))
    for line in text.dropLast().split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.wholeMatch(of: form) != nil, "\(line)")
      #expect(!line.contains { $0.isNewline || $0 == "\u{85}" })
    }
  }

  /// With one finding at a time no limit hides a value.
  @Test(arguments: NastyReport.values.indices) func `no value becomes a command`(_ index: Int) throws {
    var report = NastyReport.report
    report.findings = [report.findings[index]]
    report.findings[0].exception = nil
    report.findings[0].severity = .error
    report.conclude(failOn: .error)
    let commands = try Self.commands(report)
    #expect(commands.map(\.name) == ["error"])
    #expect(commands[0].properties["title"] == "raw-key-shown")
    #expect(Set(commands[0].properties.keys) == ["file", "line", "col", "title"])
    #expect(commands[0].message.utf16.count <= 4_096)
  }

  @Test func `a path with a colon, a comma and a percent sign is that path`() throws {
    var report = SmallReport.report
    report.findings = [SmallReport.keyless]
    report.findings[0].place?.file = "a,b: 100%/Ä%0A.plist"
    #expect(try Self.commands(report)[0].properties["file"] == "a,b: 100%/Ä%0A.plist")
  }

  @Test func `the runner keeps ten of a kind: nine are shown, and the rest is counted`() throws {
    var report = SmallReport.report
    for (severity, name) in [(Severity.error, "error"), (.warning, "warning"), (.note, "notice")] {
      report.findings = (0..<40).flatMap { number in
        ["de", "ru"].map { language in
          Finding(
            rule: "r", severity: severity, owner: "O", table: "T", key: "k\(number)", language: language, message: "m")
        }
      }
      report.conclude(failOn: .error)
      var context = RenderingContext()
      context.hasJobSummary = true
      let commands = try Self.commands(report, in: context)
      #expect(commands.count == 10)
      #expect(commands.allSatisfy { $0.name == name })
      #expect(commands[9].message == "and 62 more findings of this severity, which the job's summary has")
    }
  }

  @Test func `what could not be observed comes first, as an error`() throws {
    let commands = try Self.commands(SmallReport.incomplete)
    #expect(commands[0].name == "error" && commands[0].properties["title"] == "host-crashed")
    var nothing = Report(matrixCells: [])
    nothing.conclude(failOn: .error)
    #expect(try Self.commands(nothing).map(\.name) == ["error"])
  }

  @Test func `a message keeps to what the runner keeps`() throws {
    var report = SmallReport.report
    report.findings = [SmallReport.keyless]
    report.findings[0].message = String(repeating: "😀", count: 5_000)
    let message = try Self.commands(report)[0].message
    #expect(message.utf16.count <= 4_096 && message.utf16.count > 4_000)
    #expect(message.hasSuffix("…"))
  }

  @Test func `a file of a built product is no file of the repository`() throws {
    var report = SmallReport.report
    report.findings = [SmallReport.keyless]
    report.findings[0].place = .init(file: "App.app/PlugIns/Widget.appex/Info.plist", line: 3)
    report.findings[0].reproduce = ["bordercheck", "inspect", "App.app"]
    let command = try Self.commands(report)[0]
    #expect(command.properties == ["title": "language-not-claimed"])
    #expect(command.message.hasPrefix("App.app/PlugIns/Widget.appex/Info.plist: Widget does not claim Russian"))
  }

  @Test func `a clean report says nothing`() throws {
    var clean = SmallReport.clean
    clean.findings = []
    #expect(try Self.commands(clean).isEmpty)
  }
}
