import Foundation
import PositionedJSON
import StringCatalogs
import Testing

/// Recorded output of Apple's own compiler, from the folder `BORDERCHECK_COMPILE_ORACLE` or `../shared/compile-oracle`.
@Suite("Compiling catalogs as Apple's compiler did", .enabled(if: CompileOracle.isPresent, CompileOracle.absence))
struct CompileOracleTests {
  @Test("Every recorded case has its outcome")
  func outcomes() throws {
    let oracle = try CompileOracle()
    for one in oracle.cases { try check(one) }
    print("compile: \(oracle.cases.count) run, 0 skipped")
    #expect(!oracle.cases.isEmpty, "no case in \(CompileOracle.folder.path)")
  }

  private func check(_ one: CompileOracle.Case) throws {
    let bytes = try Array(Data(contentsOf: CompileOracle.folder.appending(path: one.catalog)))
    let compiled = StringCatalog.compile(bytes)
    guard one.accepts else {
      checkRejection(compiled, one)
      return
    }
    #expect(compiled.errors.map(\.text) == [], "\(one.id) is accepted")
    guard let recorded = one.compiled else { return }
    var outcomes = [try CompileOracle.json(recorded)]
    if let alternatives = one.compiledAlternatives {
      outcomes += try #require(CompileOracle.json(alternatives) as? [Any], "\(alternatives) is a list")
      #expect(!compiled.warnings.isEmpty, "\(one.id) is left to chance, which deserves a warning")
    }
    let written = try Self.written(compiled, table: CompileOracle.table(in: outcomes))
    #expect(outcomes.contains { written.isEqual($0) }, "\(one.id): \(written) instead of one of \(outcomes)")
  }

  private func checkRejection(_ compiled: CompiledCatalog, _ one: CompileOracle.Case) {
    #expect(compiled.isRejected && compiled.tables.isEmpty, "\(one.id) is rejected")
    for error in compiled.errors { #expect(error.position.line >= 1 && !error.message.isEmpty) }
    if let diagnostic = one.diagnostic {
      #expect(compiled.errors.contains { $0.message == diagnostic }, "\(one.id): \(compiled.errors.map(\.text))")
    }
  }

  /// What would be on disk, read back by Foundation: path → property list.
  private static func written(_ compiled: CompiledCatalog, table: String) throws -> NSDictionary {
    let written = NSMutableDictionary()
    for one in compiled.tables {
      for file in one.files(named: table, as: .binary) {
        written[file.path] = try PropertyListSerialization.propertyList(
          from: Data(file.bytes), options: [], format: nil)
      }
    }
    return written
  }
}
