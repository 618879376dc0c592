#if canImport(SwiftParser)
  import CallSites
  import Testing

  @Suite struct InterfaceTests {
    private func interface(_ body: String, importing module: String = "SwiftUI") -> [LookUp] {
      scanned("import \(module)\nstruct V: View { var body: some View {\n\(body)\n} }")
    }

    @Test(arguments: [
      "Text(\"k\")", "Button(\"k\") { act() }", "Button(\"k\", role: .cancel, action: act)",
      "Label(\"k\", systemImage: \"star\")", "Toggle(\"k\", isOn: $on)", "TextField(\"k\", text: $text)",
      "SecureField(\"k\", text: $text)", "Section(\"k\") { x }", "Picker(\"k\", selection: $s) { x }",
      "Stepper(\"k\", value: $n)", "Link(\"k\", destination: url)", "Menu(\"k\") { x }",
      "NavigationLink(\"k\", value: 1)", "ProgressView(\"k\")", "Gauge(\"k\", value: 1) { x }",
      "LabeledContent(\"k\", value: name)", "DisclosureGroup(\"k\") { x }", "GroupBox(\"k\") { x }",
      "ContentUnavailableView(\"k\", systemImage: \"x\")", "x.navigationTitle(\"k\")", "x.navigationSubtitle(\"k\")",
      "x.alert(\"k\", isPresented: $on) { y }", "x.confirmationDialog(\"k\", isPresented: $on) { y }",
      "x.accessibilityLabel(\"k\")", "x.accessibilityValue(\"k\")", "x.accessibilityHint(\"k\")", "x.help(\"k\")",
      "x.badge(\"k\")", "x.searchable(text: $t, prompt: \"k\")", "Tab(\"k\", systemImage: \"x\") { y }",
      "SwiftUI.Text(\"k\")", "x.tabItem { Text(\"k\") }", "Text(LocalizedStringKey(\"k\"))", "Text(.init(\"k\"))",
      "x.accessibilityLabel(Text(\"k\"))",
    ])
    func `a literal in a view or modifier is a key`(_ code: String) {
      #expect(interface(code).map(\.key) == [.literal("k")])
      #expect(scanned(code).filter { $0.api != .localizedStringKey }.isEmpty, "without the framework it is no view")
    }

    @Test(arguments: [
      "Text(verbatim: \"k\")", "Text(name)", "Text(item.name)", "Text(\"a\" + name)", "Text(flag ? \"k\" : name)",
      "Button(action: act) { x }", "Image(\"k\")", "Label(title, systemImage: \"k\")", "x.description(\"k\")",
      "Text(name ?? \"k\")", "Text(date, style: .date)", "Color(\"k\")", "x.tag(\"k\")",
    ])
    func `what is verbatim is no look-up`(_ code: String) {
      #expect(interface(code).isEmpty)
    }

    @Test func `a text says its table, bundle and comment`() {
      #expect(
        interface("Text(\"k\", tableName: \"T\", bundle: .module, comment: \"C\")").map(\.bare) == [
          .expected(.view("Text"), .literal("k"), table: .named("T"), bundle: .module, comment: "C")
        ])
      #expect(
        interface("Text(key, bundle: .module)").map(\.bare) == [
          .expected(.view("Text"), .dynamic("key"), bundle: .module)
        ])
      #expect(
        interface("Text(LocalizedStringKey(\"k\"), bundle: .module)").map(\.bare) == [
          .expected(.view("Text"), .literal("k"), bundle: .module)
        ])
    }

    @Test func `both branches of a choice are keys`() {
      #expect(interface("Text(flag ? \"on\" : \"off\")").map(\.key) == [.literal("on"), .literal("off")])
    }

    @Test func `a symbol is one in a view too`() {
      #expect(interface("Text(.tripTitle)").map(\.api) == [.symbol("tripTitle")])
    }

    @Test func `a widget's description is a key only on its configuration`() {
      let code = """
        import WidgetKit
        struct W: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "w", provider: P()) { e in V(e) }
              .configurationDisplayName("name")
              .description("what it shows")
          }
        }
        """
      #expect(scanned(code).map(\.api) == [.view(".configurationDisplayName"), .view(".description")])
    }

    @Test func `an intent's texts are keys, its phrases in a table of their own`() {
      let code = """
        import AppIntents
        struct Start: AppIntent {
          static var title: LocalizedStringResource = "intent.title"
          static let description = IntentDescription("intent.about", categoryName: "intent.group")
          @Parameter(title: "intent.minutes") var minutes: Int
          static var parameterSummary: some ParameterSummary { Summary("For \\(\\.$minutes) min") }
        }
        enum Kind: String, AppEnum {
          case bus
          static var typeDisplayRepresentation: TypeDisplayRepresentation = "kind"
          static var caseDisplayRepresentations: [Kind: DisplayRepresentation] = [.bus: "kind.bus"]
        }
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: Start(), phrases: ["Start \\(.applicationName)"], shortTitle: "short", systemImageName: "x")
          }
        }
        """
      #expect(
        keys(code) == [
          "intent.title", "intent.about", "intent.group", "intent.minutes", "For ${minutes} min", "kind", "kind.bus",
          "Start ${applicationName}", "short",
        ])
      #expect(
        scanned(code).filter { $0.table == .named("AppShortcuts") }.map(\.key) == [.literal("Start ${applicationName}")]
      )
    }
  }
#endif
