import Foundation
import TestFiles

extension ScratchProject {
  var path: String { folder }

  func bytes(_ file: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path + "/" + file))) }

  /// Every file, sorted, as a path seen from the folder.
  var files: [String] {
    let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return found.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder) && !isFolder.boolValue
    }
    .sorted()
  }
}
