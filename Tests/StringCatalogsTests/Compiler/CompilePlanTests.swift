import Foundation
import StringCatalogs
import Testing

@Suite("Planning what a compiler run writes")
struct CompilePlanTests {
  private static func catalog(_ key: String, _ values: [String: String]) -> [UInt8] {
    let languages = values.sorted { $0.key < $1.key }.map { language, value in
      "\"\(language)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}}"
    }
    return Array(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "\(key)": {"localizations": {\(languages.joined(separator: ", "))}}}}
      """.utf8)
  }

  private static let greeting = CatalogFile(
    path: "A/Greeting.xcstrings", bytes: catalog("hi", ["en": "Hi", "de": "Hallo"]))

  @Test("Files are named by folder and table, in order")
  func files() {
    let errors = CatalogFile(path: "Errors.xcstrings", bytes: Self.catalog("no", ["pt_BR": "Não"]))
    let plan = CompilePlan([errors, Self.greeting], format: .text)
    #expect(!plan.isRejected && plan.diagnostics.isEmpty && plan.absentLanguages.isEmpty)
    #expect(
      plan.files.map(\.path) == [
        "de.lproj/Greeting.strings", "en.lproj/Greeting.strings", "pt_BR.lproj/Errors.strings",
      ])
    #expect(plan.files[0].bytes == Array("\"hi\" = \"Hallo\";\n".utf8))
  }

  @Test("One rejected catalog keeps every other from being written")
  func rejection() {
    let broken = CatalogFile(path: "B/Broken.xcstrings", bytes: Array("{\n  \"strings\": {},\n}".utf8))
    let plan = CompilePlan([Self.greeting, broken])
    #expect(plan.isRejected && plan.files.isEmpty)
    #expect(
      plan.diagnostics.contains { $0.hasPrefix("B/Broken.xcstrings:1:1: error: ") && $0.contains("sourceLanguage") })
  }

  @Test("A file that is no JSON is rejected at its place")
  func syntax() {
    let plan = CompilePlan([CatalogFile(path: "X.xcstrings", bytes: Array("{\n  \"strings\": [}".utf8))])
    #expect(plan.diagnostics.count == 1 && plan.isRejected)
    #expect(plan.diagnostics[0].hasPrefix("X.xcstrings:2:15: error: "), "\(plan.diagnostics)")
  }

  @Test("Two catalogs of one table clash, and a file of another kind is refused")
  func names() {
    let twin = CatalogFile(path: "B/Greeting.xcstrings", bytes: Self.greeting.bytes)
    let clash = CompilePlan([Self.greeting, twin])
    #expect(clash.isRejected && clash.files.isEmpty)
    #expect(
      clash.diagnostics == [
        "B/Greeting.xcstrings:1:1: error: the table 'Greeting' comes from A/Greeting.xcstrings too:"
          + " compile them into different folders"
      ])
    let other = CompilePlan([CatalogFile(path: "Localizable.strings", bytes: [])])
    #expect(other.isRejected && other.diagnostics[0].contains("suffix .xcstrings"))
  }

  @Test("Languages are chosen in any spelling, and one that no catalog has is told")
  func languages() {
    let plan = CompilePlan([Self.greeting], languages: ["DE", "fr"])
    #expect(plan.files.map(\.path) == ["de.lproj/Greeting.strings"])
    #expect(plan.absentLanguages == ["fr"])
  }

  @Test("Files are written whole into folders that are made for them")
  func writing() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "plan-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let plan = CompilePlan([Self.greeting], format: .binary)
    try plan.write(to: folder.path)
    try plan.write(to: folder.path)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["de.lproj", "de.lproj/Greeting.strings", "en.lproj", "en.lproj/Greeting.strings"])
    let written = folder.appending(path: "de.lproj/Greeting.strings")
    #expect(try StringsFile.read(Array(Data(contentsOf: written))) == ["hi": "Hallo"])
    let mode = try FileManager.default.attributesOfItem(atPath: written.path)[.posixPermissions] as? Int
    #expect(mode.map { $0 & 0o444 } == 0o444, "others may read it")
  }
}
