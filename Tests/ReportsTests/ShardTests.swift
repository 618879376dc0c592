import Reports
import Testing

@Suite struct ShardTests {
  @Test func `a shard is a part of a whole, spelled in one way`() {
    #expect(Shard("2/4") == Shard(index: 2, count: 4))
    for wrong in ["", "1", "0/1", "5/4", "a/b", "1/2/3", "1/", "+1/4", "01/4", "1 /4", "-1/4", "1/0", "٢/4"] {
      #expect(Shard(wrong) == nil, "\(wrong)")
    }
    #expect(Shard.whole.text == "1/1")
    #expect(Shard.whole.isWhole && !Shard(index: 1, count: 2).isWhole)
  }

  @Test(arguments: 1...9) func `every item is dealt to one part, and no part has two more than another`(_ count: Int) {
    for number in 0...20 {
      let items = Array(0..<number)
      let parts = (1...count).map { Shard(index: $0, count: count).dealt(from: items) }
      #expect(parts.flatMap(\.self).sorted() == items)
      let sizes = parts.map(\.count)
      #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    }
  }

  @Test func `items are dealt out in turn, and those of a whole stay as they are`() {
    #expect(Shard(index: 2, count: 3).dealt(from: ["a", "b", "c", "d", "e"]) == ["b", "e"])
    #expect(Shard.whole.dealt(from: [3, 1, 2]) == [3, 1, 2])
    #expect(Shard(index: 4, count: 4).dealt(from: ["a"]) == [])
  }
}
