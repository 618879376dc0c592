/// The `.xcconfig` files of a project, each read once.
final class ConfigurationFiles {
  /// More files than any configuration includes; a file that is included twice counts twice.
  static let maximumIncludes = 500

  private let folder: String
  private var lines: [String: [ConfigurationFileLine]] = [:]

  init(folder: String) {
    self.folder = folder
  }

  /// The assignments of a file and of those it includes, in the order in which they take effect. A file that is not
  /// there assigns nothing, and one that includes itself is not read again.
  func assignments(at path: String) -> [BuildSettingAssignment] {
    var includes = 0
    return assignments(at: path, within: [], &includes)
  }

  private func assignments(
    at path: String, within open: Set<String>, _ includes: inout Int
  ) -> [BuildSettingAssignment] {
    includes += 1
    guard !open.contains(path), includes <= Self.maximumIncludes else { return [] }
    var found: [BuildSettingAssignment] = []
    for line in lines(at: path) {
      switch line {
      case .assignment(let assignment): found.append(assignment)
      case .include(let other):
        let included = XcodePath.joined(XcodePath.folder(of: path), other)
        found += assignments(at: included, within: open.union([path]), &includes)
      }
    }
    return found
  }

  private func lines(at path: String) -> [ConfigurationFileLine] {
    if let known = lines[path] { return known }
    let bytes = PlainFile.bytes("\(folder)/\(path)") ?? []
    let read = ConfigurationFileLine.lines(String(decoding: bytes, as: UTF8.self))
    lines[path] = read
    return read
  }
}
