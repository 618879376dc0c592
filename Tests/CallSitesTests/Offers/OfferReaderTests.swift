#if canImport(SwiftParser)
  import CallSites
  import Testing

  /// The four ways in which owners offer messages.
  @Suite struct OfferReaderTests {
    private func offers(_ code: String) -> OwnerOffers { OfferReader.offers(in: Array(code.utf8), file: "A.swift") }

    @Test func `a facade offers a function for each message`() {
      let offers = offers(
        """
        public enum TripCopy {
          public static func title(locale: Locale = .current) -> String {
            String(localized: "trip.title", bundle: .module, locale: locale)
          }
          public static func party(adults: Int, _ children: Int) -> String {
            return String(localized: "trip.party \\(adults) \\(children)", table: "Trips", bundle: .module)
          }
          public static func distance(kilometres: Double) -> String {
            String(localized: "trip.distance \\(kilometres, specifier: "%.1f")", bundle: .module)
          }
          public static func count(_ n: Int) -> String {
            String(format: NSLocalizedString("trip.count %d", bundle: .module, comment: ""), n)
          }
        }
        """)
      #expect(
        offers.messages.map(\.accessor) == [
          CallAccessor(expression: "TripCopy.title", locale: "locale"),
          CallAccessor(expression: "TripCopy.party", labels: ["adults", nil]),
          CallAccessor(expression: "TripCopy.distance", labels: ["kilometres"], specifiers: ["%.1f"]),
          CallAccessor(expression: "TripCopy.count", labels: [nil]),
        ])
      #expect(
        offers.messages.map(\.key.likelyKey) == [
          "trip.title", "trip.party %lld %lld", "trip.distance %.1f", "trip.count %d",
        ])
      #expect(offers.messages.map(\.table) == [.unsaid, .named("Trips"), .unsaid, .unsaid])
      #expect(offers.messages.allSatisfy { $0.bundle == .module && !$0.isPackage })
    }

    @Test func `resources are offered as properties and functions`() {
      let offers = offers(
        """
        public enum CheckoutText {
          public static var title: LocalizedStringResource {
            LocalizedStringResource("checkout.title", bundle: .atURL(Bundle.module.bundleURL))
          }
          package static func pay(_ amount: String) -> LocalizedStringResource {
            .init("checkout.pay \\(amount)", table: "Checkout", bundle: .atURL(Bundle.module.bundleURL))
          }
        }
        """)
      #expect(
        offers.messages.map(\.accessor) == [
          CallAccessor(expression: "CheckoutText.title", isProperty: true, result: .resource),
          CallAccessor(expression: "CheckoutText.pay", labels: [nil], result: .resource),
        ])
      #expect(offers.outside.messages.map(\.accessor.expression) == ["CheckoutText.title"])
    }

    @Test func `a module of resources offers functions for keys`() {
      let offers = offers(
        """
        extension String {
          public func localized(locale: Locale = .current) -> String {
            String(localized: LocalizationValue(self), bundle: .module, locale: locale)
          }
          public static func localized(_ key: LocalizationValue) -> String { String(localized: key, bundle: .module) }
        }
        """)
      #expect(
        offers.keyed.map(\.accessor) == [
          KeyedAccessor(expression: "localized", form: .receiver, locale: "locale"),
          KeyedAccessor(expression: "String.localized", form: .argument(label: nil), takesArguments: true),
        ])
      #expect(offers.messages.isEmpty)
    }

    @Test func `a bundle is offered as a constant`() {
      let offers = offers(
        """
        extension Bundle { public static var sharedTripUI: Bundle { .module } }
        public enum Checkout { public static let bundle: Bundle = .module; public let own: Bundle = .module }
        """)
      #expect(offers.bundles.map(\.expression) == [".sharedTripUI", "Checkout.bundle"])
      #expect(offers.bundles.allSatisfy { $0.bundle == .module })
    }

    @Test(arguments: [
      "static func title() -> String { String(localized: \"k\", bundle: .module) }",
      "public func title() -> String { String(localized: \"k\", bundle: .module) }",
      "public static func title() -> String { log(); return String(localized: \"k\", bundle: .module) }",
      "public static func title() -> String { String(localized: \"k\", bundle: .module).uppercased() }",
      "public static func title() -> String { \"a \" + String(localized: \"k\", bundle: .module) }",
      "public static func title(a: Int, b: Int) -> String { String(localized: \"k \\(b) \\(a)\", bundle: .module) }",
      "public static func title(a: Int) -> String { String(localized: \"k \\(a + 1)\", bundle: .module) }",
      "public static func title(style: Style) -> String { String(localized: \"k\", bundle: .module) }",
      "public static func title() async -> String { String(localized: \"k\", bundle: .module) }",
      "public static func title(f: Bool) -> String { String(localized: f ? \"k\" : \"l\", bundle: .module) }",
      "public static func title() -> Text { Text(\"k\", bundle: .module) }",
    ])
    func `what is not plain is not offered`(member: String) {
      #expect(offers("import SwiftUI\npublic enum Copy {\n\(member)\n}") == OwnerOffers())
    }

    @Test func `what a hidden type holds is not offered`() {
      #expect(
        offers("enum Copy { public static func title() -> String { String(localized: \"k\", bundle: .module) } }")
          == OwnerOffers())
    }
  }
#endif
