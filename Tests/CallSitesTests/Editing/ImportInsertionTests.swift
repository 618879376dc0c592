#if canImport(SwiftParser)
  import CallSites
  import Testing

  @Suite struct ImportInsertionTests {
    /// The file with an import of `module` for the look-up in it.
    private func imported(_ head: String, _ module: String = "SharedTripUI", in own: String? = nil) -> String {
      let call = "let a = String(localized: \"trip.title\")\n"
      let code = edited(head + call, .title, module: module, in: own)
      #expect(code.hasSuffix("let a = TripCopy.title()\n"))
      return String(code.dropLast("let a = TripCopy.title()\n".count))
    }

    @Test func `an import stands in the order of the others`() {
      #expect(
        imported("import Foundation\nimport UIKit\n\n")
          == "import Foundation\nimport SharedTripUI\nimport UIKit\n\n")
      #expect(imported("import Foundation\n\n") == "import Foundation\nimport SharedTripUI\n\n")
      #expect(imported("import UIKit // views\n\n") == "import SharedTripUI\nimport UIKit // views\n\n")
      #expect(imported("import Foundation // dates\n\n") == "import Foundation // dates\nimport SharedTripUI\n\n")
    }

    @Test func `imports without an order get it at their end`() {
      #expect(
        imported("import UIKit\nimport Foundation\n\n") == "import UIKit\nimport Foundation\nimport SharedTripUI\n\n")
    }

    @Test func `a comment that begins the file stays at its beginning`() {
      #expect(imported("// Copyright\n\n") == "// Copyright\n\nimport SharedTripUI\n\n")
      #expect(imported("// Copyright\n\n/// Says it.\n") == "// Copyright\n\nimport SharedTripUI\n\n/// Says it.\n")
      #expect(imported("// Copyright\n\nimport UIKit\n\n") == "// Copyright\n\nimport SharedTripUI\nimport UIKit\n\n")
      #expect(imported("/// Says it.\n") == "import SharedTripUI\n\n/// Says it.\n")
      #expect(imported("") == "import SharedTripUI\n\n")
    }

    @Test func `imports with attributes or access of their own are passed`() {
      #expect(
        imported("@testable import App\nimport UIKit\n\n")
          == "@testable import App\nimport SharedTripUI\nimport UIKit\n\n")
      #expect(
        imported("public import Foundation\nimport LocalizedStrings\n\n", "HostEvidence")
          == "public import Foundation\nimport HostEvidence\nimport LocalizedStrings\n\n")
      #expect(
        imported("public import Foundation\n\n", "Alpha") == "public import Foundation\nimport Alpha\n\n")
      #expect(
        imported("import UIKit\n\n@testable import App\n\n")
          == "import SharedTripUI\nimport UIKit\n\n@testable import App\n\n")
    }

    @Test func `nothing is imported twice, or into the module itself`() {
      for head in [
        "import SharedTripUI\n\n", "@testable import SharedTripUI\n\n", "public import SharedTripUI\n\n",
        "#if canImport(SharedTripUI)\nimport SharedTripUI\n#endif\n",
      ] {
        #expect(imported(head) == head)
      }
      #expect(imported("import UIKit\n\n", in: "SharedTripUI") == "import UIKit\n\n")
    }

    @Test func `an import of one declaration or under a condition is not enough`() {
      #expect(
        imported("import UIKit\nimport struct SharedTripUI.Trip\n\n")
          == "import SharedTripUI\nimport UIKit\nimport struct SharedTripUI.Trip\n\n")
      #expect(
        imported("import UIKit\n#if DEBUG\nimport SharedTripUI\n#endif\n\n")
          == "import SharedTripUI\nimport UIKit\n#if DEBUG\nimport SharedTripUI\n#endif\n\n")
    }

    @Test func `a condition around imports is not touched`() {
      #expect(
        imported("#if canImport(UIKit)\nimport UIKit\n#endif\n\n")
          == "import SharedTripUI\n\n#if canImport(UIKit)\nimport UIKit\n#endif\n\n")
    }

    @Test func `a condition around the whole file holds the import too`() {
      let code = "#if os(iOS)\n  import UIKit\n\n  let a = String(localized: \"trip.title\")\n#endif\n"
      #expect(
        edited(code, .title, module: "SharedTripUI")
          == "#if os(iOS)\n  import SharedTripUI\n  import UIKit\n\n  let a = TripCopy.title()\n#endif\n")
    }

    @Test func `byte order mark and line ends stay`() {
      #expect(
        Array(imported("\u{FEFF}import Foundation\r\nimport UIKit\r\n\r\n").utf8)
          == Array("\u{FEFF}import Foundation\r\nimport SharedTripUI\r\nimport UIKit\r\n\r\n".utf8))
      #expect(
        Array(imported("\u{FEFF}/// Says it.\r\n").utf8)
          == Array("\u{FEFF}import SharedTripUI\r\n\r\n/// Says it.\r\n".utf8))
      #expect(imported("#!/usr/bin/swift\n\n") == "#!/usr/bin/swift\n\nimport SharedTripUI\n\n")
    }

    @Test func `several modules are imported in order, each once`() {
      let code = "import Foundation\n\nlet a = String(localized: \"a\")\nlet b = String(localized: \"b\")\n"
      let bytes = Array(code.utf8)
      let lookUps = FileScanner.scan(bytes, path: "A.swift").lookUps
      let outcome = CallEditing(bytes, file: "A.swift").outcome(of: [
        RoutedCall(lookUps[0], .bundle("Trips.bundle"), module: "Trips"),
        RoutedCall(lookUps[1], .bundle("Maps.bundle"), module: "Maps"),
      ])
      #expect(
        String(decoding: outcome.bytes, as: UTF8.self).hasPrefix("import Foundation\nimport Maps\nimport Trips\n\n"))
      let bare = Array("let a = String(localized: \"a\")\nlet b = String(localized: \"b\")\n".utf8)
      let two = FileScanner.scan(bare, path: "A.swift").lookUps
      let second = CallEditing(bare, file: "A.swift").outcome(of: [
        RoutedCall(two[0], .bundle("Trips.bundle"), module: "Trips"),
        RoutedCall(two[1], .bundle("Maps.bundle"), module: "Maps"),
      ])
      #expect(String(decoding: second.bytes, as: UTF8.self).hasPrefix("import Maps\nimport Trips\n\nlet a"))
    }
  }
#endif
