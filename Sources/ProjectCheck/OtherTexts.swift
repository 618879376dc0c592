import Foundation

/// Texts of files that are no Swift and may name keys: Objective-C, Interface Builder, property lists, intents.
enum OtherTexts {
  private static let kinds: Set<String> = [
    "h", "intentdefinition", "m", "mm", "plist", "storyboard", "xib",
  ]
  private static let skipped: Set<String> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "checkouts", "node_modules",
  ]
  /// Longer ones are no keys.
  private static let longest = 400

  /// Everything between quotation marks, and between the tags of XML, of all such files below a folder.
  static func read(below root: String) -> Set<String> {
    var texts: Set<String> = []
    var waiting = [root]
    while let folder = waiting.popLast() {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        let path = "\(folder)/\(name)"
        let ending = name.split(separator: ".").last.map(String.init) ?? ""
        if kinds.contains(ending), name.contains("."), let data = FileManager.default.contents(atPath: path) {
          texts.formUnion(Self.texts(in: data))
        } else if isFolderToRead(name, path) {
          waiting.append(path)
        }
      }
    }
    return texts
  }

  private static func isFolderToRead(_ name: String, _ path: String) -> Bool {
    guard !name.hasPrefix("."), !skipped.contains(name), !name.hasSuffix(".xcassets") else { return false }
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    return type == .typeDirectory
  }

  static func texts(in data: Data) -> [String] {
    let marks: Set<UInt8> = [UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">")]
    return data.split(whereSeparator: marks.contains).filter { $0.count <= longest }.map { piece in
      String(decoding: piece, as: UTF8.self).replacing("&amp;", with: "&").replacing("&apos;", with: "'")
    }
  }
}
