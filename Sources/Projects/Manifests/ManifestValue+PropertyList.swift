extension ManifestValue {
  /// The value as Foundation's property lists have it, also where it is spelled `.string("…")`; nil for what the
  /// manifest leaves open, alone or inside of a list.
  var propertyList: Any? {
    switch self {
    case .text(let text): text
    case .boolean(let value): value
    case .number(let text): Int(text) ?? Double(text)
    case .list(let elements): elements.compactMap(\.value.propertyList)
    case .dictionary(let pairs):
      Dictionary(
        pairs.compactMap { pair in pair.key.text.flatMap { key in pair.value.propertyList.map { (key, $0) } } }
      ) {
        $1
      }
    case .call(let call) where Self.kinds.contains(call.name): call[nil]?.propertyList
    case .oneOf(let values): values.first?.propertyList
    default: nil
    }
  }

  private static let kinds: Set<String> = ["array", "boolean", "dictionary", "integer", "real", "string"]
}
