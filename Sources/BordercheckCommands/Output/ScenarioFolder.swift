import Foundation
import HostEvidence
import PositionedJSON

/// A folder that holds scenarios, told by what is in it: a project may keep them where its manifest does not lie.
struct ScenarioFolder {
  /// Absolute.
  let path: String

  /// Files that are looked at, and bytes that one of them may have: no scenario is near it, and reports are.
  private static let fileLimit = 100
  private static let byteLimit = 1 << 18

  /// Whether one of its `*.json` has the steps of a scenario, which no report has.
  var isOne: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted().prefix(Self.fileLimit)
      .contains { isScenario("\(path)/\($0)") }
  }

  private func isScenario(_ file: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    guard attributes?[.type] as? FileAttributeType == .typeRegular, (attributes?[.size] as? Int ?? 0) <= Self.byteLimit,
      let bytes = FileBytes.read(file), let document = try? JSONDocument(bytes, dialect: .commented)
    else { return false }
    return document.root["steps"]?.kind == .array
  }
}
