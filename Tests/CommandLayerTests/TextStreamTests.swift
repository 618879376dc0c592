import CommandLayer
import Foundation
import Testing

@Suite struct TextStreamTests {
  @Test func `a reader that goes away ends the writing quietly`() {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let stream = TextStream.descriptor(ends[1])
    stream.write("one\n")
    stream.write("two\n")
    #expect(stream.failure == nil)
  }

  @Test func `a disk that is full is a failure`() throws {
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    defer { close(full) }
    let stream = TextStream.descriptor(full)
    stream.write("one\n")
    #expect(stream.failure == ENOSPC)
  }

  @Test func `a failed write of results ends the command with status 2`() async throws {
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    defer { close(full) }
    let context = CommandContext(
      output: .descriptor(full), messages: .memory(), environment: [:], currentDirectory: "/")
    #expect(await sampleTool.run(["--version"], in: context) == .incomplete)
    #expect(context.messages.text.hasPrefix("error: cannot write the output: "))
  }

  @Test func `text arrives whole and as UTF-8`() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    TextStream.descriptor(ends[1]).write("прибытие 到达\n")
    close(ends[1])
    let data = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true).readDataToEndOfFile()
    #expect(String(decoding: data, as: UTF8.self) == "прибытие 到达\n")
  }

  @Test func `bytes arrive as they are, also where a piece ends inside a character`() {
    let stream = TextStream.memory()
    let bytes = Array("到达".utf8)
    stream.write(bytes.span.extracting(0..<2))
    stream.write(bytes.span.extracting(2..<6))
    #expect(stream.text == "到达")
  }

  @Test func `relative paths of a command line are relative to the working folder`() {
    let context = CommandContext(
      output: .memory(), messages: .memory(), environment: [:], currentDirectory: "/a/b")
    #expect(context.absolute("c/../d") == "/a/b/d")
    #expect(context.absolute(".") == "/a/b")
    #expect(context.absolute("/x/") == "/x")
  }

  @Test(
    "a tool is started again as it was started",
    arguments: [
      ("bordercheck", ["bordercheck"]), ("/p/.build/debug/bordercheck", ["swift", "run", "bordercheck"]),
      (".build/debug/bordercheck", ["swift", "run", "bordercheck"]), ("/p/bin/bordercheck", ["./bin/bordercheck"]),
      ("/elsewhere/bordercheck", ["/elsewhere/bordercheck"]), ("../bordercheck", ["../bordercheck"]),
    ])
  func invocation(_ path: String, _ expected: [String]) {
    #expect(CommandContext.invocation(of: path, in: "/p") == expected)
  }
}
