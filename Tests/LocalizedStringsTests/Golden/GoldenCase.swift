import Foundation
import PositionedJSON

/// One case of a golden file.
struct GoldenCase {
  var id: String
  var area: String
  var given: [String: GoldenJSON]
  var expect: [String: GoldenJSON]

  /// Reads a golden file: an array of cases, or an object with such an array as `cases`.
  static func read(_ file: URL) throws -> [GoldenCase] {
    let document = try JSONDocument([UInt8](Data(contentsOf: file)))
    let list = document.root["cases"] ?? document.root
    return try list.elements.map { node in
      guard let id = node["id"]?.string, let area = node["area"]?.string,
        let given = node["given"].flatMap({ GoldenJSON($0).members }),
        let expect = node["expect"].flatMap({ GoldenJSON($0).members })
      else { throw GoldenFailure("no id, area, given or expect at line \(node.position.line)") }
      return GoldenCase(id: id, area: area, given: given, expect: expect)
    }
  }
}

/// Why a case could not be run, in one sentence.
struct GoldenFailure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
