/// What generators put inside of the product that needs it: extensions, watch apps, app clips, dynamic frameworks.
enum TuistEmbedding {
  static func apply(to targets: inout ArraySlice<DeclaredTarget>) {
    let kinds = Dictionary(targets.map { ($0.name, $0.kind) }) { first, _ in first }
    for index in targets.indices where targets[index].kind.isProduct {
      for place in targets[index].dependencies.indices {
        let kind = targets[index].dependencies[place].targets.first.flatMap { kinds[$0] }
        targets[index].dependencies[place].isEmbedded = kind.map(isPart) ?? false
      }
    }
  }

  private static func isPart(_ kind: DeclaredTarget.Kind) -> Bool {
    kind == .dynamicFramework || kind.isProduct && kind != .executable
  }
}
