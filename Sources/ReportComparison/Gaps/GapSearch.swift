internal import Findings
internal import HostEvidence
internal import Reports

/// Finds what could not be compared.
struct GapSearch {
  let facts: ComparedFacts
  private var old: SelectedSide { facts.old }
  private var new: SelectedSide { facts.new }

  /// What matters most comes first.
  var gaps: [ComparisonGap] {
    let found =
      reports + omitted + lists + presented + findings + nothing + [otherArguments].compactMap(\.self) + circumstances
    return found.filter(\.isIncomplete) + found.filter { !$0.isIncomplete }
  }

  // MARK: - Reports

  private var reports: [ComparisonGap] {
    [old, new].flatMap { side -> [ComparisonGap] in
      let lost = side.findings.filter { $0.severity == .incomplete && $0.exception == nil }
      var gaps: [ComparisonGap] = []
      if !lost.isEmpty || facts.selection.isWhole && side.side.verdict == .incomplete {
        gaps.append(gap(.incompleteReport, true, "\(side.side.name) is incomplete\(Self.causes(of: lost))"))
      }
      if side.side.unrecordedCount > 0 {
        let count = Self.count(side.side.unrecordedCount, "look-up")
        gaps.append(gap(.unrecorded, true, "\(side.side.name) holds no record of \(count) that its header counts"))
      }
      return gaps
    }
  }

  private static func causes(of findings: [Finding]) -> String {
    let rules = Dictionary(grouping: findings, by: \.rule).sorted { $0.key < $1.key }
    let words = rules.map { rule, findings in
      let products = Set(findings.compactMap(\.product)).sortedByBytes()
      return rule + (products.isEmpty ? "" : " in \(products.joined(separator: ", "))")
    }
    return words.isEmpty ? "" : ": \(words.joined(separator: "; ")); what is missing there is not compared"
  }

  // MARK: - Language lists

  private var lists: [ComparisonGap] {
    let oldOnly = plays(of: old, notIn: new).filter { !facts.shifts.explainsMissing($0) }
    let newOnly = plays(of: new, notIn: old).filter { !facts.shifts.explainsNew($0) }
    return notPlayed(oldOnly, by: new, isIncomplete: true) + notPlayed(newOnly, by: old, isIncomplete: false)
  }

  /// Of products that both have.
  private func plays(of side: SelectedSide, notIn other: SelectedSide) -> [ComparedSide.Play] {
    side.plays.filter { other.products.contains($0.key.product) && other.plays[$0.key] == nil }.map(\.value)
  }

  private func notPlayed(_ plays: [ComparedSide.Play], by side: SelectedSide, isIncomplete: Bool) -> [ComparisonGap] {
    let byProducts = Dictionary(grouping: Dictionary(grouping: plays, by: \.languages)) { _, plays in
      plays.map(\.product).sortedByBytes()
    }
    return byProducts.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { products, lists in
      let names = lists.map { $0.key.joined(separator: ",") }.sortedByBytes()
      let advice = isIncomplete ? "; play it there too, or choose with --languages and --product what both have" : ""
      let text =
        "\(side.side.name) did not play \(Self.list(names)) in \(Self.list(products)): nothing to compare with\(advice)"
      return gap(.notPlayed, isIncomplete, text)
    }
  }

  // MARK: - Messages

  private var presented: [ComparisonGap] {
    let oldRows = facts.leftovers.oldLists.map { old.rows[Int($0)] }
    let newRows = facts.leftovers.newLists.map { new.rows[Int($0)] }
    return [(oldRows, new, true), (newRows, old, false)].compactMap { rows, side, isIncomplete in
      guard !rows.isEmpty else { return nil }
      let messages = Set(rows.map(\.message)).count
      let lists = Set(rows.map { facts.texts[$0.list] }).sortedByBytes()
      let text =
        "\(side.side.name) did not present \(Self.count(messages, "message")) in \(Self.list(lists)), although it did in "
        + "other languages"
      return gap(.notPresented, isIncomplete, text)
    }
  }

  private var otherArguments: ComparisonGap? {
    let (mine, others) = (facts.leftovers.oldArguments.count, facts.leftovers.newArguments.count)
    guard mine + others > 0 else { return nil }
    let text =
      "\(Self.count(mine, "observation")) of \(old.side.name) and \(others) of \(new.side.name) have arguments that the other "
      + "one did not use"
    return gap(.otherArguments, false, text)
  }

  // MARK: - Findings

  private var findings: [ComparisonGap] {
    let lost = facts.findings.values.compactMap { pair in
      pair.new == nil && pair.old?.exception == nil ? pair.old : nil
    }
    .filter { finding in !facts.looksAgain(at: finding) && isInBoth(finding.product) }
    guard !lost.isEmpty else { return [] }
    let text =
      "\(new.side.name) did not look at what \(Self.count(lost.count, "finding")) of \(old.side.name) "
      + "\(lost.count == 1 ? "is" : "are") about: they are not fixed by that"
    return [gap(.notLookedAt, true, text)]
  }

  /// A product that is gone is a change of its own.
  private func isInBoth(_ product: String?) -> Bool {
    guard let number = product.flatMap({ facts.texts.number(of: $0) }) else { return true }
    return new.products.contains(number)
  }

  private var nothing: [ComparisonGap] {
    guard old.side.command != .check, facts.pairing.pairs.isEmpty, old.products == new.products else { return [] }
    return [gap(.nothingCompared, true, "no observation of one report has a counterpart in the other")]
  }
}

extension GapSearch {
  // MARK: - What was not asked for, or could not be judged

  private var omitted: [ComparisonGap] {
    let sides = [(old, new, facts.oldOmission, facts.newCoverage), (new, old, facts.newOmission, facts.oldCoverage)]
    return zip(sides, [true, false]).flatMap { pair, isOld in
      let (side, other, omission, coverage) = pair
      let findings = facts.omittedFindings(ofOld: isOld)
      let unjudged = findings.filter { coverage.unjudged.contains($0.rule) }
      return [
        notChosen(omission, findings.count - unjudged.count, of: side, by: other),
        notJudged(unjudged, of: side, by: other),
      ].compactMap(\.self)
    }
  }

  private func notChosen(
    _ omission: Omission, _ findings: Int, of side: SelectedSide, by other: SelectedSide
  ) -> ComparisonGap? {
    var parts = omission.products.isEmpty ? [] : [Self.list(omission.products)]
    if omission.messageCount > 0 { parts.append(Self.count(omission.messageCount, "message")) }
    if findings > 0 { parts.append(Self.count(findings, "finding")) }
    guard !parts.isEmpty else { return nil }
    let options = ShellCommand.text(other.side.selection)
    let text =
      "\(other.side.name) did not look at \(parts.joined(separator: ", ")) of \(side.side.name), as only a part was asked "
      + "for: \(options); nothing is said of the rest, neither that it is gone or fixed nor that it is new"
    return gap(.notLookedAt, true, text)
  }

  private func notJudged(_ findings: [Finding], of side: SelectedSide, by other: SelectedSide) -> ComparisonGap? {
    guard !findings.isEmpty else { return nil }
    let rules = Set(findings.map(\.rule)).sortedByBytes()
    let text =
      "\(other.side.name) did not look at what \(Self.count(findings.count, "finding")) of \(side.side.name) "
      + "\(findings.count == 1 ? "is" : "are") about, as it could not judge \(Self.list(rules)): neither fixed nor new by that"
    return gap(.notLookedAt, true, text)
  }

  // MARK: - How the reports were made

  private var circumstances: [ComparisonGap] {
    var texts: [String] = []
    let (mine, other) = (old.side, new.side)
    if mine.command != other.command {
      texts.append("\(mine.name) is of \(mine.command.rawValue) and \(other.name) of \(other.command.rawValue)")
    }
    if mine.tool != other.tool {
      texts.append("\(mine.name) was made by version \(mine.tool) and \(other.name) by \(other.tool)")
    }
    if mine.command == .check {
      texts.append("reports of check hold findings and no observation: no text was compared")
    }
    if mine.command == .run, other.command == .run, mine.matrix != other.matrix {
      texts += scenarios(of: mine, notIn: other) + scenarios(of: other, notIn: mine)
    }
    return texts.map { gap(.otherMatrix, false, $0) }
  }

  private func scenarios(of side: ComparedSide, notIn other: ComparedSide) -> [String] {
    let names = side.scenarios.subtracting(other.scenarios).sortedByBytes()
    return names.isEmpty ? [] : ["only \(side.name) has the scenario\(names.count == 1 ? "" : "s") \(Self.list(names))"]
  }

  // MARK: - Words

  private func gap(_ kind: ComparisonGap.Kind, _ isIncomplete: Bool, _ text: String) -> ComparisonGap {
    ComparisonGap(kind: kind, isIncomplete: isIncomplete, text: text)
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  private static func list(_ names: [String]) -> String {
    let rest = names.count - 6
    return names.prefix(6).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
