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
    @media print {
      #search, #matrix-app, .tools, .skip, .self, nav { display: none; }
      main, .verdict { max-inline-size: none; padding-inline: 0; }
      .finding { break-inside: avoid; content-visibility: visible; background: none; }
      dd, .finding h4 { max-block-size: none; overflow: visible; }
      .only-screen { display: block; }
    }
    @media not print { .only-print { display: none; } }

    """
}
