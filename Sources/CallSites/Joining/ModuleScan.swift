/// The files of one module together: constants, bundles, tables and helpers of one file are known in the others.
package struct ModuleScan: Sendable {
  /// In the order given, with all look-ups that the files show together, those of a file in its order.
  package let files: [ScannedFile]
  /// Names of types or functions that look-ups ask for and no parsed file declares: other files may be worth parsing.
  package let unknownNames: Set<String>
  /// Types of which views show a member, and that no parsed file declares.
  package let shownTypes: Set<String>
  /// The names of the module's functions and properties that look up what their callers give; of initialisers the type.
  package let wrapperNames: Set<String>

  /// Those of them that other modules see.
  let exports: [LookUpWrapper]

  /// - Parameters:
  ///   - helpers: Names of functions and properties that look up, as the manifest gives them.
  ///   - foreign: Wrappers of other modules that the files call.
  ///   - companions: Files that are compiled with these and are judged elsewhere.
  package init(
    files: [ScannedFile], helpers: [String] = [], foreign: [LookUpWrapper] = [], companions: [ScannedFile] = []
  ) {
    let constants = ModuleConstants(files, companions: companions)
    let resolver = LookUpResolver(
      constants: constants, ownTypes: Set((files + companions).flatMap { $0.names.outerTypes + $0.names.innerTypes }))
    var joined = files
    for index in files.indices { joined[index].lookUps = files[index].lookUps.flatMap(resolver.resolved) }
    resolver.spreadRawValues(over: &joined)
    KeyValues(in: joined, constants: constants).settle(in: &joined)
    let wrappers = ModuleWrappers(joined + companions, resolver: resolver, helpers: helpers, foreign: foreign)
    for index in joined.indices {
      joined[index].lookUps += joined[index].calls.flatMap(wrappers.lookUps)
      joined[index].lookUps.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    }
    self.files = joined
    wrapperNames = wrappers.names
    exports = joined.flatMap { $0.exports(of: $0.wrappers.map(wrappers.resolved)) }
    unknownNames = resolver.unknownNames(in: joined)
    let parsedTypes = Set(joined.lazy.filter(\.isParsed).flatMap(\.names.types))
    let shown = joined.lazy.flatMap(\.shownMembers).compactMap { $0.type.split(separator: ".").last.map(String.init) }
    shownTypes = Set(shown).subtracting(parsedTypes)
  }
}
