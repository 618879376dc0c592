/// One line that GitHub's runner reads in a log: `::error file=F,line=L,col=C,title=T::message`.
struct WorkflowCommand {
  enum Kind: String {
    case error
    case warning
    case notice
  }

  /// UTF-16 code units of a message that the runner keeps.
  static let messageLimit = 4_096

  var kind: Kind
  var file: String?
  var line: Int?
  var column: Int?
  var title: String?
  var message: String

  /// Without a line end.
  var text: String {
    let properties: [(String, String?)] = [
      ("file", file), ("line", line.map(String.init)), ("col", line == nil ? nil : column.map(String.init)),
      ("title", title),
    ]
    let list = properties.compactMap { name, value in value.map { "\(name)=\(Self.property($0))" } }
    let start = list.isEmpty ? "::\(kind.rawValue)" : "::\(kind.rawValue) \(list.joined(separator: ","))"
    return "\(start)::\(Self.data(Self.cut(message)))"
  }

  private static func cut(_ message: String) -> String {
    guard message.utf16.count > messageLimit else { return message }
    var kept = ""
    var size = 0
    for character in message {
      size += character.utf16.count
      if size > messageLimit - 1 { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// The percent sign comes first, because the others bring new ones.
  private static func data(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
