extension StringsDictEntry {
  var propertyList: WrittenPropertyList {
    if let plainText { return .string(plainText) }
    var members = variables.mapValues(\.propertyList)
    members[StringsDictKeys.format] = formatKey.map { .string($0) }
    members[StringsDictKeys.device] = deviceRule.map { .dictionary($0.mapValues(\.propertyList)) }
    members[StringsDictKeys.width] = widthRule.map { forms in
      .dictionary(Dictionary(forms.map { (String($0.width), .string($0.text)) }) { _, last in last })
    }
    return .dictionary(members)
  }
}

extension StringsDictVariant {
  fileprivate var propertyList: WrittenPropertyList {
    switch self {
    case .text(let text): .string(text)
    case .entry(let entry): entry.propertyList
    }
  }
}

extension StringsDictEntry.PluralRule {
  fileprivate var propertyList: WrittenPropertyList {
    var members = forms.mapValues { WrittenPropertyList.string($0) }
    members[StringsDictKeys.specType] = specType.map { .string($0) }
    members[StringsDictKeys.valueType] = valueType.map { .string($0) }
    return .dictionary(members)
  }
}
