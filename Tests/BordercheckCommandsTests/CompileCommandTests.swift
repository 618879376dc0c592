import BordercheckCommands
import CommandLayer
import Foundation
import TestFiles
import Testing

@Suite struct CompileCommandTests {
  private static let catalog = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "a": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "A-de" } },
        "en": { "stringUnit": { "state": "translated", "value": "A-en" } } } } } }
    """
  private static let files = ["Localizable.xcstrings": catalog]

  @Test func `tables are written into folders by language, and nothing is printed`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let tool = await Tool.run("compile", "Localizable.xcstrings", "--output", "out", in: folder.path)
      #expect(tool == Tool(status: .clean, output: "", messages: ""))
      #expect(
        folder.files == [
          "Localizable.xcstrings", "out/de.lproj/Localizable.strings", "out/en.lproj/Localizable.strings",
        ])
      let table = String(decoding: try folder.bytes("out/de.lproj/Localizable.strings"), as: UTF8.self)
      #expect(table.contains("A-de"))
    }
  }

  @Test(arguments: ["de.lproj/Localizable.xcstrings", "./App/de.lproj/./Localizable.xcstrings"])
  func `a catalog in a language folder is an error, as in a build`(path: String) async throws {
    try await ScratchProject.with([path: Self.catalog]) { folder in
      let tool = await Tool.run("compile", path, "--output", "out", in: folder.path)
      #expect(tool.status == .incomplete)
      #expect(tool.messages.hasPrefix("\(path):1:1: error: a catalog holds every language"), "\(tool.messages)")
      #expect(folder.files.count == 1)
    }
  }

  @Test func `Interface Builder's catalog in mul.lproj is compiled`() async throws {
    try await ScratchProject.with(["mul.lproj/Main.xcstrings": Self.catalog]) { folder in
      let tool = await Tool.run("compile", "mul.lproj/Main.xcstrings", "--output", "out", in: folder.path)
      #expect(tool.status == .clean)
    }
  }

  @Test func `a dry run prints the paths and writes nothing`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let tool = await Tool.run(
        "compile", "Localizable.xcstrings", "-o", "out", "--dry-run", "-l", "de", in: folder.path)
      #expect(tool == Tool(status: .clean, output: "out/de.lproj/Localizable.strings\n", messages: ""))
      #expect(folder.files == ["Localizable.xcstrings"])
    }
  }

  @Test func `a language that no catalog has is a warning`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let tool = await Tool.run(
        "compile", "Localizable.xcstrings", "-o", "out", "-l", "fr", "-l", "de", in: folder.path)
      #expect(tool.status == .clean)
      #expect(tool.messages == "warning: no catalog has a text in 'fr', so nothing is written for it\n")
      #expect(folder.files.contains("out/de.lproj/Localizable.strings"))
    }
  }

  @Test(arguments: [("xml", "<?xml"), ("binary", "bplist00"), ("text", "\"a\" = ")])
  func `tables are written in the form that is asked for`(_ format: String, _ start: String) async throws {
    try await ScratchProject.with(Self.files) { folder in
      let tool = await Tool.run("compile", "Localizable.xcstrings", "-o", "out", "--format", format, in: folder.path)
      #expect(tool.status == .clean)
      let text = String(decoding: try folder.bytes("out/en.lproj/Localizable.strings"), as: UTF8.self)
      #expect(text.contains(start))
    }
  }

  @Test func `a rejected catalog is status 2 with its place, and nothing is written, not even of the others`()
    async throws
  {
    var files = Self.files
    files["Bad.xcstrings"] = #"{ "version": "1.0", "strings": {} }"#
    try await ScratchProject.with(files) { folder in
      let tool = await Tool.run("compile", "Localizable.xcstrings", "Bad.xcstrings", "-o", "out", in: folder.path)
      #expect(tool.status == .incomplete)
      #expect(tool.output.isEmpty)
      #expect(tool.messages.hasPrefix("Bad.xcstrings:1:1: error: "))
      #expect(folder.files == files.keys.sorted())
    }
  }

  @Test func `a catalog whose keys are its texts compiles to nothing, and it says so`() async throws {
    let files = ["E.xcstrings": #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "Save": {} } }"#]
    try await ScratchProject.with(files) { folder in
      let tool = await Tool.run("compile", "E.xcstrings", "-o", "out", in: folder.path)
      #expect(tool.status == .clean)
      #expect(
        tool.messages.hasPrefix("note: nothing is written: no key of E.xcstrings has a value of its own; --build-all"))
      let all = await Tool.run("compile", "E.xcstrings", "-o", "out", "--build-all", in: folder.path)
      #expect(all == Tool(status: .clean, output: "", messages: ""))
    }
  }

  @Test func `what is no file is named as what it is, and nobody waits for a pipe`() async throws {
    try await ScratchProject.with(["bordercheck.json/x": ""]) { folder in
      #expect(mkfifo(folder.path + "/pipe.xcstrings", 0o644) == 0)
      #expect(mkfifo(folder.path + "/pipe.json", 0o644) == 0)
      let device = await Tool.run("compile", "/dev/null", "pipe.xcstrings", "-o", "out", in: folder.path)
      #expect(device.status == .incomplete)
      let expected = "1:1: error: is a device or a pipe and no file; expected a String Catalog"
      #expect(device.messages == "/dev/null:\(expected)\npipe.xcstrings:\(expected)\n")
      let pipe = await Tool.run("run", "pipe.json", in: folder.path)
      #expect(pipe.messages.hasPrefix("pipe.json:1:1: error: the manifest is a device or a pipe and no file"))
      let null = await Tool.run("run", "/dev/null", in: folder.path)
      #expect(null.messages.hasPrefix("/dev/null:1:1: error: the manifest is a device or a pipe and no file"))
      let inner = await Tool.run("run", ".", in: folder.path)
      #expect(inner.messages.contains("bordercheck.json:1:1: error: the manifest is a folder"))
    }
  }

  @Test func `files that cannot be read are named all at once`() async throws {
    let tool = await Tool.run("compile", "no.xcstrings", "nor.xcstrings", "--output", "out")
    #expect(tool.status == .incomplete)
    #expect(tool.messages.split(separator: "\n").map { $0.prefix(12) } == ["no.xcstrings", "nor.xcstring"])
  }
}
