import Testing

@testable import LocalizationRuntime

@Suite struct NumberMemoTests {
  @Test func `a value is made once, and a key never gets the value of another`() {
    let memo = NumberMemo<String>()
    var made = 0
    func text(of number: Int) -> String {
      memo.value(for: number) { number in
        made += 1
        return "\(number)"
      }
    }
    #expect(text(of: 0) == "0" && text(of: 0) == "0" && made == 1)
    for number in [Int.min, -1, 1, .max] + Array(0..<5_000) { #expect(text(of: number) == "\(number)") }
  }
}
