import LocaleMatrix
import OwnershipManifest

/// The scenarios of a project that an inspection plays.
struct ScenarioSelection {
  let scenarios: [Scenario]

  /// - Throws: a name that no scenario has, and scenarios that need another release than the one that is built.
  init(_ request: InspectRequest, _ project: Project?) throws(InspectError) {
    guard let project else {
      throw InspectError("--scenario needs --project DIR, whose matrix has the scenarios")
    }
    let names = project.scenarios.map(\.name)
    for pattern in request.scenarios where !names.contains(where: Glob(pattern).matches) {
      throw InspectError("there is no scenario \"\(pattern)\"; expected one of \(names.joined(separator: ", "))")
    }
    var chosen: [Scenario] = []
    for var scenario in project.scenarios where request.scenarios.contains(where: { Glob($0).matches(scenario.name) }) {
      if let release = scenario.earlierRelease {
        throw InspectError(
          "scenario \"\(scenario.name)\" installs release \(release), which is not built; "
            + "play it with `bordercheck run PROJECT --built PRODUCT --previous PRODUCT`")
      }
      if !request.languages.isEmpty { scenario.entries = request.languages }
      chosen.append(scenario)
    }
    scenarios = chosen
  }
}

extension Scenario {
  /// A release other than the current one that a step installs.
  fileprivate var earlierRelease: String? {
    for step in steps {
      switch step {
      case .install(let release), .upgrade(let release): if release != "current" { return release }
      case .languages, .appLanguages, .launch: continue
      }
    }
    return nil
  }
}
