/// What a host prints when a person starts it: every registered surface, shown with sample arguments.
struct HostPreview {
  let surfaces: HostSurfaces

  /// One line for each surface: its name and what a person reads there.
  var lines: [String] {
    surfaces.surfaces.map { surface in
      guard let message = surface.message else { return "\(surface.owner): any message, when a harness asks for it" }
      let request = RequestedMessage(
        owner: surface.owner, table: message.table, key: message.key,
        arguments: Self.sampleArguments(for: message.key), surface: surface.name)
      let call = HostCall(
        store: surfaces.store, groupStore: surfaces.groupStore, request: request, notes: CallNotes())
      return "\(surface.name.isEmpty ? message.key : surface.name): \(surface.show(call))"
    }
  }

  func print() {
    for line in lines { Swift.print(line) }
  }

  /// One argument for each specifier of a key: 3, 3.5, `A`; more numbers follow for surfaces whose key names none.
  static func sampleArguments(for key: String) -> [MessageArgument] {
    var arguments: [MessageArgument] = []
    var rest = Substring(key)
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...].drop { "0123456789.$-+ #'lhqzt".contains($0) }
      switch rest.first {
      case "d", "i", "u", "x", "o": arguments.append(.integer(3))
      case "f", "g", "e", "a": arguments.append(.double(3.5))
      case "@": arguments.append(.string("A"))
      default: break
      }
      rest = rest.dropFirst()
    }
    return arguments.isEmpty ? [.integer(3), .integer(4)] : arguments
  }
}
