import Testing

@testable import BordercheckCommands

@Suite struct UnifiedDiffTests {
  private func diff(_ before: String, _ after: String) -> String {
    UnifiedDiff(Array(before.utf8), Array(after.utf8), path: "F").text
  }

  @Test func `equal texts have no difference`() {
    #expect(diff("a\nb", "a\nb") == "" && diff("", "") == "")
  }

  @Test func `changes far apart are hunks of their own, near ones one`() {
    let lines = (1...20).map { "\($0)\n" }
    var changed = lines
    changed[1] = "two\n"
    changed[4] = "five\n"
    changed[17] = "eighteen\n"
    #expect(
      diff(lines.joined(), changed.joined()) == """
        --- a/F
        +++ b/F
        @@ -1,8 +1,8 @@
         1
        -2
        +two
         3
         4
        -5
        +five
         6
         7
         8
        @@ -15,6 +15,6 @@
         15
         16
         17
        -18
        +eighteen
         19
         20

        """)
  }

  @Test func `a last line without an end says so on its side`() {
    #expect(
      diff("a\nb", "a\nb\n")
        == "--- a/F\n+++ b/F\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n")
  }

  @Test func `a text that becomes empty, and one that was`() {
    #expect(diff("a\n", "") == "--- a/F\n+++ b/F\n@@ -1,1 +0,0 @@\n-a\n")
    #expect(diff("", "a\n") == "--- a/F\n+++ b/F\n@@ -0,0 +1,1 @@\n+a\n")
  }

  @Test func `line ends of Windows are part of their lines`() {
    #expect(diff("a\r\nb\r\n", "a\r\nc\r\n") == "--- a/F\n+++ b/F\n@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n")
  }
}
