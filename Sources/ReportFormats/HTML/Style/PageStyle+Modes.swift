extension PageStyle {
  /// What a system or a printer asks for.
  package static let modes: StaticString = """
    @media (prefers-reduced-motion: reduce) { * { scroll-behavior: auto; transition: none; animation: none; } }
    @media (forced-colors: active) {
      .mark, .counts li, .grid .s, .finding, .chips button { border: 1px solid CanvasText; }
      .finding { border-inline-start-width: .35rem; }
      :focus-visible, .grid td:focus, .grid th:focus { outline-color: Highlight; }
      .chips button[aria-pressed="true"] { border-color: Highlight; border-width: 3px; }
    }
    @page { margin: 14mm; }
    @media print {
      :root { color-scheme: light; }
      #search, #matrix-app, .needs-script, .tools, .skip, .self, nav { display: none; }
      #matrix-summary[hidden] { display: block; }
      main, .verdict { max-inline-size: none; padding-inline: 0; }
      h2, h3, .finding h4 { break-after: avoid; break-inside: avoid; }
      .finding, tr { break-inside: avoid; }
      .finding { content-visibility: visible; background: none; }
      dd, .finding h4 { max-block-size: none; overflow: visible; }
      details::details-content { content-visibility: visible; block-size: auto; }
      .scenarios th, .scenarios td { padding-inline: .5rem; overflow-wrap: break-word; }
    }

    """
}
