import OwnershipManifest
import Testing

@testable import HarnessRun

@Suite struct DeviceOrderTests {
  @Test func `devices with most cells are played first, and equal ones in their order`() throws {
    let plan = try RunPlan(
      of: try Project.load(Samples.folder), images: [:], RunRequest(project: Samples.folder, jobs: 1))
    let lengths = plan.longestFirst.map { plan.devices[$0].cellNames.count }
    #expect(lengths == lengths.sorted(by: >))
    #expect(plan.longestFirst.sorted() == Array(plan.devices.indices))
    let shortest = plan.longestFirst.filter { plan.devices[$0].cellNames.count == lengths.last }
    #expect(shortest == shortest.sorted())
  }
}
