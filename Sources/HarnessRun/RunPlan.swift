import HostEvidence
package import InstalledProducts
package import LocaleMatrix
package import OwnershipManifest
import Reports

/// What a run will do, as a value: which devices, which cells on them, which observations in each.
package struct RunPlan: Sendable {
  /// Those of the request's shard, ascending by identifier.
  package var devices: [DevicePlan]
  /// The names of all cells, in the order of the devices, also of those that other shards play.
  package var cellNames: [String]
  /// Names of the SwiftPM products that hosts run as, each once, in byte order.
  package var executables: [String]
  package var developmentRegion: String

  /// - Throws: `RunError` for a selection that names nothing, `InputErrors` for globs that match nothing.
  package init(of project: Project, images: [String: ReleaseImage], _ request: RunRequest) throws {
    let selection = try RunSelection(request, of: project)
    let messages = try images.mapValues { try ObservationPlan(of: $0) }
    developmentRegion = project.manifest.developmentRegion
    let products = project.productNames.mapValues { $0.filter(selection.includes(product:)) }
    let planned = try Self.scenarios(of: project, request).flatMap(\.devices).sorted {
      $0.id.utf8.lexicographicallyPrecedes($1.id.utf8)
    }
    var known: [[MessageArgument]?: [String: [String: [PlannedObservation]]]] = [:]
    devices = []
    for device in planned {
      let counts = device.scenario.counts
      let observations = known[counts] ?? Self.observations(messages, products, counts, selection)
      known[counts] = observations
      devices.append(
        DevicePlan(
          timeline: Timeline(of: device, developmentRegion: developmentRegion, products: products),
          observations: observations))
    }
    cellNames = devices.flatMap(\.cellNames)
    try selection.check(devices)
    devices = try Self.dealt(devices, to: request.shard)
    executables = Self.executables(of: devices, in: images)
  }

  /// The devices' numbers, those with most cells first: none of them is then left to be played alone at the end.
  var longestFirst: [Int] {
    let lengths = devices.map(\.cellNames.count)
    return devices.indices.sorted { (lengths[$1], $0) < (lengths[$0], $1) }
  }

  /// The chosen scenarios, with the entries that the request plays instead of their own.
  package static func scenarios(of project: Project, _ request: RunRequest) throws(RunError) -> [Scenario] {
    let names = project.scenarios.map(\.name)
    for pattern in request.scenarios where !names.contains(where: Glob(pattern).matches) {
      throw .unknownScenario(pattern, known: names)
    }
    let chosen = project.scenarios.filter { scenario in
      request.scenarios.isEmpty || request.scenarios.contains { Glob($0).matches(scenario.name) }
    }
    guard !request.languages.isEmpty else { return chosen }
    return chosen.map { scenario in
      var scenario = scenario
      scenario.entries = request.languages
      return scenario
    }
  }
}

extension RunPlan {
  private static func dealt(_ devices: [DevicePlan], to shard: Shard) throws(RunError) -> [DevicePlan] {
    let dealt = shard.dealt(from: devices)
    if dealt.isEmpty, !shard.isWhole { throw .emptyShard(shard, devices: devices.count) }
    return dealt
  }

  private static func observations(
    _ messages: [String: ObservationPlan], _ products: [String: [String]], _ counts: [MessageArgument]?,
    _ selection: RunSelection
  ) -> [String: [String: [PlannedObservation]]] {
    var planned: [String: [String: [PlannedObservation]]] = [:]
    for (release, plan) in messages {
      for product in products[release] ?? [] {
        let observations = plan.observations(of: product, counts: counts)
        planned[release, default: [:]][product] = observations.filter(selection.includes(message:))
      }
    }
    return planned
  }

  private static func executables(of devices: [DevicePlan], in images: [String: ReleaseImage]) -> [String] {
    var names: Set<String> = []
    for launch in devices.lazy.flatMap(\.timeline.launches) {
      let manifest = images[launch.release]?.installed.manifest
      names.formUnion(launch.products.compactMap { manifest?.product($0)?.executable })
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension DevicePlan {
  /// The names of the cells, in the order in which they are played.
  package var cellNames: [String] {
    timeline.launches.flatMap { launch in
      launch.products.map { timeline.device.cell(step: launch.step, product: $0) }
    }
  }
}
