extension PageStyle {
  /// The page as a text: head, headings, links, values.
  package static let text: StaticString = """
    * { box-sizing: border-box; }
    html { scroll-padding-block-start: 6rem; }
    body {
      margin: 0; background: var(--paper); color: var(--ink); line-height: 1.5;
      font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", "Noto Sans CJK SC",
        sans-serif;
    }
    main, .verdict { max-inline-size: 84rem; margin-inline: auto; padding-inline: 1.25rem; }
    .verdict { padding-block: 1.5rem 1rem; }
    h1 { margin: 0 0 .6rem; font-size: 1.6rem; line-height: 1.25; color: var(--tone); }
    h1 .glyph {
      display: inline-grid; place-items: center; inline-size: 1.6em; block-size: 1.6em; border-radius: 50%;
      background: var(--tone-paper); border: 1px solid var(--tone); font-size: .85em; margin-inline-end: .2em;
    }
    h2 { margin: 2.2rem 0 .8rem; padding-block-end: .3rem; border-block-end: 1px solid var(--line); font-size: 1.3rem; }
    h3 { margin: 1.6rem 0 .6rem; font-size: 1.05rem; font-weight: 600; }
    a { color: var(--link); }
    code, pre, .mono { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    code { font-size: .9em; overflow-wrap: anywhere; }
    nav a { margin-inline-end: 1rem; }
    :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
    .skip { position: absolute; inset-inline-start: -99rem; }
    .skip:focus { inset: .5rem auto auto .5rem; z-index: 9; padding: .4rem .8rem; background: var(--paper); }
    .counts { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0 0 .6rem; padding: 0; list-style: none; }
    .counts li {
      padding: .15rem .7rem; border: 1px solid var(--tone, var(--line)); border-radius: 1rem;
      color: var(--tone, var(--faint)); background: var(--tone-paper, var(--panel)); font-weight: 600;
    }
    .counts li.none, .counts li.accepted { --tone: var(--faint); --tone-paper: var(--panel); font-weight: 400; }
    .scope { margin: 0 0 .6rem; color: var(--faint); }
    .partial {
      margin: .6rem 0; padding: .7rem 1rem; border: 2px solid var(--warning); border-radius: .4rem;
      background: var(--warning-paper); color: var(--warning);
    }
    .needs-script { padding: .7rem 1rem; border: 1px dashed var(--faint); border-radius: .4rem; }
    bdi { unicode-bidi: isolate; }
    .value { overflow-wrap: anywhere; white-space: pre-wrap; line-height: 1.6; }
    .empty { color: var(--faint); }
    .origin { color: var(--faint); font-size: .9em; overflow-wrap: anywhere; }
    .visually-hidden {
      position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
    }
    table { border-collapse: collapse; }
    caption { text-align: start; color: var(--faint); padding-block: .3rem; }
    .scenarios th, .scenarios td { padding: .25rem .9rem; border: 1px solid var(--line); text-align: start; }
    .scenarios thead th { background: var(--panel); }

    """
}
