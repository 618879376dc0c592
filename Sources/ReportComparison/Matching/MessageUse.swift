/// One message as one product presents it.
struct MessageUse: Sendable, Hashable, Comparable {
  var product: Int32
  var message: MessageNames

  static func < (left: Self, right: Self) -> Bool {
    left.product == right.product ? left.message < right.message : left.product < right.product
  }
}

extension ObservedRow {
  var use: MessageUse { MessageUse(product: product, message: message) }
}

/// Where the rows of each message in each product lie.
struct MessageUses: Sendable {
  /// Ascending, as the rows do.
  private(set) var all: [MessageUse] = []
  private(set) var ranges: [MessageUse: Range<Int>] = [:]

  /// - Parameter rows: ascending.
  init(of rows: [ObservedRow]) {
    var start = 0
    while start < rows.count {
      let use = rows[start].use
      var end = start + 1
      while end < rows.count, rows[end].use == use { end += 1 }
      all.append(use)
      ranges[use] = start..<end
      start = end
    }
  }

  func contains(_ use: MessageUse) -> Bool { ranges[use] != nil }
}
