package import CallSites
package import Projects

/// Tells the code that users run from that of previews, tests and debug builds.
package struct ReleaseCode: Sendable {
  /// Files that only test targets compile.
  private let tests: Set<String>

  package init(_ declared: DeclaredProject) {
    tests = Set(declared.targets.filter(\.kind.isTest).flatMap(\.sources))
      .subtracting(declared.targets.filter { !$0.kind.isTest }.flatMap(\.sources))
  }

  package func holds(_ context: LookUpContext, in file: String) -> Bool { Self.holds(context, isTest: isTest(file)) }

  /// The same for a file that was asked about once for all its look-ups.
  static func holds(_ context: LookUpContext, isTest: Bool) -> Bool {
    !context.isPreview && !context.isDebugOnly && !isTest
  }

  func isTest(_ file: String) -> Bool {
    tests.contains(file) || file.split(separator: "/").dropLast().contains { $0 == "Tests" || $0.hasSuffix("Tests") }
  }
}
