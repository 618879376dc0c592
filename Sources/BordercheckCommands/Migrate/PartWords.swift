import PositionedJSON
import Reports

/// A part of an entry in few words: its text, or its texts one behind the other.
struct PartWords {
  let text: String

  init(_ value: JSONFragment) {
    let texts = Self.texts(value)
    let shown = texts.prefix(3).map { "“\(VisibleText($0).prose)”" } + (texts.count > 3 ? ["…"] : [])
    text = shown.isEmpty ? "nothing" : shown.joined(separator: ", ")
  }

  private static func texts(_ value: JSONFragment) -> [String] {
    switch value {
    case .string(let text): [text]
    case .number(let spelling): [spelling]
    case .boolean(let isTrue): ["\(isTrue)"]
    case .null: []
    case .array(let elements): elements.flatMap(texts)
    case .object(let members):
      members.flatMap { member -> [String] in
        member.key == "state" ? (members.count == 1 ? texts(member.value) : []) : texts(member.value)
      }
    }
  }
}
