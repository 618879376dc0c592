import Foundation
import PositionedJSON

extension ManifestReader {
  /// An existing file or folder, as a path relative to `folder`; nil, with an error noted, where it is not there.
  mutating func path(_ node: JSONNode, _ name: String) -> String? {
    guard let path = spelledPath(node, name) else { return nil }
    if FileManager.default.fileExists(atPath: "\(folder)/\(path)") { return path }
    note(missing: path, written: node.string ?? path, at: node.position)
    return nil
  }

  mutating func paths(_ key: String, of object: StrictObject) -> [String] {
    guard let node = object[key] else { return [] }
    guard let elements = reader.elements(of: node, "\"\(key)\"", expected: "an array of paths") else { return [] }
    return elements.compactMap { path($0, "a path of \"\(key)\"") }
  }

  /// A path relative to `folder` that need not be there.
  mutating func spelledPath(_ node: JSONNode, _ name: String) -> String? {
    guard let text = reader.string(node, name) else { return nil }
    guard let problem = RelativePath.problem(with: text) else { return RelativePath.joined(base, text) }
    reader.note(problem, at: node.position)
    return nil
  }

  /// A path inside a product, normalized; `.` is the main bundle.
  mutating func productPath(_ node: JSONNode, _ name: String, mayLeave: Bool) -> String? {
    guard let text = reader.string(node, name) else { return nil }
    if let problem = RelativePath.problem(with: text) {
      reader.note(problem.replacing("the folder of this file", with: "the product"), at: node.position)
      return nil
    }
    if !mayLeave && RelativePath.leaves(text) {
      reader.note("\"\(text)\" lies outside the product; expected a path inside it", at: node.position)
      return nil
    }
    return RelativePath.joined("", text)
  }

  /// Whether a path relative to `folder` is that of a folder.
  func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder) && isFolder.boolValue
  }

  private mutating func note(missing path: String, written: String, at position: JSONPosition) {
    let parent = RelativePath.folder(of: path)
    let siblings = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(parent)"))?.sorted() ?? []
    let closest = NameSuggestion.closest(to: RelativePath.name(of: path), in: siblings)
    let hint = closest.map { "; did you mean \"\($0)\"?" } ?? "; expected a path relative to the folder of this file"
    reader.note("there is no file or folder \"\(written)\"\(hint)", at: position)
  }
}
