/// The `given` of one case, which remembers what was read of it: a member that no test reads would be a rule that no
/// test holds.
final class GoldenGiven {
  private let members: [String: GoldenJSON]
  private var read: Set<String> = ["note"]
  private var parts: [String: GoldenGiven] = [:]

  init(_ members: [String: GoldenJSON]) { self.members = members }

  /// A member's whole value; nil where it is absent.
  subscript(name: String) -> GoldenJSON? {
    read.insert(name)
    return members[name]
  }

  /// A member's value, null counting as absent.
  func value(_ name: String) -> GoldenJSON? {
    let value = self[name]
    return value == .null ? nil : value
  }

  /// An object whose members are read one by one; nil where it is absent or no object.
  func part(_ name: String) -> GoldenGiven? {
    read.insert(name)
    if let part = parts[name] { return part }
    guard let part = members[name]?.members.map(GoldenGiven.init) else { return nil }
    parts[name] = part
    return part
  }

  /// The members whose names begin like Info.plist keys, as a property list reader gives them.
  func info() -> [String: Any] {
    var info: [String: Any] = [:]
    for (name, value) in members where ["CFBundle", "NS", "EX", "UI"].contains(where: name.hasPrefix) {
      read.insert(name)
      if value != .boolean(false) || name.hasPrefix("CFBundle") { info[name] = value.plist }
    }
    return info
  }

  /// Paths of the members that nothing read, sorted.
  var unread: [String] {
    let own = members.keys.filter { !read.contains($0) }
    let nested = parts.flatMap { name, part in part.unread.map { name + "." + $0 } }
    return (own + nested).sorted()
  }
}
