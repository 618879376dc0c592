package import PositionedJSON

/// Reads a plan strictly, as a person may have edited it: everything that is wrong at once, each with its place.
package struct PlanReader {
  static let members = ["formatVersion", "from", "to", "table", "messages", "edits", "byHand", "inputs"]

  var reader: StrictReader

  /// - Parameter file: the plan as messages name it.
  package init(file: String) { reader = StrictReader(file: file) }

  /// - Throws: every error of the file.
  package static func read(_ bytes: [UInt8], file: String) throws(InputErrors) -> MigrationPlan {
    var reader = PlanReader(file: file)
    let plan = reader.plan(bytes)
    guard let plan, reader.reader.errors.isEmpty else { throw InputErrors(reader.reader.errors) }
    return plan
  }

  private mutating func plan(_ bytes: [UInt8]) -> MigrationPlan? {
    guard let root = reader.root(of: bytes), let object = reader.object(root, "a plan", members: Self.members) else {
      return nil
    }
    let whole = "write the plan anew with `bordercheck migrate plan`"
    _ = reader.required("formatVersion", of: object, expected: "the version of the plan; \(whole)")
    let to = reader.requiredString("to", of: object, expected: "the owner that gets the messages")
    let table = reader.requiredString("table", of: object, expected: "the table that they get into")
    var plan = MigrationPlan(from: strings("from", of: object), to: to ?? "", table: table ?? "")
    plan.messages = elements("messages", of: object).compactMap { message($0) }
    plan.edits = elements("edits", of: object).compactMap { edit($0) }
    plan.byHand = strings("byHand", of: object)
    plan.inputs = inputs(of: object)
    noteRepeatedKeys(in: object)
    return plan
  }

  // MARK: - Lists

  mutating func elements(_ key: String, of object: StrictObject) -> [JSONNode] {
    guard let node = reader.required(key, of: object, expected: "an array") else { return [] }
    return reader.elements(of: node, "\"\(key)\"") ?? []
  }

  mutating func strings(_ key: String, of object: StrictObject) -> [String] {
    elements(key, of: object).compactMap { reader.string($0, "an element of \"\(key)\"") }
  }

  private mutating func inputs(of object: StrictObject) -> [String: String] {
    guard let node = reader.required("inputs", of: object, expected: "the hashes of the files it was drawn from")
    else { return [:] }
    var inputs: [String: String] = [:]
    for member in reader.members(of: node, "\"inputs\"") ?? [] {
      inputs[member.key] = reader.string(member.value, "the hash of \"\(member.key)\"")
      notePath(member.key, at: member.keyPosition)
    }
    return inputs
  }

  /// A plan changes nothing outside of its project, nor what git and the journals keep in it.
  mutating func notePath(_ path: String, at position: JSONPosition) {
    if let own = path.split(separator: "/").first(where: { [".git", ".bordercheck"].contains($0.lowercased()) }) {
      reader.note("\"\(path)\" lies in \(own), of which no plan changes anything; take it out", at: position)
    }
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    guard path.hasPrefix("/") || path.contains("\0") || steps.contains(where: { ["", ".", ".."].contains($0) }) else {
      return
    }
    reader.note(
      "\"\(path)\" is no path inside of the project; expected one such as \"Sources/App.swift\"", at: position)
  }

  private mutating func noteRepeatedKeys(in object: StrictObject) {
    var seen: Set<[UInt8]> = []
    for node in object["messages"].map({ Array($0.elements) }) ?? [] {
      guard let key = node["key"], let text = key.string, !seen.insert(Array(text.utf8)).inserted else { continue }
      reader.note("\"\(text)\" is planned twice; keep one of them", at: key.position)
    }
  }
}
