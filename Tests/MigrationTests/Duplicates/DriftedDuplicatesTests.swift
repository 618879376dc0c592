import Migration
import Testing

/// What is proposed for each key of the drifted project, and what its copies have in common: by hand.
@Suite struct DriftedDuplicatesTests {
  private static func keys() async throws -> [String: DuplicatedKey] {
    let facts = try await DriftedProject.facts()
    let list = await DuplicateReading(facts, today: "2026-06-01", jobs: 2).list()
    return Dictionary(list.keys.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static let classes: [DuplicateClass: [String]] = [
    .shared: [
      "No upcoming trips", "booking.cancel", "checkout.receipt", "error.network", "offer.code", "route.between %@ %@",
      "route.closed", "route.count %lld", "route.via %@", "settings.title", "trip.approved", "trip.arrival",
      "trip.arrivesIn %lld", "trip.badge", "trip.carriages %lld %lld", "trip.code", "trip.delay", "trip.expired",
      "trip.gate", "trip.openHint", "trip.platform", "trip.share", "trip.stops %lld", "trip.subtitle", "trip.title",
      "trip.wrapped",
    ],
    .featureOwned: ["checkout.pay", "checkout.total %@", "map.title", "trip.refresh", "widget.header"],
    .undecided: ["list.empty", "map.legend", "status.late", "status.onTime", "trip.preview"],
    .targetOwned: [
      "CFBundleDisplayName", "NSLocationWhenInUseUsageDescription", "Show my next trip in ${applicationName}",
      "intent.next.title", "push.delay.title",
    ],
    .notTheSame: [
      "1179.title", "Book", "Done", "OK", "Today", "gHH-BV-5kP.title", "title", "trip.name", "trip.notice", "trip.seat",
      "x3v-GG-iWU.text",
    ],
  ]

  @Test func `each key has the class that its copies and callers give it`() async throws {
    let keys = try await Self.keys()
    for proposed in DuplicateClass.allCases {
      let found = keys.values.filter { $0.proposal.proposed == proposed }.map(\.key).sorted()
      #expect(found == Self.classes[proposed]?.sorted(), "\(proposed)")
    }
    #expect(keys.count >= 50)
  }
}
