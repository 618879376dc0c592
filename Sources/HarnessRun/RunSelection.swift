import InstalledProducts
import OwnershipManifest

/// Which products and messages a request chooses.
struct RunSelection: Sendable {
  private let products: [Glob]
  /// Globs of keys, or of `owner/key`.
  private let messages: [Glob]

  init(_ request: RunRequest, of project: Project) throws(RunError) {
    products = request.products.map { Glob($0) }
    messages = request.messages.map { Glob($0) }
    let known = project.productNames.values.flatMap { $0 }
    for product in products where !known.contains(where: product.matches) {
      throw .unknownProduct(product.pattern, known: project.manifest.products.map(\.name))
    }
  }

  func includes(product name: String) -> Bool {
    products.isEmpty || products.contains { $0.matches(name) }
  }

  func includes(message planned: PlannedObservation) -> Bool {
    messages.isEmpty
      || messages.contains { $0.matches(planned.key) || $0.matches("\(planned.owner)/\(planned.key)") }
  }

  /// - Throws: `RunError.noMessage` for a glob that chooses nothing on any device.
  func check(_ devices: [DevicePlan]) throws(RunError) {
    let planned = Set(devices.flatMap { $0.observations.values.flatMap { $0.values.flatMap { $0 } } })
    for message in messages {
      let isUsed = planned.contains {
        message.matches($0.key) || message.matches("\($0.owner)/\($0.key)")
      }
      if !isUsed { throw .noMessage(message.pattern) }
    }
  }
}
