import CommandLayer
import HarnessRun
import PositionedJSON
import ProductInspection
import ReportComparison
import Reports

/// Reads both sides of a comparison, one after the other, so that no more than one whole report is in memory.
struct DiffSides: Sendable {
  let old: DiffInput
  let new: DiffInput
  let names: DiffNames
  let context: CommandContext
  /// The request for what is built, without its path.
  let inspecting: InspectRequest
  let events: RunEvents

  /// - Throws: `ProjectErrors` with the place where a file is no whole report, `InspectError` for what cannot be opened.
  func read() async throws -> (old: ComparedSide, new: ComparedSide) {
    // What is built is played in the languages that the other side was, so that there is something to compare with.
    if old.isBuilt, new.isBuilt {
      let lists = try await languages(of: [old, new])
      return (try await built(old, names.old, lists), try await built(new, names.new, lists))
    }
    if old.isBuilt {
      let other = try recorded(new, names.new)
      return (try await built(old, names.old, try await languages(of: [old]) + other.languageLists), other)
    }
    let first = try recorded(old, names.old)
    guard new.isBuilt else { return (first, try recorded(new, names.new)) }
    return (first, try await built(new, names.new, try await languages(of: [new]) + first.languageLists))
  }

  private func recorded(_ input: DiffInput, _ name: String) throws -> ComparedSide {
    let (report, form) = try EvidenceFile.reading(
      input.path, expected: "an evidence file, a json report, or something built", in: context)
    return ComparedSide(report, name: name, form: form == .json ? .json : .evidence)
  }

  private func built(_ input: DiffInput, _ name: String, _ languages: [[String]]) async throws -> ComparedSide {
    var request = inspecting
    request.path = context.absolute(input.path)
    if request.languages.isEmpty { request.languages = languages.unique() }
    let inspection = ProductInspection(request, environment: context.environment, events: events)
    return ComparedSide(try await inspection.inspected().report, name: name, form: .built)
  }

  private func languages(of inputs: [DiffInput]) async throws -> [[String]] {
    guard inspecting.languages.isEmpty else { return [] }
    var lists: [[String]] = []
    for input in inputs {
      var request = inspecting
      request.path = context.absolute(input.path)
      lists += try await ProductInspection(request, environment: context.environment, events: events).languages()
    }
    return lists
  }
}

extension [[String]] {
  fileprivate func unique() -> Self {
    var seen: Set<[String]> = []
    return filter { seen.insert($0).inserted }
  }
}
