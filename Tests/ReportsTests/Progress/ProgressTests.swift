import Reports
import Testing

@Suite struct ProgressTests {
  @Test func `what is counted is said in its own word`() {
    #expect(Progress(done: 3, total: 4, activity: "upgrade/ru").line == "3/4 cells, running: upgrade/ru")
    #expect(
      Progress(done: 3, total: 4, unit: "Swift files", activity: "reading").line == "3/4 Swift files, running: reading")
  }
}
