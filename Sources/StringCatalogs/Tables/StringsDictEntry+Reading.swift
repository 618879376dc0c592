extension StringsDictEntry {
  /// An entry of any shape; nil where the value is neither a string nor a dictionary.
  ///
  /// Members Foundation does not know are skipped; a known one of the wrong type counts as absent.
  init?(_ node: PropertyListNode) {
    if let text = node.string {
      self.init(plainText: text)
      return
    }
    guard let members = node.members else { return nil }
    self.init()
    for member in members { read(member) }
  }

  private mutating func read(_ member: PropertyListMember) {
    switch member.key {
    case StringsDictKeys.format: formatKey = member.value.string ?? formatKey
    case StringsDictKeys.device: deviceRule = member.value.members.map(Self.devices) ?? deviceRule
    case StringsDictKeys.width: widthRule = member.value.members.map(Self.widths) ?? widthRule
    default:
      if let members = member.value.members { variables[member.key] = PluralRule(members) }
    }
  }

  private static func devices(_ members: [PropertyListMember]) -> [String: StringsDictVariant] {
    var rule: [String: StringsDictVariant] = [:]
    for member in members {
      guard let entry = StringsDictEntry(member.value) else { continue }
      rule[member.key] = entry.plainText.map(StringsDictVariant.text) ?? .entry(entry)
    }
    return rule
  }

  /// Widths are compared as numbers: `040` is 40, and of two spellings of a number the last counts.
  private static func widths(_ members: [PropertyListMember]) -> [WidthForm] {
    var texts: [Int: String] = [:]
    for member in members {
      guard let width = Int(member.key), let text = member.value.string else { continue }
      texts[width] = text
    }
    return texts.map { WidthForm(width: $0.key, text: $0.value) }.sorted { $0.width < $1.width }
  }
}

extension StringsDictEntry.PluralRule {
  init(_ members: [PropertyListMember]) {
    self.init(specType: nil, valueType: nil, forms: [:])
    for member in members {
      guard let text = member.value.string else { continue }
      switch member.key {
      case StringsDictKeys.specType: specType = text
      case StringsDictKeys.valueType: valueType = text
      default: forms[member.key] = text
      }
    }
  }
}
