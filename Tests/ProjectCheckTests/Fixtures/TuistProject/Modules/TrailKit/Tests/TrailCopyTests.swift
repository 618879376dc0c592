import Foundation
import TrailKit
import XCTest

final class TrailCopyTests: XCTestCase {
  func testUnknownKeyIsShown() {
    XCTAssertEqual(String(localized: "tests.noSuchKey"), "tests.noSuchKey")
  }
}
