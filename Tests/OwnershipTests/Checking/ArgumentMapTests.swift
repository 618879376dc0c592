import Findings
import Ownership
import Testing

@Suite struct ArgumentMapTests {
  private static let place = SourcePlace(file: "f")

  private static func leaf(_ text: String, _ path: CheckedLeaf.Step...) -> CheckedLeaf {
    CheckedLeaf(path: path, text: text, state: "translated", place: place)
  }

  private static func positions(_ text: String) -> [Int] {
    ArgumentMap(SpecifierList(text), at: place).uses.map(\.position)
  }

  @Test func `only specifiers without a number count on`() {
    #expect(Self.positions("%@ %@ %@") == [1, 2, 3])
    #expect(Self.positions("%3$@ %@ %1$@ %@") == [3, 1, 1, 2])
    #expect(Self.positions("%*d %@") == [1, 2, 3])
  }

  @Test func `a form begins at its substitution's argument`() {
    let main = Self.leaf("%1$@: %2$#@files@ in %3$@")
    let localization = CheckedLocalization(
      language: "en", place: Self.place,
      leaves: [
        main, Self.leaf("%lld file of %@", .init("substitution", "files"), .init("plural", "one")),
        Self.leaf("%arg files", .init("substitution", "files"), .init("plural", "other")),
      ],
      substitutions: [CheckedSubstitution(name: "files", place: Self.place, argNum: nil, formatSpecifier: "lld")])
    let map = ArgumentMap(main, in: localization)
    #expect(map.uses.map(\.position) == [1, 2, 2, 3, 2, 3])
    #expect(map.uses[1].origin == .rule("files"))
    #expect(map.type(at: 2) == ValueType("lld"))
    #expect(!map.isOpen)
  }

  @Test func `the number that a substitution says counts, and the turn of others is kept`() {
    let main = Self.leaf("%#@files@ in %@")
    let localization = CheckedLocalization(
      language: "en", place: Self.place, leaves: [main],
      substitutions: [CheckedSubstitution(name: "files", place: Self.place, argNum: 1, formatSpecifier: "lld")])
    #expect(ArgumentMap(main, in: localization).uses.map(\.position) == [1, 2])
  }

  @Test func `nothing is said of a text that refers to what is not there`() {
    let main = Self.leaf("%#@files@ in %@")
    let localization = CheckedLocalization(language: "en", place: Self.place, leaves: [main])
    #expect(ArgumentMap(main, in: localization).isOpen)
  }
}
