#if canImport(SwiftParser)
  import CallSites
  import Testing

  /// The outcome of routing the look-ups of a code that ask for `keys`; of all look-ups where no key is given.
  func outcome(
    _ code: String, _ route: CallRoute, keys: [String]? = nil, text: String? = nil, module: String? = nil,
    in own: String? = nil
  ) -> CallEditingOutcome {
    let bytes = Array(code.utf8)
    let file = ModuleScan(files: [FileScanner.scan(bytes, path: "A.swift")]).files[0]
    let lookUps = file.lookUps.filter { lookUp in keys.map { $0.contains(lookUp.key.likelyKey ?? "") } ?? true }
    return CallEditing(bytes, file: "A.swift", module: own).outcome(
      of: lookUps.map { RoutedCall($0, route, text: text, module: module) })
  }

  /// The code with its look-ups routed; nothing may be refused, and there must be some.
  func edited(
    _ code: String, _ route: CallRoute, keys: [String]? = nil, text: String? = nil, module: String? = nil,
    in own: String? = nil, at place: SourceLocation = #_sourceLocation
  ) -> String {
    let outcome = outcome(code, route, keys: keys, text: text, module: module, in: own)
    #expect(outcome.refusals.map { "\($0.line): \($0)" } == [], sourceLocation: place)
    #expect(!outcome.made.isEmpty, sourceLocation: place)
    return String(decoding: outcome.bytes, as: UTF8.self)
  }

  /// Why the look-ups of a code are not routed; nothing may be changed.
  func refusals(
    _ code: String, _ route: CallRoute, keys: [String]? = nil, text: String? = nil,
    at place: SourceLocation = #_sourceLocation
  ) -> [CallRefusal.Reason] {
    let outcome = outcome(code, route, keys: keys, text: text)
    #expect(outcome.bytes == Array(code.utf8), sourceLocation: place)
    #expect(outcome.edits.isEmpty && outcome.made.isEmpty, sourceLocation: place)
    return outcome.refusals.map(\.reason)
  }

  extension CallRoute {
    static let arrives = CallRoute.accessor(
      CallAccessor(expression: "TripCopy.arrivesIn", labels: ["minutes"], locale: "locale"))
    static let title = CallRoute.accessor(CallAccessor(expression: "TripCopy.title", locale: "locale"))
    static let checkout = CallRoute.accessor(
      CallAccessor(expression: "CheckoutText.title", isProperty: true, result: .resource))
  }
#endif
