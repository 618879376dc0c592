#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What a committer tells the process that started it.
struct CommitterOutcome: Codable {
  private var side: TreeState?
  private var error: TransactionError?

  init(_ body: () throws(TransactionError) -> TreeState) {
    do throws(TransactionError) { side = try body() } catch { self.error = error }
  }

  /// Nil where the bytes are not what a committer writes.
  init?(_ bytes: [UInt8]) {
    guard let outcome = try? JSONDecoder().decode(Self.self, from: Data(bytes)),
      (outcome.side == nil) != (outcome.error == nil)
    else { return nil }
    self = outcome
  }

  /// Nothing where it cannot be put into words.
  var bytes: [UInt8] { (try? JSONEncoder().encode(self)).map { [UInt8]($0) } ?? [] }

  /// The side on which the tree is.
  var state: TreeState {
    get throws(TransactionError) {
      if let error { throw error }
      return side ?? .before
    }
  }

  var isSuccess: Bool { error == nil }
}
