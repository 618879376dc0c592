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

  /// The same for a file that is read elsewhere: where the tool lies on this machine is nobody's business there.
  package var published: Invocation {
    var published = self
    if let path = tool.first, path.contains("/") {
      published.tool[0] = String(path.split(separator: "/").last ?? "bordercheck")
    }
    return published
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
