import ProjectCheck
import Testing

@Suite struct CheckRequestTests {
  @Test func `a request selects everything until it is told otherwise`() {
    let request = CheckRequest(project: "/p", jobs: 2)
    #expect(request.rules.isEmpty && request.owners.isEmpty && request.products.isEmpty)
  }
}
