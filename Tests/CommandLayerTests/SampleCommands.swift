import CommandLayer

/// A command with every kind of argument; it prints what it was given.
struct PaintCommand: Command {
  enum Colour: String, CaseIterable, ArgumentValue {
    case red
    case green
  }

  var wall = "."
  var colour = Colour.red
  var coats = 1
  var note: String?
  var tags: [String] = []
  var isWet = false
  var brushes: [String] = []

  static let name = "paint"
  static let summary = "Paints a wall."
  static let example = "paint north --colour green"
  static let arguments: [Argument<Self>] = [
    .positional("WALL", into: \.wall, isRequired: false, completion: .folders, help: "which wall"),
    .remainder("BRUSH", into: \.brushes, isRequired: false, completion: .files(["brush"]), help: "what with"),
    .option("colour", short: "c", value: "COLOUR", into: \.colour, group: .selection, help: "it's the colour"),
    .option("coats", value: "N", into: \.coats, help: "how often"),
    .optional("note", value: "TEXT", into: \.note, help: "what to say [loud: or not]"),
    .repeating("tag", short: "t", value: "TAG", into: \.tags, completion: .words(["old", "new"]), help: "a tag"),
    .flag("wet", into: \.isWet, help: "leave it wet"),
  ]

  func run(in context: CommandContext) async throws -> ExitStatus {
    let parts = [wall, colour.rawValue, String(coats), note ?? "nil", "\(tags)", String(isWet), "\(brushes)"]
    context.output.write(parts.joined(separator: " ") + "\n")
    return isWet ? .findings : .clean
  }
}

/// A command with required arguments that ends in the error it is told to.
struct BreakCommand: Command {
  struct Located: LocatedError {
    var diagnosticLines: [String] { ["a.json:1:2: error: first", "a.json:3:4: error: second"] }
  }
  struct Plain: Error, CustomStringConvertible {
    var description: String { "cannot read 'x'" }
  }

  var tool = ""
  var how = ""

  static let name = "break"
  static let summary = "Breaks."
  static let example = "break --tool hammer located"
  static let arguments: [Argument<Self>] = [
    .option("tool", value: "TOOL", into: \.tool, isRequired: true, help: "what to break it with"),
    .positional("HOW", into: \.how, help: "in which way"),
  ]

  func run(in context: CommandContext) async throws -> ExitStatus {
    switch how {
    case "located": throw Located()
    case "cancelled": throw CancellationError()
    case "usage": throw UsageError("'--tool' and HOW do not go together", in: Self.self)
    default: throw Plain()
    }
  }
}

let sampleTool = CommandSet(
  tool: "painter", version: "1.2.3", summary: "Paints and breaks.", commands: [BreakCommand.self, PaintCommand.self])

/// What one command line gave.
struct Ending: Equatable {
  var status: CommandLayer.ExitStatus
  var output: String
  var messages: String

  static func of(_ arguments: [String], columns: Int? = nil) async -> Ending {
    let context = CommandContext(
      output: .memory(isTerminal: columns != nil, columns: columns), messages: .memory(), environment: [:],
      currentDirectory: "/")
    let status = await sampleTool.run(arguments, in: context)
    return Ending(status: status, output: context.output.text, messages: context.messages.text)
  }
}
