import HostEvidence
package import PositionedJSON

/// Reads one file of the matrix, strictly: every name is held against the manifest, and all errors come at once.
package struct ScenarioReader: Sendable {
  static let members = ["formatVersion", "title", "languages", "counts", "device", "steps"]

  var reader: StrictReader
  let context: ScenarioContext
  /// The release that is installed where the step being read begins.
  var installed: String?

  init(file: String, context: ScenarioContext) {
    reader = StrictReader(file: file)
    self.context = context
  }

  /// Reads the scenario `name` from the bytes of its file.
  ///
  /// - Parameter file: the file as messages name it.
  /// - Throws: everything that is wrong in it.
  package static func read(
    _ bytes: [UInt8], file: String, name: String, context: ScenarioContext
  ) throws(InputErrors) -> Scenario {
    var reading = Self(file: file, context: context)
    let scenario = reading.scenario(name, bytes)
    guard let scenario, reading.reader.errors.isEmpty else { throw InputErrors(reading.reader.errors) }
    return scenario
  }

  private mutating func scenario(_ name: String, _ bytes: [UInt8]) -> Scenario? {
    guard let root = reader.root(of: bytes),
      let object = reader.object(root, "a scenario", members: Self.members)
    else { return nil }
    if let problem = FormatName.problem(with: name, of: "a scenario") {
      reader.note("\(problem); rename the file", at: root.position)
    }
    return Scenario(
      name: name,
      title: reader.string("title", of: object) ?? "",
      entries: entries(of: object),
      counts: counts(of: object),
      device: object["device"].map { device($0) } ?? ScenarioDevice(),
      steps: steps(of: object)
    )
  }
}

// MARK: - Entries and counts

extension ScenarioReader {
  private mutating func entries(of object: StrictObject) -> [[String]] {
    guard let node = object["languages"] else { return context.developmentRegion.map { [[$0]] } ?? [] }
    let expected = "an array of language lists such as [\"de\", [\"ru\", \"de\"]]"
    guard let elements = reader.elements(of: node, "\"languages\"", expected: expected) else { return [] }
    if elements.isEmpty { reader.note("\"languages\" is empty; expected at least one entry", at: node.position) }
    var entries: [[String]] = []
    for element in elements {
      guard let entry = reader.languageList(element, "an entry of \"languages\"") else { continue }
      if entries.contains(entry) {
        reader.note("the entry \"\(entry.joined(separator: "+"))\" is there twice; keep one", at: element.position)
      }
      entries.append(entry)
    }
    return entries
  }

  private mutating func counts(of object: StrictObject) -> [MessageArgument]? {
    guard let node = object["counts"] else { return nil }
    guard let elements = reader.elements(of: node, "\"counts\"", expected: "an array of numbers") else { return nil }
    if elements.isEmpty { reader.note("\"counts\" is empty; expected numbers, or no such member", at: node.position) }
    return elements.compactMap { reader.number($0, "a count") }
  }
}
