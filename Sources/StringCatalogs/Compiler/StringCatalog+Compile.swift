import PositionedJSON

extension StringCatalog {
  /// Compiles the catalog as Apple's `xcstringstool compile` does.
  ///
  /// Pure: the same catalog gives the same tables. Where Apple's tool is left to chance (two codes of one language, a
  /// text that varies by plural and by device side by side) one outcome is always taken, and a warning says so.
  ///
  /// - Parameters:
  ///   - languages: the languages to compile, in any spelling; nil for all.
  ///   - buildsAll: also writes source texts that come from the code: those in state `new`, and the key itself where the
  ///     source language has no text.
  package func compile(languages: [String]? = nil, buildsAll: Bool = false) -> CompiledCatalog {
    var compilation = CatalogCompilation(self, languages: languages, buildsAll: buildsAll)
    return compilation.run()
  }

  /// Reads and compiles a catalog; a file that is no JSON is rejected with the place.
  package static func compile(
    _ bytes: [UInt8], languages: [String]? = nil, buildsAll: Bool = false
  ) -> CompiledCatalog {
    do throws(JSONSyntaxError) {
      return try StringCatalog(bytes).compile(languages: languages, buildsAll: buildsAll)
    } catch {
      var rejected = CompiledCatalog()
      rejected.problems = [CompileProblem(CatalogProblem(error))]
      return rejected
    }
  }
}
