import CallSites
import Foundation

/// Texts of files that are no Swift and may name keys: Objective-C, Interface Builder, property lists, intents.
enum OtherTexts {
  private static let kinds = ["h", "intentdefinition", "m", "mm", "plist", "storyboard", "xib"].map { ".\($0)" }
  /// Longer ones are no keys.
  private static let longest = 400

  /// Everything between quotation marks, and between the tags of XML, of all such files among those of a folder.
  static func read(_ files: [String], below root: String) -> Set<String> {
    files.filter { file in kinds.contains(where: file.hasSuffix) }.reduce(into: []) { texts, file in
      if let bytes = FileBytes.whole("\(root)/\(file)") { texts.formUnion(Self.texts(in: bytes)) }
    }
  }

  static func texts(in bytes: some Collection<UInt8>) -> [String] {
    let isMark: (UInt8) -> Bool = { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }
    return bytes.split(whereSeparator: isMark).filter { $0.count <= longest }.map { piece in
      let text = String(decoding: piece, as: UTF8.self)
      guard piece.contains(UInt8(ascii: "&")) else { return text }
      return text.replacing("&amp;", with: "&").replacing("&apos;", with: "'")
    }
  }
}
