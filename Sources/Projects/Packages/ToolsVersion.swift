import Foundation

/// The tools version in a manifest's first line; it decides which rules of SwiftPM hold.
struct ToolsVersion: Sendable, Hashable, Comparable {
  var major: Int
  var minor: Int

  init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// What `// swift-tools-version: 6.0` says; 3.1 where nothing is said, as SwiftPM has it.
  init(manifest bytes: [UInt8]) {
    self.init(3, 1)
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    for line in head.split(whereSeparator: \.isNewline) where line.hasPrefix("//") {
      guard let range = line.lowercased().range(of: "swift-tools-version:") else { continue }
      let text = line.lowercased()[range.upperBound...].drop { $0 == " " || $0 == "\t" }
      let parts = text.prefix { $0.isNumber || $0 == "." }.split(separator: ".").compactMap { Int($0) }
      if let major = parts.first { self.init(major, parts.count > 1 ? parts[1] : 0) }
      return
    }
  }

  static func < (left: Self, right: Self) -> Bool { (left.major, left.minor) < (right.major, right.minor) }
}
