/// Samples that show the same to readers of several language lists.
struct SampleGroup: Sendable, Hashable {
  /// The sample of the first list.
  var sample: Change.Sample
  /// `de`, `de-AT,en`; in the order of the samples.
  var lists: [String]
  /// How many further samples there are of the same lists, with other arguments.
  var others = 0
}

extension Change {
  /// Whether its samples show a before and an after.
  var isCompared: Bool { samples.contains { $0.old != nil && $0.new != nil } }

  /// What is shown of it: with `isDetailed` every sample, else one for each language list, and of a change that has no
  /// before and after the source text alone.
  ///
  /// - Parameter limit: groups at most.
  func groups(isDetailed: Bool, limit: Int) -> (shown: [SampleGroup], rest: Int) {
    let groups = grouped(isDetailed ? samples : isCompared ? firstOfLists : source)
    let rest = isCompared ? max(0, groups.count - limit) : 0
    return (Array(groups.prefix(limit)), rest)
  }

  private var source: [Sample] { [samples.first(where: \.isSource) ?? samples.first].compactMap(\.self) }

  private var firstOfLists: [Sample] {
    var seen: Set<[String]> = []
    return samples.filter { seen.insert($0.languages).inserted }
  }

  private func grouped(_ chosen: [Sample]) -> [SampleGroup] {
    var counts: [[String]: Int] = [:]
    for sample in samples { counts[sample.languages, default: 0] += 1 }
    var groups: [SampleGroup] = []
    var places: [Sample: Int] = [:]
    for sample in chosen {
      var bare = sample
      bare.languages = []
      if let place = places[bare] {
        groups[place].lists.append(sample.languageText)
      } else {
        places[bare] = groups.count
        let others = chosen.count < samples.count && isCompared ? counts[sample.languages, default: 1] - 1 : 0
        groups.append(SampleGroup(sample: sample, lists: [sample.languageText], others: others))
      }
    }
    return groups
  }
}

extension SampleGroup {
  /// `de; de-AT · TripWidget (Header) · for 5 and 3 more · from en, before from de`.
  func words(in change: Change) -> [String] {
    [
      lists.joined(separator: "; "), sample.placeWords(in: change), sample.argumentWords(others: others),
      sample.localizationWords,
    ].filter { !$0.isEmpty }
  }
}
