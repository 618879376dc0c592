import HostEvidence
import Testing

@Suite struct BundleNamesTests {
  private let names = BundleNames(
    mainBundle: "/d/Applications/A.app/PlugIns/W.appex", applications: "/d/Applications")

  @Test(arguments: [
    ("/d/Applications/A.app/PlugIns/W.appex", "."),
    ("/d/Applications/A.app/PlugIns/W.appex/", "."),
    ("/d/Applications/A.app/PlugIns/W.appex/K.bundle", "K.bundle"),
    ("/d/Applications/A.app", "../.."),
    ("/d/Applications/A.app/Frameworks/M.framework/M.bundle", "../../Frameworks/M.framework/M.bundle"),
    ("/d/Applications/A.app/PlugIns/W.appex2", "../W.appex2"),
    ("/d/Applications/Other.app", "../../../Other.app"),
    ("/d/Applications", "outside:Applications"),
    ("/elsewhere/.build/debug/P_K.resources", "outside:P_K.resources"),
    ("/d/Applications2/A.app", "outside:A.app"),
  ]) func `A bundle is named by its way from the main bundle`(path: String, name: String) {
    #expect(names.name(of: path) == name)
  }

  @Test func `Without a device everything beyond the product is outside`() {
    let names = BundleNames(mainBundle: "/b/A.app", applications: nil)
    #expect(names.name(of: "/b/A.app/K.bundle") == "K.bundle")
    #expect(names.name(of: "/b/B.app") == "outside:B.app")
  }

  @Test func `A path that is not there keeps the part that does not exist`() {
    #expect(BundleNames.realPath("/usr/no such/K.bundle").hasSuffix("/no such/K.bundle"))
    #expect(BundleNames.realPath("/usr/../usr/bin") == BundleNames.realPath("/usr/bin"))
    #expect(BundleNames.realPath("nowhere") == "nowhere")
  }
}
