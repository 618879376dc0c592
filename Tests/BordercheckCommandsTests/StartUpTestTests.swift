import LocalizationRuntime
import Testing

@testable import BordercheckCommands

@Suite struct StartUpTestTests {
  private static let maps = """
    55d0c0000000-55d0c0001000 r--p 00000000 fe:00 12 /opt/tool/bordercheck
    7f0000000000-7f0000001000 r--p 00000000 fe:00 13 /opt/swift/usr/lib/swift/linux/libswiftCore.so
    7f0000001000-7f0000002000 r-xp 00001000 fe:00 13 /opt/swift/usr/lib/swift/linux/libswiftCore.so
    7ffc00000000-7ffc00021000 rw-p 00000000 00:00 0  [stack]
    """

  @Test func `this process has ICU and one Swift runtime`() {
    #expect(StartUpTest().problems.isEmpty)
  }

  @Test func `a runtime of its own beside a library is one too many`() {
    let two = SwiftRuntimes(address: 0x55d0_c000_0010, maps: Self.maps)
    #expect(two.paths.count == 2)
    var test = StartUpTest()
    test.runtimes = two
    #expect(test.problems.count == 1)
    #expect(test.problems[0].contains("/opt/swift/usr/lib/swift/linux/libswiftCore.so"))
  }

  @Test func `a library mapped in parts is one, and so is a static executable`() {
    #expect(SwiftRuntimes(address: 0x7f00_0000_1234, maps: Self.maps).paths.count == 1)
    let still = Self.maps.split(separator: "\n")[0]
    #expect(SwiftRuntimes(address: 0x55d0_c000_0010, maps: String(still)).paths == ["/opt/tool/bordercheck"])
  }

  @Test func `the runtime of this process is found`() {
    #expect(SwiftRuntimes.ofThisProcess.paths.count == 1)
  }

  @Test func `each answer of ICU and Foundation is demanded`() {
    var plural = StartUpTest()
    plural.pluralOfTwoInRussian = .other
    var served = StartUpTest()
    served.servedToAnAustrian = []
    var arabic = StartUpTest()
    arabic.egyptianArabic = "en_001"
    var lists = StartUpTest()
    lists.writesPropertyLists = false
    for test in [plural, served, arabic, lists] { #expect(test.problems.count == 1) }
  }
}
