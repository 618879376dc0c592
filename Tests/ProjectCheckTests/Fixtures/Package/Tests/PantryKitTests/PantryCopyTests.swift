import Foundation
import PantryKit
import Testing

@Suite struct PantryCopyTests {
  @Test func `an amount is counted`() {
    #expect(PantryCopy.itemCount(1) != String(localized: "pantry.noSuchKey"))
  }
}
