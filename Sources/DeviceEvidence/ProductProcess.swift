internal import HostEvidence

#if !canImport(Darwin)
  internal import LocalizationRuntime
  internal import LocalizedStrings
#endif

/// A product as this process stands for it: what it reads, and the look-ups that its code makes.
struct ProductProcess: Sendable {
  /// The real path of the product's bundle.
  let root: String
  /// The real path of the folder that holds the app which the product is, or lies in.
  let applications: String
  let facts: ProcessFacts
  let platform: Platform

  /// - Parameter depth: how many names the product's path on a device has.
  /// - Throws: what keeps the process from reading its own preferences.
  init(at root: String, depth: Int) throws {
    self.root = root
    applications = "/" + root.split(separator: "/").dropLast(depth).joined(separator: "/")
    platform = try Platform(root: root)
    facts = platform.facts
  }

  /// What the requested messages show with the code that `register` gives.
  ///
  /// - Parameter bundles: owner → path of its bundle inside the product, for code that does not report its look-ups.
  func report(
    on requests: [RequestedMessage], in cell: String, bundles: [String: String] = [:],
    _ register: (inout HostSurfaces) -> Void
  ) -> HostReport {
    var surfaces = HostSurfaces(request: nil)
    register(&surfaces)
    return platform.performing {
      HostSession.report(
        on: requests, in: cell, surfaces: surfaces, facts: facts, applications: applications,
        runtime: ProductRuntime(process: self, bundles: bundles))
    }
  }

  /// A message from a bundle of the product, formatted in the locale of the process; the look-up is reported.
  ///
  /// - Parameter bundle: a path inside the product; `.` is its main bundle.
  func text(of request: RequestedMessage, default defaultValue: String?, in bundle: String) -> String {
    let path = bundle == "." ? root : BundleNames.realPath("\(root)/\(bundle)")
    return platform.text(of: request, default: defaultValue, in: path)
  }
}

/// This process, as a session sees it.
struct ProductRuntime: HostRuntime {
  let process: ProductProcess
  /// Owner → path of its bundle inside the product.
  let bundles: [String: String]

  func facts() throws -> ProcessFacts { process.facts }

  func infoText(forKey key: String) -> String? { process.platform.infoText(forKey: key) }

  func readable(_ text: String) -> String { process.platform.readable(text) }

  /// The owner's bundle if it gives that text, else the main bundle if it does.
  func lookUp(behind value: String, of request: RequestedMessage) -> LookUpReport? {
    guard let bundle = bundles[request.owner] else { return nil }
    for path in [bundle, "."] {
      let log = LookUpLog()
      let text = LookUpLog.$current.withValue(log) { process.text(of: request, default: nil, in: path) }
      if readable(text) == value, let report = log.reports.last, report.outcome == .value { return report }
    }
    return nil
  }
}
