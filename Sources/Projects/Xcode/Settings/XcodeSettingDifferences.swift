import Findings

/// Settings that make a target another product on another platform or in another configuration.
struct XcodeSettingDifferences {
  let configurations: XcodeConfigurations
  let target: DeclaredTarget
  let object: XcodeObject

  /// - Parameter settings: those of the configuration that counts.
  func notices(_ settings: BuildSettings) -> [ProjectNotice] {
    byPlatform(settings) + byConfiguration(settings)
  }

  // MARK: -

  private func byPlatform(_ settings: BuildSettings) -> [ProjectNotice] {
    settings.conditional.sorted { $0.key < $1.key }.flatMap { name, values in
      guard RelevantSettings.isDecisiveByPlatform(name) else { return [] as [ProjectNotice] }
      let shown = settings.values[name]
      return values.sorted { $0.key < $1.key }.filter { $0.value != shown }.map { condition, value in
        notice("\(name) is '\(value)' under [\(condition)]", shown)
      }
    }
  }

  private func byConfiguration(_ settings: BuildSettings) -> [ProjectNotice] {
    let others = configurations.names(of: object).filter { $0 != settings.configuration }
    let read = others.map { configurations.settings(of: object, in: $0) }
    return RelevantSettings.decisive.compactMap { name in
      let shown = settings.text(name)
      guard let other = read.first(where: { $0.text(name) != shown }) else { return nil }
      return notice("\(name) is \(Self.quoted(other.text(name))) in \(other.configuration)", shown)
    }
  }

  private func notice(_ difference: String, _ shown: String?) -> ProjectNotice {
    ProjectNotice(
      .remark, at: target.place,
      "for target '\(target.name)' \(difference); \(Self.quoted(shown)) is taken, as a release has it, so check the other "
        + "build apart")
  }

  private static func quoted(_ value: String?) -> String { value.map { "'\($0)'" } ?? "not set" }
}
