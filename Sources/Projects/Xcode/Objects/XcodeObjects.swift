/// The objects of a project by their identifiers.
struct XcodeObjects: Sendable {
  /// In the order of the file.
  private let members: [XcodeMember]
  private let values: [String: XcodeValue]
  /// The `PBXProject`.
  let project: XcodeObject

  /// Nil where the root is no project.
  init?(_ root: XcodeValue) {
    members = root["objects"]?.members ?? []
    var values: [String: XcodeValue] = [:]
    values.reserveCapacity(members.count)
    for member in members where member.value.isDictionary { values[member.key] = member.value }
    self.values = values
    guard let id = root["rootObject"]?.text, let value = values[id] else { return nil }
    project = XcodeObject(id: id, value: value)
    guard project.isa == "PBXProject" else { return nil }
  }

  subscript(_ id: String) -> XcodeObject? { values[id].map { XcodeObject(id: id, value: $0) } }

  /// The object that a key of another names; nil for none, and for one that is not there.
  func object(_ key: String, of object: XcodeObject?) -> XcodeObject? {
    object?.text(key).flatMap { self[$0] }
  }

  /// The objects that a list of another names, without those that are not there.
  func objects(_ key: String, of object: XcodeObject?) -> [XcodeObject] {
    object?.texts(key).compactMap { self[$0] } ?? []
  }

  /// Every object of a class, in the order of the file.
  func all(_ isa: String) -> [XcodeObject] {
    members.filter { $0.value["isa"]?.text == isa }.map { XcodeObject(id: $0.key, value: $0.value) }
  }
}
