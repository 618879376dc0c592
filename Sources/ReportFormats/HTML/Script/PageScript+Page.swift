extension PageScript {
  /// Findings under the search, and what the script adds to them.
  static let findings: StaticString = #"""
    function makeFindings(app) {
      const texts = new Map();
      const textOf = (finding) => {
        if (!texts.has(finding.id)) texts.set(finding.id, finding.section.textContent.toLowerCase());
        return texts.get(finding.id);
      };
      const findings = app.evidence.findings.map((finding) =>
        Object.assign(finding, { section: document.getElementById(finding.id) })).filter(({ section }) => section);
      for (const finding of findings) addTools(app, finding);
      return { findings, textOf };
    }

    function addTools(app, finding) {
      const { section } = finding;
      const command = section.querySelector('.command');
      section.append(element('div', { class: 'tools' },
        command && element('button', { type: 'button', click: ({ target }) => copy(target, command.textContent) },
          'Copy command'),
        finding.owner === null || !finding.cells.length ? null
          : element('button', { type: 'button', click: () => showInMatrix(app, finding) }, 'Show in matrix')));
    }

    async function copy(button, text) {
      const said = button.textContent;
      try {
        await navigator.clipboard.writeText(text);
        button.textContent = 'Copied';
      } catch {
        const range = document.createRange();
        range.selectNodeContents(button.closest('section').querySelector('.command'));
        getSelection().removeAllRanges();
        getSelection().addRange(range);
        button.textContent = 'Selected: copy it with the keyboard';
      }
      setTimeout(() => { button.textContent = said; }, 2000);
    }

    function showInMatrix(app, finding) {
      let source = '';
      for (const kind of ['owner', 'table', 'key', 'product']) {
        if (finding[kind] !== null) source = replaced(source, kind, [finding[kind]]);
      }
      search(app, source);
      document.getElementById('matrix').scrollIntoView();
    }

    function filterFindings({ list }, query) {
      let count = 0;
      for (const finding of list.findings) {
        const isShown = findingMatches(query, finding, list.textOf);
        finding.section.hidden = !isShown;
        if (isShown) count += 1;
      }
      for (const cause of document.querySelectorAll('.cause')) {
        cause.hidden = !cause.querySelector('.finding:not([hidden])');
        const more = cause.querySelector(':scope > .more');
        if (more) more.hidden = !more.querySelector('.finding:not([hidden])');
        if (more && query.source) more.open = true;
      }
      for (const none of document.querySelectorAll('.none-found')) none.remove();
      for (const part of document.querySelectorAll('section.part')) {
        if (part.querySelector('.cause') && !part.querySelector('.cause:not([hidden])')) {
          part.append(element('p', { class: 'none-found' }, 'No finding matches the search.'));
        }
      }
      return count;
    }

    function openFinding(app, id) {
      const section = document.getElementById(id);
      if (!section || !section.classList.contains('finding')) return;
      if (section.hidden) search(app, '', true);
      for (let part = section; part; part = part.parentElement) if (part.tagName === 'DETAILS') part.open = true;
      for (const other of document.querySelectorAll('.opened')) other.classList.remove('opened');
      section.classList.add('opened');
      section.focus({ preventScroll: true });
      section.scrollIntoView();
    }

    """#

  /// The search bar, and putting everything together.
  static let page: StaticString = #"""
    const GRAMMAR = [['language:pl', 'findings and columns of a language'], ['product:TripWidget', 'one product'],
      ['owner:Trips', 'messages of an owner'], ['table:Localizable', 'of a table'], ['key:trip.', 'part of a key'],
      ['rule:raw-key-shown', 'a rule'], ['surface:"Arrival line"', 'part of a surface'],
      ['state:error', 'ok, fallback, warning, error, not-observed, not-presented; for findings also note, accepted'],
      ['"some text"', 'part of a key, a text or a finding']];

    function makeSearch(app) {
      const input = element('input', { type: 'search', id: 'words', autocomplete: 'off', spellcheck: 'false',
        placeholder: 'language:pl product:… rule:… "text"', 'aria-describedby': 'result' });
      const picker = element('select', { id: 'product' }, element('option', { value: '' }, 'Worst of all products'),
        ...app.evidence.products.map((product) => element('option', { value: product }, visible(product))));
      const chips = STATES.slice(1, 5).reverse().map((state) => element('button',
        { type: 'button', class: 's-' + state.name, 'aria-pressed': 'false', click: () => toggle(app, state.name) },
        state.glyph + ' ' + state.word));
      const result = element('p', { class: 'result', id: 'result', role: 'status', 'aria-live': 'polite' });
      const form = element('form', { role: 'search', submit: (event) => event.preventDefault() },
        element('label', { class: 'words', for: 'words' }, 'Search', input),
        element('label', { for: 'product', hidden: app.evidence.products.length < 2 }, 'Product', picker), element('div', { class: 'chips', role: 'group',
          'aria-label': 'States' }, ...chips), result,
        element('details', { class: 'grammar' }, element('summary', {}, 'What can be searched for'),
          element('ul', {}, ...GRAMMAR.map(([word, sense]) => element('li', {}, element('code', {}, word), ' ' + sense)),
            element('li', {}, element('code', {}, '/'), ' goes to the search, Esc empties it'))));
      input.addEventListener('input', () => {
        clearTimeout(app.typing);
        app.typing = setTimeout(() => search(app, input.value), 150);
      });
      picker.addEventListener('change', () =>
        search(app, replaced(input.value, 'product', picker.value ? [picker.value] : [])));
      const place = document.getElementById('search');
      place.append(form);
      place.hidden = false;
      return { input, picker, chips, result };
    }

    function toggle(app, name) {
      const { input } = app.bar;
      const { state } = parseQuery(input.value);
      search(app, replaced(input.value, 'state', state.includes(name) ? state.filter((word) => word !== name) : [...state, name]));
    }

    /* Applies a search to findings and matrix, and keeps it in the address. */
    function search(app, source, keepsAddress) {
      clearTimeout(app.typing);
      const query = parseQuery(source);
      const { bar, evidence } = app;
      if (bar.input.value !== source) bar.input.value = source;
      bar.picker.value = evidence.products[productOf(app, query)] ?? '';
      bar.chips.forEach((chip, at) => chip.setAttribute('aria-pressed', query.state.includes(STATES[4 - at].name)));
      const findings = filterFindings(app, query);
      const messages = app.total ? fillGrid(app, query) : 0;
      bar.result.textContent = findings.toLocaleString('en') + ' of ' + plural(app.list.findings.length, 'finding')
        + (app.total ? ', ' + messages.toLocaleString('en') + ' of ' + plural(app.total, 'message') + ' in '
          + app.grid.languages.length + ' of ' + plural(evidence.languages.length, 'language') : '');
      if (!keepsAddress) writeAddress(source);
    }

    function goToAddress(app) {
      const { query, finding } = readAddress();
      if (query !== undefined) search(app, query, true);
      else if (finding) openFinding(app, finding);
    }

    function makeMatrix(app) {
      const place = document.getElementById('matrix-app');
      const legend = STATES.map(({ name, glyph, word }) => element('li', { class: 's-' + name },
        element('span', { class: 's' }, glyph + ' ' + word)));
      place.append(element('p', { class: 'origin' }, 'Rows are messages, columns the language that a reader wants first; ',
        '“from de” is a text that de served instead, “key”, “default”, “stored”, “absent” what stands in for one. ',
        'Open a cell for its values in every product.'), element('ul', { class: 'legend' }, ...legend),
        app.grid.frame, app.grid.none);
      place.hidden = false;
      document.getElementById('matrix-summary').hidden = true;
    }

    const evidence = readEvidence(document.getElementById('evidence').textContent);
    const app = { evidence, states: readStates(evidence), index: searchIndex(evidence), dialog: makeDetail() };
    app.total = evidence.messages.filter(({ number }) => evidence.starts[number] < evidence.starts[number + 1]).length;
    app.list = makeFindings(app);
    app.grid = makeGrid(app);
    app.bar = makeSearch(app);
    if (app.total) makeMatrix(app);
    search(app, readAddress().query ?? '', true);
    goToAddress(app);
    addEventListener('hashchange', () => goToAddress(app));
    addEventListener('resize', () => { if (app.total) { setWidths(app.grid); drawGrid(app, true); } });
    addEventListener('beforeprint', () => { for (const part of document.querySelectorAll('details')) part.open = true; });
    document.addEventListener('keydown', (event) => {
      const isTyping = event.target.closest('input, select, textarea');
      if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !app.dialog.open) {
        event.preventDefault();
        app.bar.input.focus();
      } else if (event.key === 'Escape' && event.target === app.bar.input) {
        if (app.bar.input.value) search(app, '');
        else app.bar.input.blur();
        event.preventDefault();
      }
    });

    """#
}
