import Ownership
import OwnershipManifest
import Testing

@Suite struct DriftedProjectTests {
  @Test func `fifty keys and more stand in several owners, and the project is read whole`() async throws {
    let facts = try await DriftedProject.facts()
    let owners = facts.tables.reduce(into: [String: Set<String>]()) { owners, table in
      for entry in table.entries { owners[entry.key, default: []].insert(table.owner.name) }
    }
    #expect(owners.filter { $0.value.count > 1 }.count >= 50)
    #expect(Set(facts.tables.map(\.owner.name)) == ["App", "Checkout", "SharedTripUI", "Widget"])
    #expect(facts.modules.flatMap(\.files).count == 12)
  }
}
