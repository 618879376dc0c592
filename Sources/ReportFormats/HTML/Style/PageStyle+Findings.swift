extension PageStyle {
  /// Findings and their facts.
  package static let findings: StaticString = """
    .mark {
      display: inline-block; padding: 0 .5rem; border: 1px solid var(--tone); border-radius: .3rem; color: var(--tone);
      background: var(--tone-paper); font-size: .85em; font-weight: 600; white-space: nowrap;
    }
    .number { color: var(--faint); font-weight: 400; }
    .finding {
      margin: 0 0 .9rem; padding: .8rem 1rem; border: 1px solid var(--line); border-inline-start: .35rem solid var(--tone);
      border-radius: .4rem; background: var(--panel); content-visibility: auto; contain-intrinsic-size: auto 22rem;
    }
    .finding:target, .finding.opened { outline: 3px solid var(--focus); outline-offset: 2px; }
    .finding h4 {
      margin: 0 0 .6rem; font-size: 1rem; font-weight: 400; overflow-wrap: anywhere; max-block-size: 14rem; overflow: auto;
    }
    .finding .where { font-weight: 700; }
    .self { color: var(--faint); text-decoration: none; }
    .finding dl, .facts {
      display: grid; grid-template-columns: minmax(7rem, max-content) minmax(0, 1fr); gap: .3rem 1rem; margin: 0;
    }
    dt { color: var(--faint); font-size: .9em; padding-block-start: .1em; }
    dd { margin: 0; overflow-wrap: anywhere; max-block-size: 22rem; overflow: auto; }
    dd ul { margin: 0; padding: 0; list-style: none; }
    .shown > li + li { margin-block-start: .25rem; }
    .shown .value, .source .value {
      display: inline-block; max-inline-size: 100%; padding: 0 .5rem; border-radius: .3rem; background: var(--paper);
      border: 1px solid var(--line); font-size: 1.05em;
    }
    .fix { font-weight: 600; }
    .reason { margin: .1rem 0 0; color: var(--faint); }
    .command { margin: 0; padding: .4rem .6rem; border-radius: .3rem; background: var(--paper); border: 1px solid var(--line);
      white-space: pre-wrap; overflow-wrap: anywhere; }
    .waive { color: var(--faint); }
    .tools { display: flex; flex-wrap: wrap; gap: .5rem; margin-block-start: .5rem; }
    button, select, input {
      font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--faint); border-radius: .35rem;
      padding: .2rem .65rem; min-block-size: 2rem;
    }
    button { cursor: pointer; }
    button:hover { background: var(--panel); }
    summary { cursor: pointer; }
    @media (max-width: 40rem) { .finding dl, .facts { grid-template-columns: 1fr; gap: .1rem; } }

    """
}
