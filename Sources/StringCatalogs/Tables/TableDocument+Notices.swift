import PositionedJSON

extension TableDocument {
  /// What is odd in a file with this suffix, in the order of the file.
  package func notices(isStringsDict: Bool) -> [TableNotice] {
    let lines = propertyList.lines
    var notices: [TableNotice] = []
    var seen: [String: Int] = [:]
    for member in members {
      let place = lines?.position(of: member.keyOffset)
      if let first = seen.updateValue(member.keyOffset, forKey: member.key) {
        notices.append(duplicate(member.key, at: place, first: lines?.position(of: first)))
      }
      notices += isStringsDict ? shapes(of: member, lines) : wrong(member.value, ["a string"], member.key, [], lines)
    }
    if let comment = propertyList.openComment {
      let message = "this comment is never closed: everything behind it is not read; end it with */"
      notices.append(TableNotice(.openComment, key: nil, at: comment, message))
    }
    return notices
  }

  private func duplicate(_ key: String, at place: JSONPosition?, first: JSONPosition?) -> TableNotice {
    let earlier = first.map { " in line \($0.line)" } ?? ""
    let message = "the key \"\(key)\" was there before\(earlier), and this one counts: remove one of them"
    return TableNotice(.duplicateKey, key: key, at: place, message)
  }

  /// A notice where the value is of none of the kinds Foundation reads at this path in an entry.
  private func wrong(
    _ node: PropertyListNode, _ nouns: [String], _ key: String, _ path: [String], _ lines: TextLines?
  ) -> [TableNotice] {
    if nouns.contains(node.noun) { return [] }
    let whose = path.isEmpty ? "the entry \"\(key)\"" : "'\(path.joined(separator: "/"))' in the entry \"\(key)\""
    let message = "\(whose) is \(node.noun), expected \(nouns.joined(separator: " or ")): it counts as absent"
    return [TableNotice(.wrongShape, key: key, at: lines?.position(of: node.offset), message)]
  }

  // MARK: - .stringsdict

  private func shapes(of member: PropertyListMember, _ lines: TextLines?) -> [TableNotice] {
    wrong(member.value, ["a string", "a dictionary"], member.key, [], lines)
      + shapes(ofEntry: member.value, member.key, [], lines)
  }

  private func shapes(
    ofEntry node: PropertyListNode, _ key: String, _ path: [String], _ lines: TextLines?
  ) -> [TableNotice] {
    (node.members ?? []).flatMap { member -> [TableNotice] in
      let here = path + [member.key]
      switch member.key {
      case StringsDictKeys.format:
        return wrong(member.value, ["a string"], key, here, lines)
      case StringsDictKeys.device:
        return wrong(member.value, ["a dictionary"], key, here, lines)
          + (member.value.members ?? []).flatMap { device in
            wrong(device.value, ["a string", "a dictionary"], key, here + [device.key], lines)
              + shapes(ofEntry: device.value, key, here + [device.key], lines)
          }
      case StringsDictKeys.width:
        return wrong(member.value, ["a dictionary"], key, here, lines)
          + (member.value.members ?? []).flatMap { width(ofRule: $0, key, here, lines) }
      default:
        return (member.value.members ?? []).flatMap { form(ofRule: $0, key, here, lines) }
      }
    }
  }

  private func width(
    ofRule member: PropertyListMember, _ key: String, _ path: [String], _ lines: TextLines?
  ) -> [TableNotice] {
    guard Int(member.key) == nil else {
      return wrong(member.value, ["a string"], key, path + [member.key], lines)
    }
    let message = "'\(member.key)' in the width rule of the entry \"\(key)\" is no number: it counts as absent"
    return [TableNotice(.wrongShape, key: key, at: lines?.position(of: member.keyOffset), message)]
  }

  /// A form of a plural rule; members that are neither Foundation's nor a category are somebody else's notes.
  private func form(
    ofRule member: PropertyListMember, _ key: String, _ path: [String], _ lines: TextLines?
  ) -> [TableNotice] {
    let known = ["zero", "one", "two", "few", "many", "other", StringsDictKeys.specType, StringsDictKeys.valueType]
    return known.contains(member.key) ? wrong(member.value, ["a string"], key, path + [member.key], lines) : []
  }
}
