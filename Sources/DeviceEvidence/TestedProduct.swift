internal import Foundation
public import HostEvidence
internal import Synchronization

/// One product of a project, found in the process that tests it: asks for its messages, and makes evidence of what they
/// show.
///
/// ```swift
/// let product = TestedProduct("TripWidget", at: "AppShell.app/PlugIns/TripWidget.appex", identifier: "com.example.trips.TripWidget")
/// for answer in try product.ask(TestedMessage("trip.title"), of: trips) { #expect(answer.problem == nil) }
/// ```
/// A test in an app is in that app's process, where it lies and in the languages that it reads. Elsewhere the environment
/// variable `BORDERCHECK_APPLICATIONS` names a folder with the installed app.
public final class TestedProduct: Sendable {
  /// The name in the manifest.
  public let name: String
  /// Path on a device, such as `AppShell.app/PlugIns/TripWidget.appex`.
  public let process: String
  private let identifier: String
  private let environment: [String: String]
  private let known = Mutex<Result<ProductProcess, TestedProductError>?>(nil)

  /// Makes a product, which is looked for when it is first asked.
  ///
  /// - Parameters:
  ///   - process: path on a device.
  ///   - identifier: the bundle identifier, by which a product is found whose file is named otherwise.
  public convenience init(_ name: String, at process: String, identifier: String) {
    self.init(name, at: process, identifier: identifier, environment: ProcessInfo.processInfo.environment)
  }

  package init(_ name: String, at process: String, identifier: String, environment: [String: String]) {
    self.name = name
    self.process = process
    self.identifier = identifier
    self.environment = environment
  }

  /// What a message shows, asked for in the owner's own bundle: an answer for each list of arguments.
  ///
  /// - Throws: `TestedProductError` where the product is not in this process.
  public func ask(_ message: TestedMessage, of owner: TestedOwner) throws(TestedProductError) -> [Answer] {
    try answers(to: message, of: owner, in: owner.bundle)
  }

  /// What the product's main bundle answers for a message of an owner that has a bundle of its own: nothing, if all is
  /// well.
  ///
  /// - Throws: `TestedProductError` where the product is not in this process.
  public func askMainBundle(_ message: TestedMessage, of owner: TestedOwner) throws(TestedProductError) -> [Answer] {
    message.mayBeCopied ? [] : try answers(to: message, of: owner, in: ".").filter(\.isAnswered)
  }

  private func answers(
    to message: TestedMessage, of owner: TestedOwner, in bundle: String
  ) throws(TestedProductError) -> [Answer] {
    let found = try found()
    let expectation = Expectation(
      product: name, owner: owner, message: message, readerLanguages: found.facts.languages)
    let shown = found.report(on: message.requests(of: owner), in: cell(found)) { host in
      host.presentsEverything(of: owner.name) { found.text(of: $0.request, default: message.defaultValue, in: bundle) }
    }
    return shown.observations.map { Answer($0, expecting: expectation) }
  }

  // MARK: - Evidence

  /// What all these messages show, as evidence that `bordercheck judge` takes.
  ///
  /// - Parameters:
  ///   - messages: the owners with their messages.
  ///   - register: registers the product's own code; a message without is asked for in its owner's bundle.
  /// - Throws: `TestedProductError` where the product is not in this process.
  public func evidence(
    of messages: [(owner: TestedOwner, messages: [TestedMessage])],
    showing register: (inout HostSurfaces) -> Void = { _ in }
  ) throws(TestedProductError) -> ProductEvidence {
    let found = try found()
    let defaults = Self.defaults(of: messages)
    let requests = messages.flatMap { part in part.messages.flatMap { $0.requests(of: part.owner) } }
    let bundles = Dictionary(messages.map { ($0.owner.name, $0.owner.bundle) }, uniquingKeysWith: { first, _ in first })
    let shown = found.report(on: requests, in: cell(found), bundles: bundles) { host in
      register(&host)
      for owner in messages.map(\.owner) {
        host.presentsEverything(of: owner.name) { call in
          found.text(of: call.request, default: defaults[[call.owner, call.table, call.key]], in: owner.bundle)
        }
      }
    }
    return ProductEvidence(shown, at: process, environment: environment)
  }

  private static func defaults(
    of messages: [(owner: TestedOwner, messages: [TestedMessage])]
  ) -> [[String]: String] {
    let defaults = messages.flatMap { part in
      part.messages.compactMap { message in
        message.defaultValue.map { ([part.owner.name, message.table, message.key], $0) }
      }
    }
    return Dictionary(defaults, uniquingKeysWith: { first, _ in first })
  }

  // MARK: - This process

  /// `BORDERCHECK_CELL` names scenario, languages and step of a project's matrix; what no scenario plays is a device.
  private func cell(_ found: ProductProcess) -> String {
    let given = environment["BORDERCHECK_CELL"].flatMap { $0.isEmpty ? nil : $0 }
    return "\(given ?? "device/\(found.facts.languages.joined(separator: "+"))/1")/\(name)"
  }

  private func found() throws(TestedProductError) -> ProductProcess {
    let result = known.withLock { known in
      if let known { return known }
      let result = find()
      known = result
      return result
    }
    return try result.get()
  }

  private func find() -> Result<ProductProcess, TestedProductError> {
    let main = BundleNames.realPath(Bundle.main.bundlePath)
    let applications = environment["BORDERCHECK_APPLICATIONS"].flatMap { $0.isEmpty ? nil : $0 }
    let place = ProductPlace(process: process, identifier: identifier, mainBundle: main, applications: applications)
    guard let path = place.path else {
      return .failure(.notFound(product: name, process: process, mainBundle: main))
    }
    do {
      return .success(try ProductProcess(at: BundleNames.realPath(path), depth: process.split(separator: "/").count))
    } catch {
      return .failure(.unreadable(product: name, reason: "\(error)"))
    }
  }
}
