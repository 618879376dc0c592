import OwnershipManifest
import Testing

@Suite struct RelativePathTests {
  @Test(
    "paths are joined without detours",
    arguments: [
      ("", "a/b", "a/b"), ("a", "b", "a/b"), ("a", "../b", "b"), ("a/b", "../../../c", "../c"), ("", ".", "."),
      ("a", "..", "."), (".", "./a//b/", "a/b"), ("..", "../a", "../../a"), ("", "", "."),
    ])
  func joined(folder: String, path: String, expected: String) {
    #expect(RelativePath.joined(folder, path) == expected)
  }

  @Test(
    "a path that goes up leaves its folder",
    arguments: [("..", true), ("a/../../b", true), ("a/..", false), ("..a", false)])
  func leaves(path: String, expected: Bool) {
    #expect(RelativePath.leaves(path) == expected)
  }

  @Test func `the folder of a path and its last part`() {
    #expect(RelativePath.folder(of: "a/b.json") == "a")
    #expect(RelativePath.folder(of: "b.json") == ".")
    #expect(RelativePath.folder(of: "../b.json") == "..")
    #expect(RelativePath.name(of: "a/b.json") == "b.json")
  }
}
