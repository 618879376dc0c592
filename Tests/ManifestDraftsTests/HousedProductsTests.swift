import OwnershipManifest
import Testing

@testable import ManifestDrafts

/// Where products go that no target embeds.
@Suite struct HousedProductsTests {
  private static func product(_ name: String, _ kind: Product.Kind, _ identifier: String?) -> DraftedProduct {
    var product = DraftedProduct(name: name, origin: "target \(name)", kind: kind, sources: [])
    product.identifier = identifier
    return product
  }

  private static func places(_ products: DraftedProduct...) -> [String] {
    HousedProducts(products, contained: []).products.map {
      "\($0.name) \($0.kind.rawValue) \($0.contains.joined(separator: " "))".trimmingPrefix(" ").description
    }
  }

  @Test func `an extension goes into the app that its identifier names`() {
    let found = Self.places(
      Self.product("One", .app, "org.a"), Self.product("Two", .app, "org.a.two"),
      Self.product("Ext", .extension, "org.a.two.ext"))
    #expect(found == ["One app ", "Two app Ext", "Ext extension "])
  }

  @Test func `the only app takes what names none`() {
    let found = Self.places(Self.product("One", .app, "org.a"), Self.product("Ext", .extension, nil))
    #expect(found == ["One app Ext", "Ext extension "])
  }

  @Test func `a watch app that no app holds stands for itself, with its own extension`() {
    let found = Self.places(
      Self.product("One", .app, "org.a"), Self.product("Two", .app, "org.b"),
      Self.product("Watch", .watchApp, "org.w"), Self.product("Face", .extension, "org.w.face"))
    #expect(found == ["One app ", "Two app ", "Watch app Face", "Face extension "])
  }
}
