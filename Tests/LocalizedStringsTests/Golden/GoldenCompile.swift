import Foundation
import StringCatalogs

/// The areas about compiling catalogs.
enum GoldenCompile {
  static let areas: [String: GoldenRun.Area] = ["compile": compile, "compile-lproj-name": folderName]

  private static func compile(_ given: GoldenGiven) throws -> [String: GoldenJSON] {
    guard let catalog = given["catalog"], let name = given["name"]?.text else { throw GoldenFailure("no catalog") }
    let bytes = try JSONSerialization.data(withJSONObject: catalog.plist ?? [String: Any](), options: .sortedKeys)
    let reading = StringCatalog.read(Array(bytes))
    guard let read = reading.catalog else { throw GoldenFailure("\(reading.problems)") }
    let options = Options(given["options"]?.texts ?? [])
    guard options.unknown.isEmpty else { throw GoldenFailure("unknown options \(options.unknown)") }
    let compiled = read.compile(languages: options.languages, buildsAll: options.buildsAll)
    guard !compiled.isRejected else { return ["buildError": .boolean(true)] }
    var files: [String: GoldenJSON] = [:]
    for table in compiled.tables {
      for file in table.files(named: name, as: .xml) { files[file.path] = try GoldenJSON(propertyList: file.bytes) }
    }
    return ["files": .object(files)]
  }

  private static func folderName(_ given: GoldenGiven) throws -> [String: GoldenJSON] {
    guard let language = given["catalogLanguage"]?.text else { throw GoldenFailure("no language") }
    return ["lproj": .string(LanguageFolder.name(of: language) + ".lproj")]
  }

  /// The options of the real compiler's command line.
  private struct Options {
    var languages: [String]?
    var buildsAll = false
    var unknown: [String] = []

    init(_ words: [String]) {
      var words = words[...]
      while let word = words.popFirst() {
        switch word {
        case "-l", "--language": languages = (languages ?? []) + [words.popFirst() ?? ""]
        case "--force-build-all-strings": buildsAll = true
        default: unknown.append(word)
        }
      }
    }
  }
}

extension GoldenJSON {
  /// The contents of a property list.
  init(propertyList bytes: [UInt8]) throws {
    self.init(any: try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil))
  }

  private init(any value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let elements as [Any]: self = .array(elements.map { GoldenJSON(any: $0) })
    case let members as [String: Any]: self = .object(members.mapValues { GoldenJSON(any: $0) })
    case let number as NSNumber: self = .integer(number.intValue)
    default: self = .null
    }
  }
}
