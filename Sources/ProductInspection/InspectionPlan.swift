import HarnessRun
import HostEvidence
import InstalledProducts
import LocaleMatrix
import LocalizationRuntime
import OwnershipManifest

/// What an inspection will do, as a value: which devices, and what each product presents on them.
struct InspectionPlan: Sendable {
  /// Ascending by identifier.
  var devices: [DevicePlan]
  var developmentRegion: String

  /// The names of all cells.
  var cellNames: [String] { devices.flatMap(\.cellNames) }

  /// How many look-ups that is.
  var lookUpCount: Int {
    devices.reduce(0) { sum, device in
      device.timeline.launches.flatMap(\.products).reduce(sum) {
        $0 + device.observations(of: $1, in: "current").count
      }
    }
  }

  /// - Parameter project: of which scenarios are taken where the request names some.
  /// - Throws: `InspectError` for a selection that names nothing, `InputErrors` for globs of messages that match nothing.
  init(of tree: BuiltTree, _ image: ReleaseImage, project: Project?, _ request: InspectRequest) throws {
    let manifest = image.installed.manifest
    let region = manifest.developmentRegion
    let selection = try ProductSelection(request.products, of: manifest)
    let products = manifest.products.map(\.name).filter(selection.includes)
    let messages = try ObservationPlan(of: image)
    let scenarios = try Self.scenarios(of: tree, image, project, request)
    var known: [[MessageArgument]?: [String: [PlannedObservation]]] = [:]
    let devices = scenarios.flatMap(\.devices).map { device in
      let counts = device.scenario.counts
      let observations =
        known[counts]
        ?? Dictionary(uniqueKeysWithValues: products.map { ($0, messages.observations(of: $0, counts: counts)) })
      known[counts] = observations
      return DevicePlan(
        timeline: Timeline(of: device, developmentRegion: region, products: ["current": products]),
        observations: ["current": observations])
    }
    developmentRegion = region
    self.devices = devices.sorted { $0.timeline.device.id.utf8.lexicographicallyPrecedes($1.timeline.device.id.utf8) }
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
      scenario.counts = PluralSamples.counts(for: locales(of: image.installed, reading: entry.list))
      return scenario
    }
  }

  /// The locales that the products format with, each once, in the order of the products.
  private static func locales(of release: InstalledRelease, reading list: [String]) -> [String] {
    var locales: [String] = []
    for product in release.products {
      guard let main = product.mainBundle?.description else { continue }
      let process = ProcessLanguages(main: main, user: list, behavior: DeviceBehavior())
      let locale = process.formattingLocale(region: nil)
      if !locales.contains(locale) { locales.append(locale) }
    }
    return locales
  }
}
