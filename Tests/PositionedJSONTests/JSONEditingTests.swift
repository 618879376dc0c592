import PositionedJSON
import Testing

@Suite("Editing JSON texts")
struct JSONEditingTests {
  private func applied(_ text: String, _ splice: (JSONDocument) throws -> JSONSplice) throws -> String {
    let document = try JSONDocument(Array(text.utf8))
    return String(decoding: document.text(applying: [try splice(document)]), as: UTF8.self)
  }

  private func inserted(_ text: String, _ value: JSONFragment, at index: Int) throws -> String {
    try applied(text) { document in
      document.insertion(of: .init("n", value), into: document.root, at: index, layout: document.layout)
    }
  }

  private let nested = JSONFragment.object([
    .init("x", .array([.integer(1), .boolean(true)])), .init("y", .object([])),
  ])

  @Test("A new member takes the place it is given: first, between, last")
  func places() throws {
    let text = "{\n  \"a\": 1,\n  \"b\": 2\n}\n"
    #expect(try inserted(text, .integer(0), at: 0) == "{\n  \"n\": 0,\n  \"a\": 1,\n  \"b\": 2\n}\n")
    #expect(try inserted(text, .integer(0), at: 1) == "{\n  \"a\": 1,\n  \"n\": 0,\n  \"b\": 2\n}\n")
    #expect(try inserted(text, .integer(0), at: 2) == "{\n  \"a\": 1,\n  \"b\": 2,\n  \"n\": 0\n}\n")
  }

  @Test(
    "Containers inside a new member follow the layout around it",
    arguments: [
      ("{\"a\":1}", #"{"a":1,"n":{"x":[1,true],"y":{}}}"#),
      ("{}", "{\n  \"n\" : {\n    \"x\" : [\n      1,\n      true\n    ],\n    \"y\" : {}\n  }\n}"),
      ("{ \"a\": 1, \"b\": 2 }", #"{ "a": 1, "b": 2, "n": { "x": [ 1, true ], "y": {} } }"#),
      (
        "{\n    \"a\" : [ ]\n}",
        "{\n    \"a\" : [ ],\n    \"n\" : {\n        \"x\" : [\n            1,\n            true\n        ],\n        \"y\" : {\n\n        }\n    }\n}"
      ),
    ])
  func layouts(text: String, expected: String) throws {
    #expect(try inserted(text, nested, at: 9) == expected)
  }

  @Test("Removing takes the comma that goes with a member, and leaves an empty object as the text has them")
  func removal() throws {
    let remove = { (text: String, key: String) in
      try applied(text) { document in
        let member = try #require(document.root.members.first { $0.isNamed(key) })
        return document.removal(of: member, from: document.root, layout: document.layout)
      }
    }
    let text = "{\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": {}\n}"
    #expect(try remove(text, "a") == "{\n  \"b\": 2,\n  \"c\": {}\n}")
    #expect(try remove(text, "b") == "{\n  \"a\": 1,\n  \"c\": {}\n}")
    #expect(try remove(text, "c") == "{\n  \"a\": 1,\n  \"b\": 2\n}")
    #expect(try remove("{\n  \"a\" : 1\n}", "a") == "{\n\n}")
    #expect(try remove("{\n  \"a\": 1\n}", "a") == "{}")
  }

  @Test(
    "Runs of members go with their commas, wherever they stand",
    arguments: [
      ("abc", "{\"d\": 4,}"), ("bc", "{\"a\": 1, \"d\": 4,}"), ("bd", "{\"a\": 1, \"c\": 3,}"), ("abcd", "{}"),
      ("cd", "{\"a\": 1, \"b\": 2,}"),
      ("", "{\"a\": 1, \"b\": 2, \"c\": 3, \"d\": 4,}"), ("ac", "{\"b\": 2, \"d\": 4,}"),
    ])
  func removals(keys: String, expected: String) throws {
    let document = try JSONDocument(Array("{\"a\": 1, \"b\": 2, \"c\": 3, \"d\": 4,}".utf8))
    let splices = document.removals(from: document.root, layout: document.layout) { keys.contains($0.key) }
    #expect(String(decoding: document.text(applying: splices), as: UTF8.self) == expected)
  }

  @Test("Several changes at once leave the rest of the text alone")
  func several() throws {
    let document = try JSONDocument(Array("{\"a\": 1, \"b\": [2], \"c\": \"x\"}".utf8))
    let values = document.root.members.map(\.value)
    let splices = [
      document.replacement(of: values[2], by: .string("é\n"), layout: document.layout),
      document.replacement(of: values[0], by: .boolean(false), layout: document.layout),
    ]
    #expect(String(decoding: document.text(applying: splices), as: UTF8.self) == #"{"a": false, "b": [2], "c": "é\n"}"#)
  }
}
