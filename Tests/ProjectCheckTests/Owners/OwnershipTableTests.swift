import ProjectCheck
import Testing

/// Who owns and who presents each message, from the call sites.
@Suite struct OwnershipTableTests {
  @Test func `a look-up in a product's own code is presented where it stands`() async throws {
    let presenters = OwnershipProject.presenters(in: try await OwnershipProject.table(of: OwnershipProject.whole))
    #expect(presenters["App Localizable app.title"] == ["App: HomeView.body @ .", "App: HomeView.lost @ ."])
    #expect(presenters["App Localizable app.global"] == ["App: text @ ."])
    #expect(presenters["Widget Localizable widget.title"] == ["Widget: Glance.Line.body @ ."])
  }

  @Test func `a facade's message is presented where other modules name the accessor`() async throws {
    let presenters = OwnershipProject.presenters(in: try await OwnershipProject.table(of: OwnershipProject.whole))
    #expect(
      presenters["Trips Localizable trips.title"] == [
        "App: HomeView.body @ App_Trips.bundle", "Widget: Glance.Line.body @ App_Trips.bundle",
      ])
    #expect(presenters["Trips Errors trips.lost"] == ["App: HomeView.lost @ App_Trips.bundle"])
  }

  @Test func `shared code that presents by itself does so in each product that has it`() async throws {
    let presenters = OwnershipProject.presenters(in: try await OwnershipProject.table(of: OwnershipProject.whole))
    let both = ["App: TripRow.body @ App_Trips.bundle", "Widget: TripRow.body @ App_Trips.bundle"]
    #expect(presenters["Trips Localizable trips.row"] == both)
    #expect(presenters["Trips Localizable trips.left %lld"] == both)
  }

  @Test func `what nobody asks says so, and why`() async throws {
    let presenters = OwnershipProject.presenters(in: try await OwnershipProject.table(of: OwnershipProject.whole))
    #expect(presenters["App Localizable app.day.1"] == ["dynamic"])
    #expect(presenters["App Localizable app.push.sale"] == [#"remote(["App"])"#])
    #expect(presenters["App Localizable app.unused"] == ["nobody"])
    #expect(presenters["App Localizable app.preview"] == ["previews"])
    #expect(presenters["Trips Localizable trips.alone"] == [#"accessors(["TripCopy.alone"])"#])
  }

  @Test func `rows are in the order of owner, table and key, whatever the manifest's order is`() async throws {
    let table = try await OwnershipProject.table(of: OwnershipProject.whole)
    #expect(table.rows.map(\.owner).first == "App")
    #expect(
      table.rows.map { [$0.owner, $0.table, $0.key] }
        == table.rows.map { [$0.owner, $0.table, $0.key] }.sorted(by: { $0.lexicographicallyPrecedes($1) }))
    #expect(Set(table.rows.map { [$0.owner, $0.table, $0.key] }).count == table.rows.count)
  }

  @Test func `one job and eight draw the same table`() async throws {
    let one = try await OwnershipProject.table(of: OwnershipProject.whole, jobs: 1)
    let eight = try await OwnershipProject.table(of: OwnershipProject.whole, jobs: 8)
    for format in OwnershipFormat.allCases { #expect(one.text(as: format) == eight.text(as: format)) }
  }

  @Test func `the manifest's surfaces stand where code has no name or shows nothing`() async throws {
    var files = OwnershipProject.whole
    files["bordercheck.json"] = OwnershipProject.manifest.replacing(
      "\"remoteKeys\"",
      with: """
        "messages": [
          { "owner": "App", "key": "app.title", "in": [{ "product": "App", "surface": "Not this" }] },
          { "owner": "App", "key": "app.un*", "in": [{ "product": "App", "surface": "Settings" }] },
          { "owner": "Trips", "key": "trips.title",
            "in": [{ "product": "Widget", "surface": "Header", "asks": "main" }, { "product": "App" }] }],
        "remoteKeys"
        """)
    files["Widget/WidgetView.swift"] = nil
    files["Widget/main.swift"] = "import Trips\nprint(TripCopy.title, TripCopy.lost)\n"
    let presenters = OwnershipProject.presenters(in: try await OwnershipProject.table(of: files))
    #expect(presenters["App Localizable app.title"] == ["App: HomeView.body @ .", "App: HomeView.lost @ ."])
    #expect(presenters["App Localizable app.unused"] == ["App: Settings @ ."])
    #expect(
      presenters["Trips Localizable trips.title"] == [
        "App: HomeView.body @ App_Trips.bundle", "Widget: Header @ App_Trips.bundle",
      ])
    #expect(
      presenters["Trips Errors trips.lost"] == [
        "App: HomeView.lost @ App_Trips.bundle", "Widget: Widget/main.swift @ App_Trips.bundle",
      ])
  }

  @Test func `tables of the system are not asked by code`() async throws {
    var files = OwnershipProject.whole
    files["bordercheck.json"] = OwnershipProject.manifest.replacing(
      "[\"App/Localizable.xcstrings\"]", with: "[\"App/Localizable.xcstrings\", \"App/InfoPlist.xcstrings\"]")
    files["App/InfoPlist.xcstrings"] = OwnershipProject.catalog("CFBundleDisplayName")
    let presenters = OwnershipProject.presenters(in: try await OwnershipProject.table(of: files))
    #expect(presenters["App InfoPlist CFBundleDisplayName"] == ["system"])
  }

  @Test func `without sources nothing is said about who asks`() async throws {
    var files = OwnershipProject.whole
    files["bordercheck.json"] = """
      { "developmentRegion": "en", "owners": { "App": { "resources": ["App/Localizable.xcstrings"] } },
        "products": { "App": { "kind": "app" } } }
      """
    let table = try await OwnershipProject.table(of: files)
    #expect(Set(table.rows.map(\.gap)) == [.unshown])
  }

  @Test func `a project without a message has nothing to list`() async throws {
    let files = [
      "bordercheck.json": """
      { "developmentRegion": "en", "owners": { "App": { "resources": ["App"] } },
        "products": { "App": { "kind": "app" } } }
      """,
      "App/Localizable.xcstrings": OwnershipProject.catalog(),
    ]
    await #expect(throws: CheckError.nothingToList) { try await OwnershipProject.table(of: files) }
  }
}
