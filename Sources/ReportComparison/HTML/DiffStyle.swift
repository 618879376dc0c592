/// What a page of changes needs besides the style of all pages.
enum DiffStyle {
  static let changes: StaticString = """
    .values { inline-size: 100%; table-layout: fixed; }
    .values th, .values td {
      padding: .35rem .6rem; border: 1px solid var(--line); text-align: start; vertical-align: top;
      overflow-wrap: anywhere;
    }
    .values th { font-weight: 400; color: var(--faint); background: var(--paper); }
    .values thead th:first-child { inline-size: 30%; }
    .values td { background: var(--paper); }
    del { color: var(--error); background: var(--error-paper); text-decoration: line-through; }
    ins { color: var(--good); background: var(--good-paper); text-decoration: underline; }
    @media (forced-colors: active) { del, ins { border: 1px solid CanvasText; } }

    """
}
