#if canImport(SwiftParser)
  import Projects
  import Testing

  @Suite struct PackageDependencyTextTests {
    private func adding(_ dependency: PackageDependency, to target: String, _ targets: String) -> String? {
      let text = Self.manifest(targets)
      return PackageDependencyText.adding(dependency, to: target, in: Array(text.utf8)).map {
        let changed = String(decoding: $0, as: UTF8.self)
        return String(changed.dropFirst(Self.head.count).dropLast(Self.tail.count))
      }
    }

    private static let head =
      "// swift-tools-version: 6.0\nimport PackageDescription\n\nlet package = Package(\n  name: \"P\",\n"
    private static let tail = "\n)\n"
    private static func manifest(_ targets: String) -> String { head + targets + tail }

    @Test(arguments: [
      (
        #"targets: [.target(name: "A"), .target(name: "B")]"#,
        #"targets: [.target(name: "A", dependencies: ["B"]), .target(name: "B")]"#
      ),
      (
        #"targets: [.target(name: "A", path: "S")]"#, #"targets: [.target(name: "A", dependencies: ["B"], path: "S")]"#
      ),
      (
        #"targets: [.target(name: "A", dependencies: [])]"#, #"targets: [.target(name: "A", dependencies: ["B"])]"#
      ),
      (
        #"targets: [.target(name: "A", dependencies: ["C"])]"#,
        #"targets: [.target(name: "A", dependencies: ["C", "B"])]"#
      ),
      (
        #"targets: [.executableTarget(name: "A", dependencies: [.target(name: "C")])]"#,
        #"targets: [.executableTarget(name: "A", dependencies: [.target(name: "C"), .target(name: "B")])]"#
      ),
      (
        "targets: [\n    .target(\n      name: \"A\",\n      dependencies: [\n        \"C\",  // shared\n      ]\n    )\n  ]",
        "targets: [\n    .target(\n      name: \"A\",\n      dependencies: [\n        \"C\",  // shared\n        \"B\",\n      ]\n    )\n  ]"
      ),
      (
        "targets: [\r\n    .target(\r\n      name: \"A\",\r\n      path: \"S\")]",
        "targets: [\r\n    .target(\r\n      name: \"A\",\r\n      dependencies: [\"B\"],\r\n      path: \"S\")]"
      ),
    ])
    func `a target of the same package is added where dependencies stand`(targets: String, expected: String) {
      #expect(adding(PackageDependency("B"), to: "A", targets) == expected)
    }

    @Test func `a product of another package says the package`() {
      #expect(
        adding(PackageDependency("SharedTripUI", package: "trips"), to: "A", #"targets: [.target(name: "A")]"#)
          == #"targets: [.target(name: "A", dependencies: [.product(name: "SharedTripUI", package: "trips")])]"#)
    }

    @Test(arguments: [
      #"targets: [.target(name: "A", dependencies: ["B"])]"#,
      #"targets: [.target(name: "A", dependencies: [.byName(name: "B")])]"#,
      #"targets: [.target(name: "A", dependencies: shared)]"#,
      #"targets: [.target(name: "A", dependencies: ["C"] + shared)]"#,
      #"targets: ["A"].map { .target(name: $0) }"#,
      #"targets: [.target(name: "A"), .target(name: "A")]"#,
      #"targets: [.target(name: "C")]"#,
      #"targets: [.target(name: "A""#,
    ])
    func `what is there already, or not written out, is left for a person`(targets: String) {
      #expect(adding(PackageDependency("B"), to: "A", targets) == nil)
    }
  }
#endif
