import CallSites
import Foundation

/// The Swift names through which other modules ask an owner.
enum AccessorNames {
  /// Outermost types and functions with public members that look up, in byte order.
  static func names(in files: [String], below folder: String) -> [String] {
    let declarations = files.flatMap { path in
      scanned(FileBytes.whole("\(folder)/\(path)") ?? [], path: path)
    }
    let accessors = declarations.filter { ($0.kind == .accessor || $0.kind == .resource) && !isRequired($0.name) }
    return Set(accessors.compactMap { $0.name.split(separator: ".").first.map(String.init) }).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }

  /// What a framework's protocols ask for: a view or an error is no accessor because it looks up what it shows.
  private static func isRequired(_ name: String) -> Bool {
    let required = ["body", "content", "errorDescription", "failureReason", "helpAnchor", "init", "recoverySuggestion"]
    return name.split(separator: ".").last.map { required.contains(String($0)) } ?? false
  }

  private static func scanned(_ bytes: [UInt8], path: String) -> [PublicDeclaration] {
    #if canImport(SwiftParser)
      FileScanner.scan(bytes, path: path).declarations
    #else
      []
    #endif
  }
}
