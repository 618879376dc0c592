import CommandLayer
import Testing

@Suite struct SchemaCommandTests {
  @Test func `without a name all schemas are listed`() async {
    let tool = await Tool.run("schema")
    #expect(tool.status == .clean && tool.messages.isEmpty)
    let names = tool.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(names == names.sorted())
    #expect(Set(["baseline", "evidence", "json", "manifest", "scenario"]).isSubset(of: names.map(String.init)))
  }

  @Test func `a name prints its schema`() async {
    let tool = await Tool.run("schema", "manifest")
    #expect(tool.status == .clean)
    #expect(tool.output.contains(#""$id": "urn:bordercheck:schema:manifest:1.0""#))
  }

  @Test func `an unknown name is a wrong command line, with what was meant`() async {
    let tool = await Tool.run("schema", "manifset")
    #expect(tool.status == .usage && tool.output.isEmpty)
    #expect(tool.messages.contains("did you mean 'manifest'?"))
  }
}
