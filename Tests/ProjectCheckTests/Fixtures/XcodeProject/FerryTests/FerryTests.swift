import Foundation
import XCTest

final class FerryTests: XCTestCase {
  func testUnknownKeyIsShown() {
    XCTAssertEqual(NSLocalizedString("tests.noSuchKey", comment: ""), "tests.noSuchKey")
  }
}
