import Testing

@testable import Projects

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("App/**", "App/A.swift"), ("App/**", "App/en.lproj/Localizable.strings"), ("App/**/*.swift", "App/A.swift"),
    ("App/**/*.swift", "App/B/C/A.swift"), ("**/*.lproj/**", "A/de.lproj/Localizable.strings"),
    ("App/*.{xcstrings,strings}", "App/Localizable.strings"), ("App/[A-C]?.swift", "App/B2.swift"),
    ("App/A.swift", "App/A.swift"), ("**/A/**/B.swift", "A/x/A/y/B.swift"), ("App/**/Res*/**", "App/Resources/a.png"),
    ("App/[!T]*.swift", "App/View.swift"),
  ]) func `matches`(pattern: String, path: String) {
    #expect(PathPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("App/**", "App2/A.swift"), ("App/*.swift", "App/B/A.swift"), ("App/**/*.swift", "App/A.strings"),
    ("App/**", "App"),
    ("App/[!T]*.swift", "App/Text.swift"), ("App/?.swift", "App/AB.swift"), ("*.swift", "App/A.swift"),
  ]) func `does not match`(pattern: String, path: String) {
    #expect(!PathPattern(pattern).matches(path))
  }

  @Test func `a pattern made to take forever does not`() {
    let path = String(repeating: "a/", count: 3000) + "a"
    #expect(!PathPattern(String(repeating: "**/a/", count: 500) + "b").matches(path))
    #expect(!PathPattern(String(repeating: "*a", count: 500) + "b").matches(String(repeating: "a", count: 3000)))
    #expect(!PathPattern(String(repeating: "{a,b}", count: 500)).matches("a"))
  }

  @Test func `the base is what comes before the first pattern`() {
    #expect(PathPattern("App/Sources/**/*.swift").base == "App/Sources")
    #expect(PathPattern("App/A.swift").base == "App")
    #expect(PathPattern("**").base == "")
  }
}
