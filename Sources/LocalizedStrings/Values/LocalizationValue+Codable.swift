internal import Foundation
internal import HostEvidence

/// An argument as it crosses to another process.
struct EncodedArgument: Codable {
  var kind: String
  var text: String

  private init(_ kind: String, _ text: String) {
    self.kind = kind
    self.text = text
  }

  init(_ argument: LocalizationArgument, locale: Locale) {
    switch argument {
    case .placeholder(let placeholder): self.init("placeholder", placeholder.rawValue)
    default:
      switch argument.message(locale) {
      case .integer(let value): self.init("integer", String(value))
      case .double(let value): self.init("double", "\(value)")
      case .string(let value): self.init("string", value)
      }
    }
  }

  /// What does not read as its kind is a text.
  var argument: LocalizationArgument {
    switch kind {
    case "integer": Int(text).map { .value(.integer($0)) } ?? .value(.string(text))
    case "double": Double(text).map { .value(.double($0)) } ?? .value(.string(text))
    case "placeholder":
      String.LocalizationValue.Placeholder(rawValue: text).map { .placeholder($0) } ?? .value(.string(text))
    default: .value(.string(text))
    }
  }
}

extension String.LocalizationValue {
  func encodedArguments(_ locale: Locale) -> [EncodedArgument] {
    arguments.map { EncodedArgument($0, locale: locale) }
  }
}

extension String.LocalizationValue: Codable {
  private enum Member: String, CodingKey {
    case key, arguments
  }

  /// Writes the key and the arguments; values with a format style are written as text in the current locale.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Member.self)
    try members.encode(key, forKey: .key)
    try members.encode(encodedArguments(.current), forKey: .arguments)
  }

  /// Reads what another process wrote.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Member.self)
    self.init(
      key: try members.decode(String.self, forKey: .key),
      arguments: try members.decode([EncodedArgument].self, forKey: .arguments).map(\.argument))
  }
}
