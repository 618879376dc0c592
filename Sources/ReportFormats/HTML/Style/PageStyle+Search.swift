extension PageStyle {
  /// The bar that searches findings and matrix.
  static let search: StaticString = """
    #search {
      position: sticky; inset-block-start: 0; z-index: 5; background: var(--paper);
      border-block: 1px solid var(--line);
    }
    #search form {
      display: flex; flex-wrap: wrap; align-items: center; gap: .35rem .8rem; max-inline-size: 84rem; margin-inline: auto;
      padding: .4rem 1.25rem;
    }
    #search label[hidden] { display: none; }
    #search label { display: flex; align-items: center; gap: .4rem; }
    #search .words { flex: 1 1 22rem; }
    #search input { flex: 1; inline-size: 100%; }
    #search input::placeholder { color: var(--faint); opacity: 1; }
    .chips { display: flex; flex-wrap: wrap; gap: .35rem; }
    .chips button { color: var(--tone); background: var(--tone-paper); border-color: var(--tone); }
    .chips button[aria-pressed="true"] { box-shadow: inset 0 0 0 2px var(--tone); font-weight: 700; text-decoration: underline; }
    .result { margin: 0; color: var(--faint); font-size: .9em; }
    .grammar { font-size: .9em; margin-inline-start: auto; }
    .grammar[open] { flex-basis: 100%; }
    .grammar ul { columns: 26rem; margin-block: .4rem; }
    .grammar code { white-space: nowrap; }

    """
}
