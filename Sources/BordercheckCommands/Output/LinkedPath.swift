import Foundation

/// What a path names once every symbolic link on the way is followed, whether something lies there or not.
enum LinkedPath {
  private static let mostLinks = 40

  /// - Parameter path: absolute.
  /// - Returns: nil for links that lead in a circle. What the system keeps of its processes is not followed: an open pipe
  ///   has no path.
  static func followed(_ path: String) -> String? {
    var rest = path.split(separator: "/").map(String.init)[...]
    var done = ""
    var links = 0
    while let part = rest.popFirst() {
      if part == "." { continue }
      if part == ".." {
        done = String(done.prefix(upTo: done.lastIndex(of: "/") ?? done.startIndex))
        continue
      }
      done += "/" + part
      guard !done.hasPrefix("/proc/"), let end = try? FileManager.default.destinationOfSymbolicLink(atPath: done) else {
        continue
      }
      links += 1
      guard links <= mostLinks else { return nil }
      done = end.hasPrefix("/") ? "" : String(done.dropLast(part.count + 1))
      rest = (end.split(separator: "/").map(String.init) + rest)[...]
    }
    return done.isEmpty ? "/" : done
  }
}
