import Synchronization

@testable import SimulatedDevice

/// A package, a tool in its build folder, and a `swift` that only writes down how it was called.
struct BuildStage {
  let root: String

  var package: String { "\(root)/package" }
  var products: String { "\(root)/scratch/platform/debug" }

  /// - Parameter isOfPackage: whether the build folder's plan names the package.
  static func with<Result>(
    isOfPackage: Bool = true, _ body: (BuildStage) async throws -> Result
  ) async throws -> Result {
    try await TemporaryFolder.with { root in
      let stage = BuildStage(root: root)
      for folder in ["package/Sources", "package/Products/Trips", "scratch/platform/debug", "bin"] {
        try FileSystem.createFolder("\(root)/\(folder)")
      }
      try stage.write("// a manifest", to: "package/Package.swift")
      try stage.write("print(1)", to: "package/Sources/main.swift")
      let named = isOfPackage ? stage.package : "\(root)/other"
      try stage.write("inputs: [\"\(named)/Sources/\",\"\(named)/Package.swift\"]", to: "scratch/debug.yaml")
      try stage.write(compiler, to: "bin/swift", mode: 0o755)
      return try await body(stage)
    }
  }

  func run(_ names: [String], tool: String? = nil, progress: ProgressLog = ProgressLog()) async throws
    -> BuiltExecutables
  {
    let build = ExecutableBuild(
      products: names, manifestFolder: "\(package)/Products/Trips", tool: tool ?? "\(products)/bordercheck",
      environment: ["PATH": "\(root)/bin:/usr/bin:/bin", "ROOT": root])
    return try await build.run(among: LiveChildren()) { progress.add($0) }
  }

  /// The command lines that `swift` was called with so far.
  func calls() throws -> [String] {
    String(decoding: try FileSystem.read("\(root)/calls") ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
  }

  func write(_ text: String, to path: String, mode: UInt32 = 0o644) throws {
    try FileSystem.write(Array(text.utf8), to: "\(root)/\(path)", mode: mode)
  }

  private static let compiler = """
    #!/bin/sh
    echo "$*" >>"$ROOT/calls"
    case "$*" in
      *--show-bin-path) echo "$ROOT/scratch/platform/debug"; exit ;;
      *dump-package) echo '{"products": [], "targets": [{"name": "TripHost", "type": "executable"}]}'; exit ;;
      *TripHots) echo "error: no product named 'TripHots'" >&2; exit 1 ;;
      *Broken) echo "[1/2] Compiling"; echo "a.swift:1:1: error: no" ; echo "a.swift:1:1: error: no" >&2; exit 1 ;;
    esac
    for product; do :; done
    echo built >"$ROOT/scratch/platform/debug/$product"
    """
}

/// Collects what a build says while it runs.
final class ProgressLog: Sendable {
  private let state = Mutex<[String]>([])

  var lines: [String] { state.withLock(\.self) }

  func add(_ line: String) { state.withLock { $0.append(line) } }
}
