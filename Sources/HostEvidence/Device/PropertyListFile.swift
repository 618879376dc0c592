internal import Foundation

/// Reads and writes property lists whose root is a dictionary.
package enum PropertyListFile {
  /// The dictionary in a file, XML or binary; nil where there is no file.
  ///
  /// - Throws: `PropertyListError` for a file that does not parse or has another root.
  package static func read(_ path: String) throws -> [String: Any]? {
    guard let bytes = FileBytes.read(path) else { return nil }
    // Foundation takes any text for an old-style string, so only what looks like a property list is handed to it.
    guard isPropertyList(bytes), let root = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    else { throw PropertyListError(path: path, message: "expected an XML or binary property list") }
    guard let dictionary = root as? [String: Any] else {
      throw PropertyListError(path: path, message: "expected a dictionary at the root of the property list")
    }
    return dictionary
  }

  /// Writes XML with sorted keys under a temporary name and renames it; the folder is made.
  ///
  /// Nothing waits for the disk, as Foundation's atomic writing would: a device does not outlive its run.
  /// - Throws: `PropertyListError` where the folder or file cannot be written.
  package static func write(_ dictionary: [String: Any], to path: String) throws {
    let bytes = try xml(of: dictionary)
    guard FileBytes.makeFolder(of: path), FileBytes.write(bytes, to: path) else {
      throw PropertyListError(path: path, message: "expected a place to write preferences to")
    }
  }

  /// The dictionary as an XML property list with sorted keys.
  ///
  /// - Throws: Foundation's error where a value is none of a property list.
  package static func xml(of dictionary: [String: Any]) throws -> [UInt8] {
    // A static executable has only what code refers to: unless the bridge is called by name somewhere, Foundation there
    // takes a Swift array for no property list.
    let list = dictionary.mapValues { value in (value as? [Any]).map { $0._bridgeToObjectiveC() as Any } ?? value }
    return [UInt8](try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0))
  }

  private static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "bplist".utf8) || bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "<")
  }
}
