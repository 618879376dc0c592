import PositionedJSON

/// Messages and edits of a plan.
extension PlanReader {
  mutating func message(_ node: JSONNode) -> PlannedMessage? {
    let members = ["key", "newKey", "do", "copies", "entry", "localizations", "missing"]
    guard let object = reader.object(node, "a message", members: members),
      let key = reader.requiredString("key", of: object, expected: "the key of the message"),
      let decision = decision(of: object)
    else { return nil }
    var message = PlannedMessage(
      key: key, newKey: reader.string("newKey", of: object),
      copies: elements("copies", of: object).compactMap { copy($0) },
      parts: parts("entry", of: object, isLocalization: false)
        + parts("localizations", of: object, isLocalization: true))
    message.decision = decision
    message.missingLanguages = strings("missing", of: object)
    return message
  }

  private mutating func decision(of object: StrictObject) -> PlannedMessage.Decision? {
    guard let node = reader.required("do", of: object, expected: "\"move\" or \"keep-separate\"") else { return nil }
    return reader.choice(node, "\"do\"")
  }

  private mutating func copy(_ node: JSONNode) -> PlannedMessage.Copy? {
    guard let object = reader.object(node, "a copy", members: ["owner", "table"]) else { return nil }
    let owner = reader.requiredString("owner", of: object, expected: "who has the copy")
    let table = reader.requiredString("table", of: object, expected: "the table that it stands in")
    return owner.flatMap { owner in table.map { PlannedMessage.Copy(owner: owner, table: $0) } }
  }

  mutating func edit(_ node: JSONNode) -> PlannedEdit? {
    let members = ["do", "file", "line", "isNewFile", "was", "becomes", "messages"]
    guard let object = reader.object(node, "an edit", members: members),
      let file = reader.requiredString("file", of: object, expected: "the path of the file that changes"),
      let action = reader.requiredString("do", of: object, expected: "\"change\" or \"leave\"")
    else { return nil }
    if let position = object["file"]?.position { notePath(file, at: position) }
    if action != "change", action != "leave", let position = object["do"]?.position {
      reader.note("\"do\" is \"\(action)\"; expected \"change\" or \"leave\"", at: position)
    }
    let line = object["line"]?.integer ?? 0
    if line < 1 {
      reader.note(
        "\"line\" says nothing; expected the number of a line", at: object["line"]?.position ?? object.position)
    }
    var edit = PlannedEdit(
      file: file, line: line, was: strings("was", of: object), becomes: strings("becomes", of: object),
      messages: strings("messages", of: object), isNewFile: reader.boolean("isNewFile", of: object) ?? false)
    edit.isWanted = action == "change"
    return edit
  }
}

/// Parts of a message's entry.
extension PlanReader {
  private mutating func parts(_ key: String, of object: StrictObject, isLocalization: Bool) -> [PlannedPart] {
    guard let node = reader.required(key, of: object, expected: "an object") else { return [] }
    return (reader.members(of: node, "\"\(key)\"") ?? []).compactMap { part($0, isLocalization: isLocalization) }
  }

  private mutating func part(_ member: JSONMember, isLocalization: Bool) -> PlannedPart? {
    let name = "\"\(member.key)\""
    guard let object = reader.object(member.value, name, members: ["from", "value", "use", "choices"]) else {
      return nil
    }
    let value = object["value"].map { JSONFragment($0) }
    guard object["choices"] != nil else {
      guard let value else {
        reader.note("\(name) has neither a value nor choices; expected one of them", at: object.position)
        return nil
      }
      let from = object["from"] == nil ? [] : strings("from", of: object)
      return PlannedPart(member.key, isLocalization: isLocalization, choices: [.init(owners: from, value: value)])
    }
    var part = PlannedPart(
      member.key, isLocalization: isLocalization, choices: elements("choices", of: object).compactMap { choice($0) })
    part.decision = decision(of: part, object, value: value)
    return part
  }

  private mutating func choice(_ node: JSONNode) -> PlannedPart.Choice? {
    guard let object = reader.object(node, "a choice", members: ["from", "value"]),
      let value = reader.required("value", of: object, expected: "what these owners say")
    else { return nil }
    return PlannedPart.Choice(owners: strings("from", of: object), value: JSONFragment(value))
  }

  private mutating func decision(
    of part: PlannedPart, _ object: StrictObject, value: JSONFragment?
  ) -> PlannedPart.Decision {
    let use = reader.string("use", of: object)
    if let value {
      if let use, !use.isEmpty, let position = object["use"]?.position {
        reader.note("\"\(part.name)\" has both \"use\" and \"value\"; expected one of them", at: position)
      }
      return .written(value)
    }
    guard let use, !use.isEmpty else { return .open }
    let owners = part.choices.flatMap(\.owners)
    if !owners.contains(use), let position = object["use"]?.position {
      let hint = NameSuggestion.hint(for: use, in: owners)
      reader.note("no choice of \"\(part.name)\" is from \"\(use)\"\(hint)", at: position)
    }
    return .owner(use)
  }
}
