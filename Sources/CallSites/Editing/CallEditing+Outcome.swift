#if canImport(SwiftParser)
  import SwiftSources

  extension CallEditing {
    /// Makes all edits that are safe, and the imports that they need; the others are refused, each with its reason.
    package func outcome(of calls: [RoutedCall]) -> CallEditingOutcome {
      var refused: [Int: CallRefusal.Reason] = [:]
      var edits: [Int: [SourceEdit]] = [:]
      for (index, call) in calls.enumerated() {
        do throws(CallRefusal.Reason) { edits[index] = try unverified(call) } catch { refused[index] = error }
      }
      let groups = Self.groups(of: edits)
      let all = groups.flatMap(\.self).sorted()
      if problem(all, calls, edits) == nil { return outcome(of: calls, made: all, edits: edits, refused: refused) }
      var made: [Int] = []
      for group in groups {
        if let reason = problem(group, calls, edits) ?? problem(made + group, calls, edits) {
          for index in group { refused[index] = reason }
        } else {
          made += group
        }
      }
      return outcome(of: calls, made: made.sorted(), edits: edits, refused: refused)
    }

    /// Why calls cannot be edited together.
    private func problem(
      _ indices: [Int], _ calls: [RoutedCall], _ edits: [Int: [SourceEdit]]
    ) -> CallRefusal.Reason? {
      let together = indices.map { calls[$0] }
      do throws(CallRefusal.Reason) {
        try verify(indices.flatMap { edits[$0] ?? [] } + imports(of: together), together)
        return nil
      } catch {
        return error
      }
    }

    private func outcome(
      of calls: [RoutedCall], made: [Int], edits: [Int: [SourceEdit]], refused: [Int: CallRefusal.Reason]
    ) -> CallEditingOutcome {
      let all = made.flatMap { edits[$0] ?? [] } + imports(of: made.map { calls[$0] })
      let refusals = refused.sorted { $0.key < $1.key }.map { index, reason in
        CallRefusal(line: calls[index].lookUp.line, column: calls[index].lookUp.column, reason: reason)
      }
      let ordered = Set(all).sorted {
        ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
      }
      // Verified together above, so that they do not overlap.
      let bytes = (try? ordered.applied(to: source.bytes)) ?? source.bytes
      return CallEditingOutcome(bytes: bytes, edits: ordered, made: made.map { calls[$0] }, refusals: refusals)
    }

    /// Calls with the same edits are one: the branches of `?:` in one call.
    private static func groups(of edits: [Int: [SourceEdit]]) -> [[Int]] {
      Dictionary(grouping: edits.keys) { Set(edits[$0] ?? []) }.values.map { $0.sorted() }
        .sorted { ($0.first ?? 0) < ($1.first ?? 0) }
    }

    private func imports(of calls: [RoutedCall]) -> [SourceEdit] {
      let modules = Set(calls.compactMap(\.module)).subtracting(module.map { [$0] } ?? [])
      guard let first = calls.compactMap({ source.offset(line: $0.lookUp.line, column: $0.lookUp.column) }).min() else {
        return []
      }
      return ImportInsertion(source, layout).edits(adding: modules.sorted(), for: first)
    }
  }
#endif
