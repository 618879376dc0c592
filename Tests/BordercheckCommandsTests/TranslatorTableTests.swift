import CommandLayer
import Foundation
import TestFiles
import Testing

/// `--report csv=FILE`: what is read for it beside the report.
@Suite struct TranslatorTableTests {
  private static let catalog = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "k": { "comment": "Of the first screen", "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "K-en" } },
        "de": { "stringUnit": { "state": "needs_review", "value": "K-de" } } } },
      "n %lld": { "localizations": {
        "de": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld Tag" } },
          "other": { "stringUnit": { "state": "new", "value": "%lld Tage" } } } } },
        "en": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld day" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld days" } } } } } } } } }
    """

  private static var files: [String: String] {
    var files = SmallProject.mixed
    files["K/en.lproj/Localizable.strings"] = nil
    files["K/de.lproj/Localizable.strings"] = nil
    files["K/Localizable.xcstrings"] = catalog
    return files
  }

  private static func rows(_ folder: ScratchProject, _ file: String) throws -> [String] {
    String(decoding: try folder.bytes(file), as: UTF8.self).components(separatedBy: "\r\n")
  }

  @Test func `a run has what people read, beside what the catalogs say`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      _ = await Tool.run("run", folder.path, "--report", "csv=\(folder.path)/out.csv")
      let rows = try Self.rows(folder, "out.csv")
      #expect(
        rows == [
          "\u{FEFF}product,owner,table,key,comment,source,de,de state", "H,H,Localizable,a,,A-en,A-en,shows en",
          "H,K,Localizable,k,Of the first screen,K-en,K-de,needs_review",
          "H,K,Localizable,n %lld,,\"one: %lld day\nother: %lld days\",\"one: %lld Tag\nother: %lld Tage\",\"translated, new\"",
          "",
        ])
    }
  }

  @Test func `evidence alone has empty columns, and with the project the same bytes as the run`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let evidence = "\(folder.path)/e.jsonl"
      _ = await Tool.run("run", folder.path, "--report", "csv=\(folder.path)/1.csv", "--report", "evidence=\(evidence)")
      _ = await Tool.run("report", evidence, "--project", folder.path, "--report", "csv=\(folder.path)/2.csv")
      let (run, report) = (try folder.bytes("1.csv"), try folder.bytes("2.csv"))
      #expect(run == report)
      try await ScratchProject.with(["x": ""]) { empty in
        let tool = await Tool.run("report", evidence, "--report", "csv=3.csv", in: empty.path)
        #expect(tool.messages == "warning: no bordercheck.json lies in '.': columns that need catalogs stay empty\n")
        let rows = try Self.rows(empty, "3.csv")
        #expect(rows[2] == "H,K,Localizable,k,,,K-de,")
      }
    }
  }

  @Test func `a check has the rows of the catalogs`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let tool = await Tool.run("check", folder.path, "--no-cache", "--report", "csv=-")
      let rows = tool.output.components(separatedBy: "\r\n")
      #expect(rows[0] == "\u{FEFF}product,owner,table,key,comment,source,de,de state,en,en state")
      #expect(rows[1] == "H,H,Localizable,a,,A-en,,,A-en,translated")
      #expect(rows[2] == "H,K,Localizable,k,Of the first screen,K-en,K-de,needs_review,K-en,translated")
    }
  }

  @Test func `a manifest that cannot be read is named`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let evidence = "\(folder.path)/e.jsonl"
      _ = await Tool.run("run", folder.path, "--report", "evidence=\(evidence)")
      try await ScratchProject.with(["bordercheck.json": "{ \"developmentRegion\": 1 }"]) { broken in
        let tool = await Tool.run("report", evidence, "--project", broken.path, "--report", "csv=-")
        #expect(tool.status == .incomplete)
        #expect(tool.messages.contains("bordercheck.json:1:24: error: "))
      }
    }
  }
}
