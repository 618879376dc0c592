import Foundation
import HostEvidence

/// The way from one folder to another, as a relative path: `../..`, `.`, `App`.
struct FolderWay {
  let path: String

  /// - Parameters: both absolute; they need not be there.
  init(from start: String, to end: String) {
    let (own, target) = (Self.parts(start), Self.parts(end))
    let shared = zip(own, target).prefix { $0 == $1 }.count
    let steps = [String](repeating: "..", count: own.count - shared) + target.dropFirst(shared)
    path = steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  private static func parts(_ path: String) -> [String] {
    let standard = URL(filePath: path).standardizedFileURL.path(percentEncoded: false)
    return BundleNames.realPath(standard).split(separator: "/").map(String.init)
  }
}
