import Findings
import Foundation
import HostEvidence
package import PositionedJSON

extension Baseline {
  /// The baseline beside a manifest; nil where there is none.
  ///
  /// - Throws: what keeps the file from being understood; members that are not known are ignored.
  package static func read(beside manifest: Manifest) throws(InputErrors) -> Baseline? {
    let path = "\(manifest.folder)/\(fileName)"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let file = manifest.projectPath(fileName)
    guard let bytes = FileBytes.read(path) else {
      throw InputErrors([InputError(file: file, message: "the baseline cannot be read")])
    }
    return try Baseline(bytes, file: file)
  }

  init(_ bytes: [UInt8], file: String) throws(InputErrors) {
    var reader = StrictReader(file: file)
    entries = []
    if let root = reader.root(of: bytes) { entries = Self.entries(of: root, &reader) }
    guard reader.errors.isEmpty else { throw InputErrors(reader.errors) }
  }

  private static func entries(of root: JSONNode, _ reader: inout StrictReader) -> [Entry] {
    guard root["formatVersion"]?.string != nil else {
      reader.note("expected `formatVersion`; write the file again with `bordercheck baseline`", at: root.position)
      return []
    }
    guard let findings = root["findings"], findings.kind == .array else {
      reader.note("expected an array `findings`; write the file again with `bordercheck baseline`", at: root.position)
      return []
    }
    return findings.elements.compactMap { node in
      guard let entry = Entry(node, file: reader.file) else {
        reader.note("expected an object with the strings `id` and `rule`", at: node.position)
        return nil
      }
      return entry
    }
  }
}

extension Baseline.Entry {
  fileprivate init?(_ node: JSONNode, file: String) {
    guard node.kind == .object, let id = node["id"]?.string, let rule = node["rule"]?.string else { return nil }
    self.id = id
    self.rule = rule
    product = node["product"]?.string
    owner = node["owner"]?.string
    table = node["table"]?.string
    key = node["key"]?.string
    language = node["language"]?.string
    place = SourcePlace(file: file, line: node.position.line, column: node.position.column)
  }
}
