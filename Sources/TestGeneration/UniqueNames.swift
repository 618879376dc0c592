/// Identifiers for names of a manifest, in their order, each once.
struct UniqueNames {
  let names: [String]

  init(_ originals: [String]) {
    var taken: Set<String> = []
    var names: [String] = []
    for original in originals {
      let name = SwiftLiteral.identifier(original)
      var candidate = name
      var number = 2
      // A file system that does not tell cases apart has one file for both.
      while !taken.insert(candidate.lowercased()).inserted {
        candidate = "\(name)_\(number)"
        number += 1
      }
      names.append(candidate)
    }
    self.names = names
  }
}
