extension PageScript {
  /// What a cell of the matrix opens: every value of a message in a language, or in all of them.
  static let detail: StaticString = #"""
    function makeDetail() {
      const dialog = element('dialog', { class: 'detail', 'aria-labelledby': 'detail-title' });
      dialog.addEventListener('click', (event) => { if (event.target === dialog) dialog.close(); });
      document.body.append(dialog);
      return dialog;
    }

    function openActive(app) {
      const { grid } = app;
      const row = grid.rows[grid.active.row];
      if (!row || !row.message) return;
      openDetail(app, row.message, grid.active.column === 0 ? null : grid.languages[grid.active.column - 1]);
    }

    function openDetail(app, message, language) {
      const { dialog, evidence } = app;
      const tag = language === null ? null : evidence.languages[language];
      const where = [message.owner, message.table].join(' · ');
      dialog.replaceChildren(
        element('header', {},
          element('div', {},
            element('h2', { id: 'detail-title' }, code(message.key)),
            element('div', { class: 'origin' }, visible(where) + (tag === null ? ', all languages' : ', ' + titleOf(tag)))),
          element('button', { type: 'button', click: () => dialog.close(), autofocus: true }, 'Close')),
        element('div', { class: 'body', tabindex: 0 },
          ...sourcePart(app, message), ...valuesPart(app, message, language), ...findingsPart(app, message, language)));
      dialog.showModal();
    }

    const titleOf = (tag) => visible(languageName(tag) === tag ? tag : languageName(tag) + ' (' + tag + ')');

    function sourcePart({ evidence }, message) {
      const source = sourceOf(evidence, message.number, null);
      if (source === null) return [];
      return [element('h3', {}, 'Source text, ' + titleOf(source.language)),
        element('p', {}, valueElement(evidence.values[source.value], languageTag(source.language)))];
    }

    /* What the development region has, for the argument list `call` if that was seen. */
    function sourceOf(evidence, message, call) {
      let found = null;
      for (let seen = evidence.starts[message]; seen < evidence.starts[message + 1]; seen += 1) {
        const site = evidence.sites[evidence.siteOf[seen]];
        const language = evidence.sources.get(site.asked);
        if (language === undefined || site.resolved !== language || !evidence.valueOf[seen]) continue;
        if (!found || evidence.callOf[seen] === call || evidence.callOf[seen] < found.call) {
          found = { call: evidence.callOf[seen], value: evidence.valueOf[seen], language };
          if (found.call === call) break;
        }
      }
      return found;
    }

    /* Observations that differ in nothing but their cell are one line. */
    function linesOf(app, message, language) {
      const { evidence } = app;
      const lines = new Map();
      for (let seen = evidence.starts[message.number]; seen < evidence.starts[message.number + 1]; seen += 1) {
        const cell = evidence.cellOf[seen];
        if (language !== null && evidence.cellLanguage[cell] !== language) continue;
        const [product, shownIn] = [evidence.cellProduct[cell], evidence.cellLanguage[cell]];
        const identity = [product, shownIn, evidence.callOf[seen], evidence.siteOf[seen], evidence.valueOf[seen]].join();
        if (!lines.has(identity)) lines.set(identity, { seen, product, language: shownIn, cells: [] });
        lines.get(identity).cells.push(evidence.cells[cell][0]);
      }
      return [...lines.values(), ...gapsOf(app, message, language)]
        .sort((left, right) => left.product - right.product || left.language - right.language);
    }

    /* Products in which the message was not seen, each with its state. */
    function gapsOf({ evidence, states }, message, language) {
      const gaps = [];
      evidence.languages.forEach((_, number) => {
        if (language !== null && number !== language) return;
        evidence.products.forEach((_, product) => {
          const state = stateOf(states, message.number, number, product);
          if (state.seen < 0 && (language !== null || state.mark === UNSEEN)) {
            gaps.push({ seen: -1, mark: state.mark, product, language: number, cells: [] });
          }
        });
      });
      return gaps;
    }

    """#

  /// The parts of what a cell opens.
  static let detailParts: StaticString = #"""
    const LINES = 400;

    function valuesPart(app, message, language) {
      const lines = linesOf(app, message, language);
      const heads = ['Product', ...(language === null ? ['Language'] : []), 'State', 'Text', 'Arguments', 'Surface',
        'Served by', 'Cells'];
      const rest = lines.length - LINES;
      return [element('h3', {}, 'What was shown'),
        element('table', {}, element('caption', { class: 'visually-hidden' }, 'Values by product and arguments'),
          element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head)))),
          element('tbody', {}, ...lines.slice(0, LINES).map((line) => detailRow(app, line, language)))),
        rest > 0 ? element('p', {}, 'and ' + plural(rest, 'line') + ' more: choose one language') : null];
    }

    function detailRow({ evidence }, line, language) {
      const product = element('th', { scope: 'row' }, element('bdi', {}, visible(evidence.products[line.product])));
      const tag = evidence.languages[line.language];
      const start = [product, language === null ? element('td', {}, visible(tag)) : null];
      const cell = (...children) => element('td', {}, ...children);
      if (line.seen < 0) {
        const { glyph, word, name } = STATES[line.mark];
        return element('tr', { class: 's-' + name }, ...start,
          cell(element('span', { class: 's' }, glyph + ' ' + word)), element('td', { colspan: 5 }));
      }
      const site = evidence.sites[evidence.siteOf[line.seen]];
      const call = evidence.calls[evidence.callOf[line.seen]];
      const { glyph, word, name } = stateWord(evidence, { mark: site.mark, seen: line.seen });
      return element('tr', { class: 's-' + name }, ...start,
        cell(element('span', { class: 's' }, glyph + ' ' + visible(word))), textCell(evidence, line, site),
        cell(element('bdi', {}, visible(call.args))), cell(element('bdi', {}, visible(call.surface))),
        element('td', { class: 'served' }, ...originLines(site).filter(Boolean)), cell(cellList(line.cells)));
    }

    const OUTCOMES = { value: '', default: 'the code’s default', key: 'the key itself',
      persisted: 'stored by an earlier launch', 'no-bundle': 'the bundle is not there' };

    /* Resolved locale, bundle, table file and variant, as far as there are any. */
    function originLines(site) {
      const line = (name, text) => (text === null ? null
        : element('div', {}, element('span', { class: 'origin' }, name + ' '), code(text)));
      return [site.outcome === 'value' ? line('resolved locale', site.resolved || 'none')
        : element('div', {}, OUTCOMES[site.outcome]), line('bundle', site.bundle),
      site.bundle === site.asked ? null : line('asked', site.asked), line('table file', site.file),
      line('variant', site.variant), line('formatted as', site.formatting)];
    }

    function textCell(evidence, line, site) {
      const value = evidence.values[evidence.valueOf[line.seen]];
      if (value === null) return element('td', { class: 'text' }, element('i', { class: 'empty' }, 'nothing'));
      const shown = valueElement(value, valueTag(site));
      return element('td', { class: 'text' }, shown,
        element('div', { class: 'origin' }, plural(lengthOf(value), 'character')));
    }

    /* As a reader counts: a letter with its marks is one. */
    function lengthOf(text) {
      if (!Intl.Segmenter || text.length > 20000) return Array.from(text).length;
      return Array.from(new Intl.Segmenter().segment(text)).length;
    }

    function cellList(cells) {
      if (cells.length === 1) return code(cells[0]);
      return element('details', {}, element('summary', {}, plural(cells.length, 'cell')),
        ...cells.map((cell) => element('div', {}, code(cell))));
    }

    function findingsPart(app, message, language) {
      const { evidence } = app;
      const tag = language === null ? null : evidence.languages[language];
      const cells = new Set();
      for (let seen = evidence.starts[message.number]; seen < evidence.starts[message.number + 1]; seen += 1) {
        const cell = evidence.cellOf[seen];
        if (language === null || evidence.cellLanguage[cell] === language) cells.add(cell);
      }
      const about = evidence.findings.filter((finding) => {
        const isOfMessage = finding.owner === message.owner && (finding.table ?? message.table) === message.table
          && (finding.key ?? message.key) === message.key;
        const isGap = finding.severity === 'incomplete' && finding.owner === null;
        return isGap || (isOfMessage && (finding.cells.some((cell) => cells.has(cell))
          || (!finding.cells.length && (tag === null || finding.language === null || finding.language === tag))));
      });
      if (!about.length) return [];
      return [element('h3', {}, 'Findings'), element('ul', { class: 'links' }, ...about.slice(0, 50).map((finding) => {
        const heading = document.getElementById('h-' + finding.id);
        const words = heading ? heading.textContent.replace(/\s*#$/, '') : finding.rule;
        return element('li', {}, element('a', { href: '#' + finding.id, click: () => app.dialog.close() }, words));
      }))];
    }

    """#
}
