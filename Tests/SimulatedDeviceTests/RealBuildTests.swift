import Foundation
import Testing

@testable import SimulatedDevice

/// The real compiler on a package of two executables.
@Suite struct RealBuildTests {
  @Test func `a package is built, found fresh, and its errors come through`() async throws {
    try await TemporaryFolder.with { root in
      try FileSystem.createFolder("\(root)/Sources/first")
      try FileSystem.createFolder("\(root)/Sources/second")
      try write(
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "hosts", targets: [.executableTarget(name: "first"), .executableTarget(name: "second")])
        """, to: "\(root)/Package.swift")
      try write("print(1)\n", to: "\(root)/Sources/first/main.swift")
      try write("print(2)\n", to: "\(root)/Sources/second/main.swift")
      var build = ExecutableBuild(
        products: ["first", "second"], manifestFolder: "\(root)/Sources",
        environment: ProcessInfo.processInfo.environment)
      let built = try await build.run(among: LiveChildren()) { _ in }
      #expect(FileSystem.isExecutable(built.path(of: "first")))
      #expect(FileSystem.isExecutable(built.path(of: "second")))

      build.tool = "\(built.folder)/bordercheck"
      let package = try #require(SwiftPackage(above: root))
      #expect(BuildPlace(package: package, tool: build.tool).knownFolder == built.folder)

      try write("let number: Int = \"one\"\n", to: "\(root)/Sources/second/main.swift")
      let error = await #expect(throws: ExecutableBuildError.self) {
        try await build.run(among: LiveChildren()) { _ in }
      }
      #expect(error?.description.contains("main.swift:1:19: error: cannot convert value of type 'String'") == true)
    }
  }

  private func write(_ text: String, to path: String) throws { try FileSystem.write(Array(text.utf8), to: path) }
}
