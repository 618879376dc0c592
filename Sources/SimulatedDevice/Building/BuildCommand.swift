internal import PositionedJSON

/// `swift build` for one package, run like any other child: ended when the task is.
struct BuildCommand {
  private let swift: String
  private let package: SwiftPackage
  private let place: BuildPlace
  private let environment: [String: String]
  private let scratch: String
  private let children: LiveChildren

  /// - Parameter scratch: an existing folder for the command's output.
  init(
    package: SwiftPackage, place: BuildPlace, environment: [String: String], scratch: String, children: LiveChildren
  ) throws(ExecutableBuildError) {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    guard let swift = folders.lazy.map({ "\($0)/swift" }).first(where: FileSystem.isExecutable) else {
      throw .noCompiler
    }
    self.swift = swift
    self.package = package
    self.place = place
    self.environment = environment
    self.scratch = scratch
    self.children = children
  }

  /// Builds one product.
  func build(_ product: String) async throws {
    let arguments = ["build", "--quiet"] + place.options + ["--product", product]
    do {
      try await run(arguments, for: product)
    } catch ExecutableBuildError.failed(_, _, let message) where message.contains("no product named '\(product)'") {
      throw ExecutableBuildError.unknown(product: product, known: await executables())
    }
  }

  /// The names of the package's executables in byte order; none where the package does not say.
  private func executables() async -> [String] {
    let arguments = ["package", "--package-path", package.folder, "dump-package"]
    guard let text = try? await run(arguments, for: "dump-package"),
      let root = try? JSONDocument(Array(text.utf8), dialect: .strict).root
    else { return [] }
    let targets = root["targets"]?.elements.filter { $0["type"]?.string == "executable" } ?? []
    let products = root["products"]?.elements.filter { $0["type"]?["executable"] != nil } ?? []
    return Set((targets + products).compactMap { $0["name"]?.string }).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }

  /// The folder that products come to.
  func folder() async throws -> String {
    if let known = place.knownFolder { return known }
    let text = try await run(["build"] + place.options + ["--show-bin-path"], for: "--show-bin-path")
    let path = text.split(separator: "\n").last.map(String.init) ?? ""
    return FileSystem.realPath(path) ?? path
  }

  /// Runs `swift` and returns what it printed.
  @discardableResult
  private func run(_ arguments: [String], for product: String) async throws -> String {
    let output = "\(scratch)/output.txt"
    let errors = "\(scratch)/errors.txt"
    let child = ChildProcess(
      executable: swift, arguments: arguments, environment: environment, workingFolder: package.folder,
      standardOutput: output, standardError: errors,
      limits: LaunchLimits(time: .seconds(7200), grace: .seconds(2), output: 256 << 20))
    let end = await child.run(among: children).end
    if end == .cancelled { throw CancellationError() }
    let printed = String(decoding: try FileSystem.read(output) ?? [], as: UTF8.self)
    guard end == .exited(status: 0) else {
      let complaint = String(decoding: try FileSystem.read(errors) ?? [], as: UTF8.self)
      throw ExecutableBuildError.failed(
        product: product, command: "swift \(arguments.joined(separator: " "))",
        message: BuildMessages.text(of: complaint + printed, end: end))
    }
    return printed
  }
}
