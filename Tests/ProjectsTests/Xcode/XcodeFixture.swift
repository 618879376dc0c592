import Foundation

@testable import Projects

/// A folder with an Xcode project and the files around it, removed with its last reference.
final class XcodeFixture {
  let folder: String

  /// - Parameters:
  ///   - objects: the objects of `App.xcodeproj`; the one called `P` is the project. Nil for no project.
  ///   - files: further files by their paths; a path that ends with `/` is a folder.
  init(_ objects: String?, files: [String: String] = [:]) throws {
    folder = NSTemporaryDirectory() + "xcode-\(UUID().uuidString)"
    var files = files
    if let objects { files["App.xcodeproj/project.pbxproj"] = Self.text(objects) }
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  static func text(_ objects: String) -> String {
    "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tobjectVersion = 77;\n\tobjects = {\n\(objects)\n\t};\n\trootObject = P;\n}\n"
  }

  func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(path)")
    let parent = path.hasSuffix("/") ? url : url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    if !path.hasSuffix("/") { try Data(text.utf8).write(to: url) }
  }

  func read(_ path: String = "App.xcodeproj") -> DeclaredProject { XcodeProjectReader.read(path, in: folder) }

  /// The target of that name; the fixture's project has it.
  func target(_ name: String = "App") -> DeclaredTarget? { read().targets.first { $0.name == name } }
}

extension DeclaredTarget {
  /// `path rule localization`, with a question mark for an uncertain one.
  var resourceLines: [String] {
    resources.map { resource in
      let parts = [resource.path, resource.rule.rawValue, resource.localization].compactMap(\.self)
      return parts.joined(separator: " ") + (resource.isCertain ? "" : " ?")
    }
  }
}
