import CallSites
import Foundation

/// The Swift names through which other modules ask an owner.
enum AccessorNames {
  /// Outermost types and functions with public members that look up, in byte order.
  static func names(in files: [String], below folder: String) -> [String] {
    let declarations = files.flatMap { path in
      scanned(FileManager.default.contents(atPath: "\(folder)/\(path)").map(Array.init) ?? [], path: path)
    }
    let accessors = declarations.filter { $0.kind == .accessor || $0.kind == .resource }
    return Set(accessors.compactMap { $0.name.split(separator: ".").first.map(String.init) }).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }

  private static func scanned(_ bytes: [UInt8], path: String) -> [PublicDeclaration] {
    #if canImport(SwiftParser)
      FileScanner.scan(bytes, path: path).declarations
    #else
      []
    #endif
  }
}
