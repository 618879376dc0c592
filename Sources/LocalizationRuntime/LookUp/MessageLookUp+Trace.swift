internal import HostEvidence

extension MessageLookUp {
  func trace(of request: MessageRequest, message: ResolvedMessage) -> LookUpTrace {
    let explicit = request.localizations.map {
      LookUpTrace.Explicit(asked: $0, candidates: bundle.candidates($0))
    }
    let table = bundle.table(request.table, localizations: request.localizations)
    let candidates = request.key.map { table.candidates($0) } ?? []
    return LookUpTrace(
      user: bundle.process.user, main: bundle.process.main, choice: bundle.choice, asksMainBundle: bundle.isMain,
      explicit: explicit, table: TableSearch.tableName(request.table), candidates: candidates,
      miss: message.outcome == .value ? nil : miss(request, candidates), formatting: request.formatting,
      knobs: knobEffects(of: request, message: message))
  }

  private func miss(_ request: MessageRequest, _ candidates: [TableCandidate]) -> LookUpTrace.Miss {
    guard request.key != nil else { return .noKey }
    if candidates.contains(where: { $0.state == .entry }) { return .noVariantForDevice }
    for candidate in candidates {
      if case .unreadable = candidate.state { return .tableUnreadable(file: candidate.file) }
    }
    return candidates.allSatisfy { $0.state == .absent } ? .noTableFile : .noEntry
  }

  /// The look-up again, once for each knob with its other value; what differs is an effect.
  private func knobEffects(of request: MessageRequest, message: ResolvedMessage) -> [KnobEffect] {
    var plain = message
    plain.trace = nil
    return Knob.all(of: bundle.process).compactMap { knob in
      let other = MessageLookUp(
        bundle: bundle.moved(to: knob.otherProcess), region: region, idiom: idiom,
        showsNonLocalizedStrings: showsNonLocalizedStrings
      ).resolve(request)
      guard other != plain else { return nil }
      return KnobEffect(
        knob: knob.name, value: knob.value, otherValue: knob.otherValue, outcome: other.outcome, shown: other.value,
        file: other.file)
    }
  }
}
