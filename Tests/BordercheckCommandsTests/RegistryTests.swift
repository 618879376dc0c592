import BordercheckCommands
import CommandLayer
import Foundation
import Testing

@Suite struct RegistryTests {
  private static let names = CommandSet.bordercheck.commands.map { $0.name }

  @Test func `the registry is the folder, one file for each command, sorted`() throws {
    let folder = Package.root.appending(path: "Sources/BordercheckCommands/Commands")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter {
      $0.hasSuffix("Command.swift")
    }
    let types = CommandSet.bordercheck.commands.map { "\($0).swift" }
    #expect(files.sorted() == types)
    #expect(Self.names == Self.names.sorted())
  }

  @Test func `a command's type is named after it`() {
    for command in CommandSet.bordercheck.commands {
      #expect("\(command)".lowercased() == command.name.replacing("-", with: "") + "command")
    }
  }

  @Test func `argument names are unique, and texts are of one form`() {
    for command in CommandSet.bordercheck.descriptions {
      #expect(Set(command.arguments.map(\.name)).count == command.arguments.count)
      #expect(command.summary.hasSuffix("."))
      #expect(command.example.split(separator: " ").first.map(String.init) == command.name)
      for argument in command.arguments {
        #expect(!argument.help.isEmpty && !argument.help.hasSuffix("."))
        #expect(argument.placeholder == argument.placeholder.uppercased())
      }
    }
  }
}
