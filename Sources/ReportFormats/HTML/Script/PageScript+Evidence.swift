extension PageScript {
  /// The observations, as they lie in the page, as columns of numbers.
  static let evidence: StaticString = #"""
    function readEvidence(source) {
      const data = JSON.parse(source);
      const messages = [], sites = [], calls = [];
      const name = (number) => (number < 0 ? null : data.names[number]);
      for (let at = 0; at < data.messages.length; at += 3) {
        const [owner, table, key] = data.messages.slice(at, at + 3).map(name);
        messages.push({ owner, table, key, number: messages.length });
      }
      for (let at = 0; at < data.calls.length; at += 2) {
        calls.push({ surface: name(data.calls[at]) || '', args: name(data.calls[at + 1]) || '' });
      }
      for (let at = 0; at < data.sites.length; at += 9) {
        const [mark, word, outcome, ...rest] = data.sites.slice(at, at + 9);
        const [asked, bundle, file, resolved, variant, formatting] = rest.map(name);
        sites.push({
          mark, word: name(word), outcome: data.outcomes[outcome], asked, bundle, file, resolved, variant, formatting });
      }
      const findings = data.findings.map(([id, rule, severity, product, owner, table, key, language, cells]) =>
        ({ id, rule, severity, product, owner, table, key, language, cells }));
      const cellProduct = data.cells.map((cell) => cell[1]), cellLanguage = data.cells.map((cell) => cell[2]);
      return { ...data, ...columns(data.seen), messages, calls, sites, findings, cellProduct, cellLanguage,
        sources: new Map(data.sources) };
    }

    /* Where the observations of each message begin, and their cells, calls, sites and values. */
    function columns(seen) {
      const total = seen.reduce((sum, list) => sum + (list.length - 1) / 4, 0);
      const starts = new Int32Array(seen.length + 1);
      const [cellOf, callOf, siteOf, valueOf] = [0, 0, 0, 0].map(() => new Int32Array(total));
      let next = 0;
      seen.forEach((list, message) => {
        starts[message] = next;
        for (let at = 1; at < list.length; at += 4, next += 1) {
          cellOf[next] = list[at];
          callOf[next] = list[at + 1];
          siteOf[next] = list[at + 2];
          valueOf[next] = list[at + 3] + list[0];
        }
      });
      starts[seen.length] = next;
      return { starts, cellOf, callOf, siteOf, valueOf, seen: null };
    }

    """#

  /// What became of each message in each product and language.
  static let states: StaticString = #"""
    function readStates(evidence) {
      const [products, languages] = [evidence.products.length, evidence.languages.length];
      const size = evidence.messages.length * products * languages;
      const marks = new Uint8Array(size).fill(ABSENT);
      /* Of a part of the matrix nobody can say that a place without an observation was meant to be without. */
      if (evidence.partial) STATES[ABSENT] = { name: 'not-in-part', glyph: '?', word: 'not in this part' };
      /* The observation that stands for all of its place: the worst, and of those the plainest. */
      const shown = new Int32Array(size).fill(-1);
      const place = (message, product, language) => (message * products + product) * languages + language;
      for (let message = 0; message < evidence.messages.length; message += 1) {
        for (let at = 0; at < evidence.lost.length; at += 2) {
          marks[place(message, evidence.lost[at], evidence.lost[at + 1])] = UNSEEN;
        }
        for (let seen = evidence.starts[message]; seen < evidence.starts[message + 1]; seen += 1) {
          const cell = evidence.cellOf[seen];
          const at = place(message, evidence.cellProduct[cell], evidence.cellLanguage[cell]);
          const before = shown[at];
          const mark = evidence.sites[evidence.siteOf[seen]].mark;
          if (before >= 0 && (marks[at] > mark || (marks[at] === mark && evidence.callOf[before] <= evidence.callOf[seen]))) {
            continue;
          }
          marks[at] = mark;
          shown[at] = seen;
        }
      }
      return { marks, shown, place, products, languages };
    }

    /* The state of a message in a language: of one product, or the worst of all; a place that is shown comes first. */
    function stateOf(states, message, language, product) {
      const worst = { mark: ABSENT, seen: -1, product: -1 };
      const end = product >= 0 ? product + 1 : states.products;
      for (let number = Math.max(product, 0); number < end; number += 1) {
        const at = states.place(message, number, language);
        const mark = states.marks[at];
        if (mark === ABSENT || (worst.mark !== ABSENT && mark <= worst.mark)) continue;
        worst.mark = mark;
        worst.seen = states.shown[at];
        worst.product = number;
      }
      return worst;
    }

    function stateWord(evidence, state) {
      const { glyph, word, name } = STATES[state.mark];
      if (state.seen < 0) return { glyph, word, name };
      const site = evidence.sites[evidence.siteOf[state.seen]];
      if (site.word === 'wrong' && state.mark === UNSEEN) return { glyph, word, name };
      const said = site.word === site.resolved && site.outcome === 'value' ? 'from ' + site.word : site.word;
      return { glyph, word: said, name };
    }

    """#
}
