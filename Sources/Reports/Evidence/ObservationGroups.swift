internal import HostEvidence
internal import PositionedJSON

/// Observations by cell.
struct ObservationGroups {
  private var cells = SharedTexts()
  /// The observations' indices, those of a cell together.
  private var indices: [UInt32] = []
  /// By cell's number: where its indices begin; one more for where the last end.
  private var starts: [Int] = [0]

  init(_ observations: [ObservationRecord]) {
    let numbers = observations.map { UInt32(truncatingIfNeeded: cells.number(of: $0.cell)) }
    var counts = Array(repeating: 0, count: cells.texts.count)
    for number in numbers { counts[Int(number)] += 1 }
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    var next = starts
    indices = Array(repeating: 0, count: observations.count)
    for (index, number) in numbers.enumerated() {
      indices[next[Int(number)]] = UInt32(truncatingIfNeeded: index)
      next[Int(number)] += 1
    }
  }

  /// The groups, ascending by the bytes with which the lines of their observations begin.
  var sorted: [Int] {
    let names = cells.texts.map { name in
      var line = JSONLine()
      line.element(name)
      return line.bytes
    }
    return names.indices.sorted { names[$0].lexicographicallyPrecedes(names[$1]) }
  }

  /// The indices of a group's observations.
  subscript(group: Int) -> some Sequence<Int> {
    indices[starts[group]..<starts[group + 1]].lazy.map { Int($0) }
  }
}
