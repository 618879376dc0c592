/// What a command line says in place of a file.
enum StandardStream {
  static let path = "-"
  /// As messages name it.
  static let inputName = "standard input"

  /// What is wrong where several files are read from one stream, which has an end.
  ///
  /// - Parameter paths: everything that a command reads, as given.
  static func problems(reading paths: [String]) -> [String] {
    let count = paths.count { $0 == path }
    guard count > 1 else { return [] }
    return ["- is there \(count) times, and standard input can be read once; expected files in place of the others"]
  }
}
