/// How printed commands start the tool, and where the project lies.
package struct Invocation: Sendable, Hashable {
  /// The words before the command's name; empty leaves commands as findings have them.
  package var tool: [String]
  /// The project as seen from the working folder; nil where that is the project.
  package var project: String?
  /// The built product that was inspected, as seen from the working folder; findings name it by its file.
  package var built: String?
  package var previous: String?
  /// The evidence that holds the findings, as seen from the working folder; nil where none is written or read.
  package var evidence: String?
  /// False where no manifest says who owns what, so that none can take an exception.
  package var hasManifest = true

  package init(tool: [String] = [], project: String? = nil, built: String? = nil, previous: String? = nil) {
    self.tool = tool
    self.project = project
    self.built = built
    self.previous = previous
  }

  /// The same for a file that is read elsewhere: where tool, project and evidence lie on this machine is nobody's business
  /// there. Evidence of another folder is named by its file, as whoever fetched it has it.
  ///
  /// - Parameter folder: the working folder, absolute.
  package func published(from folder: String) -> Invocation {
    var published = self
    if let path = tool.first, path.contains("/") { published.tool[0] = Self.name(of: path) }
    published.project = project.map { Self.path($0, seenFrom: folder) }.flatMap { $0 == "." ? nil : $0 }
    published.built = built.map { Self.path($0, seenFrom: folder) }
    published.previous = previous.map { Self.path($0, seenFrom: folder) }
    published.evidence = evidence.map { path in
      let seen = Self.path(path, seenFrom: folder)
      return seen.hasPrefix("/") ? Self.name(of: seen) : seen
    }
    return published
  }

  private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// An absolute path of something in the folder as it is called there; any other path stays.
  private static func path(_ path: String, seenFrom folder: String) -> String {
    let (parts, start) = (path.split(separator: "/"), folder.split(separator: "/"))
    guard path.hasPrefix("/"), parts.starts(with: start), !parts.contains("..") else { return path }
    return parts.count == start.count ? "." : parts.dropFirst(start.count).joined(separator: "/")
  }

  /// The command of a finding as it works from the working folder.
  package func command(_ reproduce: [String]) -> [String] {
    guard let name = reproduce.dropFirst().first else { return reproduce }
    let start = (tool.isEmpty ? Array(reproduce.prefix(1)) : tool) + [name]
    let builtWords = words(reproduce, named: name)
    guard let project else { return start + builtWords }
    if name == "run" || name == "check" { return start + [project] + builtWords }
    // What follows `--` is no option any more.
    let end = builtWords.firstIndex(of: "--") ?? builtWords.endIndex
    return start + builtWords[..<end] + ["--project", project] + builtWords[end...]
  }

  /// The words behind the command's name, a built product by its path.
  private func words(_ reproduce: [String], named name: String) -> [String] {
    var words = Array(reproduce.dropFirst(2))
    guard let built else { return words }
    if name == "inspect", !words.isEmpty { words[0] = built }
    let end = words.firstIndex(of: "--") ?? words.endIndex
    for (option, path) in [("--built", built), ("--previous", previous ?? "")] {
      if let index = words[..<end].lastIndex(of: option), index + 1 < end { words[index + 1] = path }
    }
    return words
  }
}
