import CallSites

/// Where in the code of a module a message is asked for, or a member is named.
struct CodePlace: Sendable, Hashable {
  /// Index in the facts.
  var module: Int
  var file: String
  /// The types around it, the outermost first.
  var types: [String]
  var member: String?

  init(module: Int, file: String, context: LookUpContext) {
    self.module = module
    self.file = file
    types = context.types
    member = context.member
  }

  /// `TripHeader.body`; nil for code that stands in no declaration.
  var name: String? {
    let names = types + [member].compactMap(\.self)
    return names.isEmpty ? nil : names.joined(separator: ".")
  }
}
