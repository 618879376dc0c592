import Foundation

/// The commands of a section of the README with what it says that they print.
struct WalkThrough {
  enum Step: Equatable {
    /// A line for the shell, and all that is printed.
    case command(String, output: String)
    /// Lines that a person changes in a file.
    case change(was: String, becomes: String)
  }

  let steps: [Step]

  /// - Parameter title: of the section, without the number signs; what stands under a heading of its own is not in it.
  init(_ title: String, of readme: String) {
    let lines = readme.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let section = lines.drop { $0 != "## \(title)" }.dropFirst().prefix { !$0.hasPrefix("##") }
    var steps: [Step] = []
    var rest = section[...]
    while let start = rest.firstIndex(where: { ["```console", "```diff"].contains($0) }) {
      let block = rest[(start + 1)...].prefix { $0 != "```" }
      steps += rest[start] == "```diff" ? [Self.change(Array(block))] : Self.commands(Array(block))
      rest = rest[(start + block.count + 2)...]
    }
    self.steps = steps
  }

  private static func commands(_ lines: [String]) -> [Step] {
    var commands: [(line: String, output: String)] = []
    for line in lines {
      if line.hasPrefix("$ ") {
        commands.append((String(line.dropFirst(2)), ""))
      } else if !commands.isEmpty {
        commands[commands.count - 1].output += line + "\n"
      }
    }
    return commands.map { .command($0.line, output: $0.output) }
  }

  private static func change(_ lines: [String]) -> Step {
    func side(_ sign: Character) -> String {
      lines.filter { $0.first == sign || $0.first == " " }.map { $0.dropFirst() + "\n" }.joined()
    }
    return .change(was: side("-"), becomes: side("+"))
  }
}
