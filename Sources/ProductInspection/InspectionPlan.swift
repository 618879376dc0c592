import HarnessRun
import HostEvidence
import InstalledProducts
import LocaleMatrix
import LocalizationRuntime
import OwnershipManifest

/// What an inspection will do, as a value: which devices, and what each product presents on them.
struct InspectionPlan: Sendable {
  /// Ascending by identifier.
  let devices: [PlannedDevice]
  let developmentRegion: String
  /// How many look-ups are made on all devices.
  let lookUpCount: Int
  /// Names of the products that are played, in the manifest's order.
  private let products: [String]
  private let messages: ObservationPlan

  /// - Parameter project: of which scenarios are taken where the request names some.
  /// - Throws: `InspectError` for a selection that names nothing, `InputErrors` for globs of messages that match nothing.
  init(of tree: BuiltTree, _ image: ReleaseImage, project: Project?, _ request: InspectRequest) throws {
    let manifest = image.installed.manifest
    let selection = try ProductSelection(request.products, of: manifest)
    let products = manifest.products.map(\.name).filter(selection.includes)
    let messages = try ObservationPlan(of: image)
    devices = try Self.scenarios(of: tree, image, project, request).flatMap(\.devices).sorted {
      $0.id.utf8.lexicographicallyPrecedes($1.id.utf8)
    }
    developmentRegion = manifest.developmentRegion
    self.products = products
    self.messages = messages
    var known: [[MessageArgument]?: Int] = [:]
    for counts in Set(devices.map(\.scenario.counts)) {
      known[counts] = products.reduce(0) { $0 + messages.observations(of: $1, counts: counts).count }
    }
    lookUpCount = devices.reduce(0) { sum, device in
      sum + (known[device.scenario.counts] ?? 0) * device.scenario.launchCount
    }
  }

  /// The names of all cells.
  var cellNames: [String] { devices.flatMap { $0.cells(products: ["current": products]).map(\.id) } }

  /// What is done and presented on one device; made when it is played, as all together are large.
  ///
  /// - Parameter isPlayed: false for a look-up that is left out.
  func device(_ number: Int, isPlayed: (PlannedObservation) -> Bool = { _ in true }) -> DevicePlan {
    let device = devices[number]
    let observations = products.map { product in
      (product, messages.observations(of: product, counts: device.scenario.counts).filter(isPlayed))
    }
    return DevicePlan(
      timeline: Timeline(of: device, developmentRegion: developmentRegion, products: ["current": products]),
      observations: ["current": Dictionary(uniqueKeysWithValues: observations)])
  }

  private static func scenarios(
    of tree: BuiltTree, _ image: ReleaseImage, _ project: Project?, _ request: InspectRequest
  ) throws -> [Scenario] {
    guard request.scenarios.isEmpty else { return try ScenarioSelection(request, project).scenarios }
    let region = image.installed.manifest.developmentRegion
    let entries =
      request.languages.isEmpty
      ? InspectionLanguages(of: tree, developmentRegion: region).entries
      : request.languages.map { (scenario: "languages", list: $0) }
    return entries.map { entry in
      var scenario = Scenario.everyLanguage([])
      scenario.entries = [entry.list]
      scenario.name = entry.scenario
      scenario.counts = PluralSamples.counts(of: image.installed, reading: entry.list)
      return scenario
    }
  }
}

extension Scenario {
  /// How often all products are started.
  fileprivate var launchCount: Int {
    steps.count { if case .launch = $0 { true } else { false } }
  }
}
