extension PageStyle {
  /// The table of messages by language, of which only what can be seen is there.
  static let matrix: StaticString = """
    .grid-frame {
      max-block-size: min(80vh, 60rem); overflow: auto; border: 1px solid var(--line); border-radius: .4rem;
      overscroll-behavior: contain;
    }
    .legend { display: flex; flex-wrap: wrap; gap: .3rem .8rem; margin: 0 0 .6rem; padding: 0; list-style: none; }
    .legend .s { padding-inline: .4rem; }
    .grid { border-collapse: separate; border-spacing: 0; table-layout: fixed; inline-size: 1px; }
    .grid th, .grid td {
      block-size: 3.5rem; padding: .2rem .5rem; border-block-end: 1px solid var(--line);
      border-inline-end: 1px solid var(--line); text-align: start; vertical-align: top; overflow: hidden;
    }
    .grid .head { inline-size: 22rem; }
    .grid .mono { font-size: .9em; }
    .grid .language { inline-size: var(--column, 9.5rem); }
    .grid thead th { block-size: 4.75rem; position: sticky; inset-block-start: 0; z-index: 3; background: var(--panel); }
    .grid thead th:first-child { inset-inline-start: 0; z-index: 4; }
    .grid tbody th { position: sticky; inset-inline-start: 0; z-index: 1; background: var(--paper); font-weight: 400; }
    .grid .group th { block-size: 2rem; vertical-align: middle; overflow: visible; white-space: nowrap; z-index: 2; background: var(--panel); font-weight: 600; inset-block-start: var(--head, 4.75rem); }
    .grid .group .name { position: sticky; inset-inline-start: .5rem; }
    .grid .group .sub { margin-inline-start: 1rem; font-weight: 400; }
    .grid .line { display: block; block-size: 1.5em; line-height: 1.5em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-inline-size: 100%; }
    .grid td { background: var(--tone-paper); cursor: pointer; }
    .grid .s, .legend .s, .detail .s { color: var(--tone); background: var(--tone-paper); font-weight: 600; font-size: .9em; }
    .grid .s-ok .s, .grid .s-not-presented .s { font-weight: 400; }
    .grid .v, .grid .sub { font-size: .92em; }
    .grid .sub { color: var(--faint); }
    .grid td:focus, .grid th:focus { outline: 3px solid var(--focus); outline-offset: -3px; }
    .grid .gap { background: none; cursor: default; }
    .grid .spacer td { block-size: auto; padding: 0; border: 0; background: none; cursor: default; }
    .none-left { padding: 1rem; }

    """

  /// What a cell of the matrix opens.
  static let detail: StaticString = """
    .detail {
      inline-size: min(84rem, 96vw); max-block-size: 90vh; padding: 0; border: 1px solid var(--faint); border-radius: .5rem;
      background: var(--paper); color: var(--ink);
    }
    .detail::backdrop { background: rgb(0 0 0 / .5); }
    .detail header {
      display: flex; gap: 1rem; align-items: start; justify-content: space-between; padding: .8rem 1.2rem;
      border-block-end: 1px solid var(--line); background: var(--panel);
    }
    .detail h2 { margin: 0; padding: 0; border: 0; font-size: 1.1rem; overflow-wrap: anywhere; }
    .detail .body { padding: .8rem 1.2rem 1.2rem; overflow: auto; }
    .detail h3 { margin: 1rem 0 .4rem; }
    .detail table { inline-size: 100%; }
    .detail th, .detail td {
      padding: .35rem .6rem; border: 1px solid var(--line); text-align: start; vertical-align: top;
      overflow-wrap: break-word;
    }
    .detail td code { overflow-wrap: anywhere; }
    .detail .served { min-inline-size: 19rem; }
    .detail .s { white-space: nowrap; padding-inline: .3rem; }
    .detail thead th { background: var(--panel); font-size: .9em; white-space: nowrap; }
    .detail td.text { min-inline-size: 14rem; }
    .detail .links li { margin-block-end: .3rem; }

    """
}
