import Findings
import Projects
import Testing

@Suite struct DeclaredTargetTests {
  @Test func `a module's name is the target's with everything else than letters and digits as underscores`() {
    let target = DeclaredTarget(name: "Trip-Widget 2", kind: .appExtension, place: SourcePlace(file: "Package.swift"))
    #expect(target.module == "Trip_Widget_2")
  }
}
