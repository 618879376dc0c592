import StringCatalogs
import Testing

@Suite("Catalogs that were damaged")
struct HostileCatalogTests {
  private static let number = #"{"stringUnit": {"state": "new", "value": "%2$lld %arg %#@a@ %*.*f %%"}}"#
  private static let catalog = CompilerRejectionTests.catalog(
    #"""
    "en": {"stringUnit": {"state": "new", "value": "%#@a@ %1$#@é@ %"}, "substitutions": {
      "a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"one": \#(number)}}},
      "é": {"variations": {"plural": {"other": \#(number)}}}}},
    "iw": {"variations": {"device": {"mac": {"variations": {"plural": {"few": \#(number)}}}, "other": \#(number)}}},
    "he": null, "zh_Hant_TW": {"variations": {"width": {"20": \#(number)}, "plural": {"x": \#(number)}}}
    """#)

  @Test("Every part that is missing or exchanged is compiled or rejected")
  func damages() {
    var state: UInt64 = 1
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let parts = [
      "null", "{}", "[]", "7", "\"\"", "\"%\"", "\"%1$\"", "\"%#@\"", "\"%9999999999999999999999$d\"", "true",
    ]
    for _ in 0..<5_000 {
      var bytes = Self.catalog
      let start = random(bytes.count)
      let end = min(bytes.count, start + random(30))
      bytes.replaceSubrange(start..<end, with: random(2) == 0 ? [] : Array(parts[random(parts.count)].utf8))
      let compiled = StringCatalog.compile(bytes)
      #expect(!compiled.isRejected || compiled.tables.isEmpty)
    }
    for count in 0..<Self.catalog.count { #expect(StringCatalog.compile(Array(Self.catalog.prefix(count))).isRejected) }
  }

  @Test("Nested variations without end are rejected, never a crash")
  func nesting() {
    let depth = 200
    let open = String(repeating: #"{"variations": {"device": {"mac": "#, count: depth)
    let close = String(repeating: "}}}", count: depth)
    let compiled = StringCatalog.compile(CompilerRejectionTests.catalog("\"en\": \(open)\(Self.number)\(close)"))
    #expect(compiled.isRejected)
  }
}
