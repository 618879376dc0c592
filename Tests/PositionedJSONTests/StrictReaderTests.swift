import PositionedJSON
import Testing

@Suite struct StrictReaderTests {
  @Test(
    "a name that is nearly one of the known ones is answered with it",
    arguments: [("titel", "title"), ("TITLE", "title"), ("stps", "steps"), ("tite", "title")])
  func close(name: String, known: String) {
    #expect(NameSuggestion.closest(to: name, in: ["steps", "title"]) == known)
  }

  @Test("a name that is far from all is answered with the choice", arguments: ["x", "", "matrix", "languages"])
  func far(name: String) {
    #expect(NameSuggestion.closest(to: name, in: ["steps", "title"]) == nil)
    #expect(NameSuggestion.hint(for: name, in: ["steps", "title"]) == #"; expected one of "steps", "title""#)
  }

  @Test func `errors come in the order of files, lines and columns, each once`() {
    let errors = [
      InputError(file: "b", line: 1, message: "m"), InputError(file: "a", line: 10, message: "m"),
      InputError(file: "a", line: 9, column: 5, message: "m"), InputError(file: "a", line: 9, column: 4, message: "m"),
      InputError(file: "b", line: 1, message: "m"),
    ]
    #expect(
      InputErrors(errors).description == "a:9:4: error: m\na:9:5: error: m\na:10:1: error: m\nb:1:1: error: m")
  }

  @Test func `what is no JSON is one error with its place`() {
    var reader = StrictReader(file: "f.json")
    #expect(reader.root(of: Array("{\n  \"a\": ,\n}".utf8)) == nil)
    #expect(reader.errors.map(\.line) == [2])
  }

  @Test func `comments and trailing commas are fine`() {
    var reader = StrictReader(file: "f.json")
    let root = reader.root(of: Array("// c\n{ /* d */ \"a\": [1, 2,], }".utf8))
    let object = root.flatMap { reader.object($0, "a thing", members: ["a"]) }
    #expect(object?["a"]?.elements.map(\.integer) == [1, 2])
    #expect(reader.errors.isEmpty)
  }

  @Test(
    "later minor versions of the format are read, other majors are not",
    arguments: ["1.0", "1.7", "2.0", "0.9", "1", "x"])
  func versions(version: String) {
    var reader = StrictReader(file: "f.json")
    let isRead = reader.root(of: Array("{\"formatVersion\": \"\(version)\"}".utf8)) != nil
    #expect(isRead == version.hasPrefix("1."))
    #expect(reader.errors.isEmpty == isRead)
  }
}
