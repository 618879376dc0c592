/// Golden cases that no test here can run, and the areas whose cases are told in words.
enum GoldenUnsimulated {
  static let narrativeAreas: Set<String> = [
    "api", "host", "inflect", "inspect", "layout", "lookup-e2e", "number-api",
  ]

  /// Why each of these cases is not run.
  static let reasons: [String: String] = [
    "compile-16-clash": "an error of Xcode's build system, about two files of one target",
    "compile-17-in-lproj": "an error of Xcode's build system, about where a catalog lies",
    "compile-18-copy-files-phase": "a build phase of Xcode's, which the compiler does not know",
    "compile-19-encoding": "a fact about a product that Xcode built, which is not at hand",
    "compile-20-real-source-lang-missing": "a fact about a product that Xcode built, which is not at hand",
    "lookup-29-loctable-not-in-third-party": "a fact about products that Xcode builds",
    "layout-06": "source text that Xcode generates",
    "layout-07": "source text that the package manager generates; which bundle it finds is tested with real hosts",
    "layout-08": "a crash on a machine other than the one that built",
    "layout-12": "folders that Xcode makes for other platforms",
    "api-06-hash-bundle": "a macro of the compiler's, expanded where it stands",
    "api-07-hash-bundle-framework": "a framework target, which exists on Apple platforms only",
    "api-09-text-string": "a SwiftUI view",
    "host-05": "the system resolves App Intents, outside of every host",
    "host-06": "a rule about the deployment target of an Apple system",
    "inflect-01": "inflection needs Apple's grammar data",
  ]
}
