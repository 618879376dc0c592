import Reports
import Synchronization
import Testing

@Suite struct ProgressDisplayTests {
  /// A clock that stands still until it is moved, and what was written.
  final class Stage: Sendable {
    private let time = Mutex(Duration.zero)
    private let text = Mutex("")

    var written: String { text.withLock(\.self) }

    func wait(_ duration: Duration) { time.withLock { $0 += duration } }

    func display(columns: Int?) -> ProgressDisplay {
      ProgressDisplay(
        columns: columns, now: { self.time.withLock(\.self) }, write: { new in self.text.withLock { $0 += new } })
    }
  }

  @Test func `without a terminal a line comes at most every 30 seconds`() {
    let stage = Stage()
    let display = stage.display(columns: nil)
    for second in 0..<65 {
      display.show(Progress(done: second, total: 100, activity: "upgrade/ru"))
      stage.wait(.seconds(1))
    }
    #expect(stage.written == "30/100 cells, running: upgrade/ru\n60/100 cells, running: upgrade/ru\n")
  }

  @Test func `silence is broken by the last progress`() {
    let stage = Stage()
    let display = stage.display(columns: nil)
    display.show(Progress(done: 4, total: 9, failures: 1, activity: "s/de"))
    stage.wait(.seconds(31))
    display.beat()
    display.beat()
    #expect(stage.written == "4/9 cells, 1 not observed, running: s/de\n")
  }

  @Test func `on a terminal one line is written over and removed at the end`() {
    let stage = Stage()
    let display = stage.display(columns: 40)
    display.show(Progress(done: 1, total: 9, activity: "s/de"))
    display.show(Progress(done: 2, total: 9, activity: "s/de"))
    stage.wait(.milliseconds(100))
    display.show(Progress(done: 3, total: 9, activity: "s/de"))
    display.finish()
    display.finish()
    #expect(
      stage.written == "\r\u{1B}[K1/9 cells, running: s/de\r\u{1B}[K3/9 cells, running: s/de\r\u{1B}[K")
  }

  @Test func `the line keeps to the terminal's width`() {
    let stage = Stage()
    stage.display(columns: 12).show(Progress(activity: "building a long name"))
    #expect(stage.written == "\r\u{1B}[Kbuilding a…")
  }

  @Test func `an announcement is a line of its own`() {
    let stage = Stage()
    let display = stage.display(columns: 40)
    display.show(Progress(activity: "planning"))
    display.announce("building AppShell")
    #expect(stage.written == "\r\u{1B}[Kplanning\r\u{1B}[Kbuilding AppShell\n")
  }

  @Test func `what takes long without a terminal is said again`() {
    let stage = Stage()
    let display = stage.display(columns: nil)
    display.announce("building AppShell")
    for _ in 0..<61 {
      stage.wait(.seconds(1))
      display.beat()
    }
    #expect(stage.written == "building AppShell\nstill building AppShell\nstill building AppShell\n")
  }

  @Test func `beating returns what the work returns, or throws its error`() async throws {
    let display = Stage().display(columns: nil)
    #expect(try await display.beating { 7 } == 7)
    await #expect(throws: CancellationError.self) { try await display.beating { throw CancellationError() } }
  }
}
