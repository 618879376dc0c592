import Foundation
import Testing

@testable import SimulatedDevice

@Suite struct ExecutableBuildTests {
  @Test func `hosts are built in the tool's own build folder and configuration`() async throws {
    try await BuildStage.with { stage in
      let progress = ProgressLog()
      let built = try await stage.run(["App", "Widget"], progress: progress)
      #expect(built.path(of: "Widget") == "\(stage.products)/Widget")
      let options = "--package-path \(stage.package) --scratch-path \(stage.root)/scratch -c debug"
      #expect(
        try stage.calls() == ["App", "Widget"].map { "build --quiet \(options) --product \($0)" })
      #expect(progress.lines.map { $0.contains("App") || $0.contains("Widget") } == [true, true])
    }
  }

  @Test func `a build folder of another package is left alone and the products' folder is asked for`() async throws {
    try await BuildStage.with(isOfPackage: false) { stage in
      _ = try await stage.run(["App"])
      #expect(
        try stage.calls() == [
          "build --quiet --package-path \(stage.package) --product App",
          "build --package-path \(stage.package) --show-bin-path",
        ])
    }
  }

  @Test func `an unchanged package is not built again, a changed one is`() async throws {
    try await BuildStage.with { stage in
      for _ in 1...3 { _ = try await stage.run(["App"]) }
      #expect(try stage.calls().count == 1)
      try stage.write("print(22)", to: "package/Sources/main.swift")
      _ = try await stage.run(["App"])
      #expect(try stage.calls().count == 2)
      try FileSystem.remove("\(stage.package)/Sources/main.swift")
      _ = try await stage.run(["App"])
      #expect(try stage.calls().count == 3)
      try FileSystem.remove("\(stage.products)/App")
      _ = try await stage.run(["App"])
      #expect(try stage.calls().count == 4)
      _ = try await stage.run(["App", "Widget"])
      #expect(try stage.calls().count == 6)
    }
  }

  @Test func `a package that depends on others is always built`() async throws {
    try await BuildStage.with { stage in
      try stage.write("dependencies: [.package(path: \"../Other\")]", to: "package/Package.swift")
      for _ in 1...2 { _ = try await stage.run(["App"]) }
      #expect(try stage.calls().count == 2)
    }
  }

  @Test func `a failed build gives the compiler's message once, and no stamp`() async throws {
    try await BuildStage.with { stage in
      let error = await #expect(throws: ExecutableBuildError.self) { try await stage.run(["App", "Broken"]) }
      #expect(error?.description.hasSuffix("--product Broken`\na.swift:1:1: error: no") == true)
      _ = try await stage.run(["App"])
      #expect(try stage.calls().count == 3)
    }
  }

  @Test func `a product that the package does not have is named with those that it has`() async throws {
    try await BuildStage.with { stage in
      let error = await #expect(throws: ExecutableBuildError.self) { try await stage.run(["TripHots"]) }
      #expect(error == .unknown(product: "TripHots", known: ["TripHost"]))
      #expect(error?.description.hasSuffix("no product of that name; did you mean \"TripHost\"?") == true)
    }
  }

  @Test func `nothing is built where no host is a process`() async throws {
    try await BuildStage.with { stage in
      _ = try await stage.run([])
      #expect(try stage.calls().isEmpty)
    }
  }

  @Test func `without a compiler the error says what is looked for`() async throws {
    try await BuildStage.with { stage in
      let build = ExecutableBuild(
        products: ["App"], manifestFolder: stage.package, tool: "\(stage.products)/bordercheck", environment: [:])
      await #expect(throws: ExecutableBuildError.noCompiler) { try await build.run { _ in } }
    }
  }

  @Test func `without a package the executables beside the tool are taken, and it says so`() async throws {
    try await TemporaryFolder.with { root in
      try FileSystem.write([1], to: "\(root)/App")
      var build = ExecutableBuild(
        products: ["App"], manifestFolder: root, tool: "\(root)/bordercheck", environment: [:])
      let progress = ProgressLog()
      let built = try await build.run { progress.add($0) }
      #expect(built == BuiltExecutables(folder: root))
      #expect(
        progress.lines == ["no Package.swift at or above '\(root)': taking the hosts' executables beside the tool"])
      build.products = ["App", "Widget", "Watch"]
      let error = await #expect(throws: ExecutableBuildError.self) { try await build.run { _ in } }
      #expect(error?.description.hasPrefix("no executable 'Widget', 'Watch' in '\(root)'") == true)
    }
  }

  @Test func `a folder that is given is taken and nothing is built`() async throws {
    try await BuildStage.with { stage in
      try stage.write("built", to: "bin/App")
      let build = ExecutableBuild(
        products: ["App"], manifestFolder: stage.package, executables: "\(stage.root)/bin",
        tool: "\(stage.products)/bordercheck", environment: [:])
      #expect(try await build.run { _ in } == BuiltExecutables(folder: "\(stage.root)/bin"))
    }
  }

  @Test(.enabled(if: FileSystem.exists("/proc/self/stat"), "needs /proc"))
  func `where the command that started the tool holds the build folder, what it built is taken`() async throws {
    try await BuildStage.with { stage in
      try stage.write("built", to: "scratch/platform/debug/App")
      try stage.write("\(getppid())", to: "scratch/.lock")
      _ = try await stage.run(["App"])
      #expect(try stage.calls().isEmpty)
      // `swift run` locks the folder and then becomes the tool, which need not wait for itself.
      try stage.write("\(getpid())", to: "scratch/.lock")
      _ = try await stage.run(["App"])
      #expect(try stage.calls().count == 1)
    }
  }
}
