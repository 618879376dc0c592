package import CommandLayer
package import HostEvidence

/// Arguments of one message on a command line, such as `5` or `3,Anna`.
///
/// A number without fraction and exponent is an integer argument and any other number a double, as in a manifest; a word
/// in double quotes is text even where it looks like a number.
package struct MessageArguments: ArgumentValue, Hashable {
  package var arguments: [MessageArgument]

  package init(argument: String) throws(ArgumentValueError) {
    arguments = argument.split(separator: ",", omittingEmptySubsequences: false).map { Self.argument(String($0)) }
  }

  package var argumentText: String {
    arguments.map { argument in
      switch argument {
      case .integer(let integer): String(integer)
      case .double(let double): String(double)
      case .string(let text): text
      }
    }
    .joined(separator: ",")
  }

  private static func argument(_ text: String) -> MessageArgument {
    if text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") {
      return .string(String(text.dropFirst().dropLast()))
    }
    if let integer = Int(text) { return .integer(integer) }
    if let first = text.utf8.first(where: { $0 != UInt8(ascii: "-") }),
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
      let double = Double(text)
    {
      return .double(double)
    }
    return .string(text)
  }
}
