import TestFiles
import Testing

@testable import DeviceEvidence

@Suite struct ProductPlaceTests {
  private static let app = ("App.app", "com.example.app")
  private static let widget = ("App.app/PlugIns/Widget.appex", "com.example.app.widget")

  /// Where a product is found by a process with that main bundle, as seen from the folder.
  private func place(
    _ product: (process: String, identifier: String), main: String, applications: String? = nil,
    _ files: [String: String] = InstalledTrips.files
  ) async throws -> String? {
    try await ScratchProject.with(files) { folder in
      let place = ProductPlace(
        process: product.process, identifier: product.identifier, mainBundle: "\(folder.folder)/\(main)",
        applications: applications.map { "\(folder.folder)/\($0)" })
      return place.path.map { String($0.dropFirst(folder.folder.count + 1)) }
    }
  }

  @Test func `a product is the main bundle, inside of it, or where installed apps are`() async throws {
    #expect(try await place(Self.app, main: "App.app") == "App.app")
    #expect(try await place(Self.widget, main: "App.app") == "App.app/PlugIns/Widget.appex")
    #expect(try await place(Self.widget, main: "App.app/PlugIns/Widget.appex") == "App.app/PlugIns/Widget.appex")
    #expect(try await place(Self.widget, main: "Tests.xctest", applications: ".") == "./App.app/PlugIns/Widget.appex")
    #expect(try await place(Self.widget, main: "Tests.xctest") == nil)
    #expect(try await place(Self.app, main: "Other.app", applications: "nowhere") == nil)
  }

  /// Xcode names a product by its `PRODUCT_NAME`, which no manifest has to repeat.
  @Test func `a product whose file has another name is found by its identifier`() async throws {
    let renamed = Dictionary(
      InstalledTrips.files.map {
        ($0.replacing("App.app", with: "Trips.app").replacing("Widget.appex", with: "W.appex"), $1)
      },
      uniquingKeysWith: { first, _ in first })
    #expect(try await place(Self.app, main: "Trips.app", renamed) == "Trips.app")
    #expect(try await place(Self.widget, main: "Trips.app", renamed) == "Trips.app/PlugIns/W.appex")
  }
}
