import Foundation

/// The program that runs, told from every other build of it: what one build found need not be what another finds.
package enum ProgramHash {
  /// Nil where the program's file cannot be read.
  package static let current: ContentHash? = {
    guard let path = Bundle.main.executablePath,
      let program = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
    else { return nil }
    return program.withUnsafeBytes { ContentHash($0) }
  }()
}
