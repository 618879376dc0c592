extension PageScript {
  /// The rows of the table, and moving in it.
  static let gridKeys: StaticString = #"""
    function rowElement(app, row) {
      const { grid } = app;
      if (!grid.made.has(row)) {
        if (grid.made.size > 400) grid.made.clear();
        grid.made.set(row, grid.rows[row].group ? groupRow(app, row) : messageRow(app, row));
      }
      const made = grid.made.get(row);
      for (const cell of made.querySelectorAll('[tabindex="0"]')) cell.tabIndex = -1;
      if (row === grid.active.row) activeCell(grid).tabIndex = 0;
      return made;
    }

    function groupRow({ grid }, row) {
      const { owner, table, count, tally } = grid.rows[row].group;
      return element('tr', { class: 'group', 'aria-rowindex': row + 2 },
        element('th', { scope: 'rowgroup', colspan: grid.languages.length + 1 }, element('span', { class: 'name' },
          visible(owner + ' · ' + table),
          element('span', { class: 'sub' }, plural(count, 'message') + ': ' + tallyText(tally)))));
    }

    function messageRow(app, row) {
      const { grid } = app;
      const { message } = grid.rows[row];
      return element('tr', { class: 'message', 'aria-rowindex': row + 2 }, messageHead(app, message),
        gap(grid.window.left), ...grid.languages.slice(grid.window.left, grid.window.right).map((language, at) =>
          messageCell(app, message, language, grid.window.left + at)), gap(grid.languages.length - grid.window.right));
    }

    /* Stands for columns out of sight. */
    const gap = (count) => (count > 0 ? element('td', { class: 'gap', colspan: count, role: 'presentation' }) : null);

    /* The element of the active cell, the row's head where it is out of sight. */
    function activeCell({ made, active }) {
      const row = made.get(active.row);
      return row?.querySelector('[aria-colindex="' + (active.column + 1) + '"]') ?? row?.children[0];
    }

    function messageHead(app, message) {
      const source = sourceOf(app.evidence, message.number, null);
      const key = visible(message.key);
      return element('th', { scope: 'row', class: 'head', tabindex: -1, 'aria-colindex': 1, title: key.slice(0, 500) },
        element('bdi', { class: 'line mono', dir: 'auto' }, key.slice(0, 200)),
        source === null ? null
          : valueElement(app.evidence.values[source.value], languageTag(source.language), 'line sub', 200));
    }

    function messageCell(app, message, language, column) {
      const { evidence, grid } = app;
      const state = stateOf(app.states, message.number, language, grid.product);
      const { glyph, word, name } = stateWord(evidence, state);
      const label = cellLabel(app, state, language, word);
      const value = state.seen < 0 ? null : evidence.values[evidence.valueOf[state.seen]];
      const site = state.seen < 0 ? null : evidence.sites[evidence.siteOf[state.seen]];
      return element('td',
        { class: 's-' + name, tabindex: -1, 'aria-colindex': column + 2, 'aria-label': label, title: label },
        element('span', { class: 'line s' }, glyph + ' ' + visible(word)),
        value === null ? null : valueElement(value, valueTag(site), 'line v', 120));
    }

    /* Keys are in no language, and of texts that no table served it is not known. */
    const valueTag = (site) =>
      (site.outcome === 'value' ? languageTag(site.resolved || '') : site.outcome === 'key' ? 'zxx' : 'und');

    function cellLabel({ evidence, grid }, state, language, word) {
      const start = languageName(evidence.languages[language]) + ': ' + STATES[state.mark].word;
      if (state.seen < 0) return visible(start);
      const site = evidence.sites[evidence.siteOf[state.seen]];
      const value = evidence.values[evidence.valueOf[state.seen]];
      const served = site.outcome === 'value'
        ? 'resolved locale ' + (site.resolved || 'none') + ', bundle ' + site.bundle + ', table file ' + site.file
        : 'no table served it, asked bundle ' + site.asked;
      const fallback = word === 'ok' || word === 'wrong' ? 'no fallback' : 'a fallback';
      const product = grid.product < 0 ? ', in ' + evidence.products[state.product] : '';
      const text = value === null ? 'nothing shown' : '“' + value.slice(0, 200) + '”';
      return visible(start + ' (' + word + '), ' + text + ', ' + served + ', ' + fallback + product);
    }

    const placeOf = (grid, target) => {
      const cell = target.closest('tr.message > [aria-colindex]');
      if (!cell) return null;
      const number = (element, name) => Number(element.getAttribute(name));
      return { row: number(cell.parentElement, 'aria-rowindex') - 2, column: number(cell, 'aria-colindex') - 1 };
    };

    function keepActive(grid) {
      const { first, last, left, right } = grid.window;
      if (grid.active.column > 0) grid.active.column = Math.min(Math.max(grid.active.column, left + 1), right);
      if (grid.active.row >= first && grid.active.row < last && grid.rows[grid.active.row]?.message) return;
      for (let row = first; row < last; row += 1) {
        if (grid.rows[row].message) { grid.active.row = row; return; }
      }
    }

    function focusActive({ grid }) {
      const cell = activeCell(grid);
      if (!cell) return;
      for (const other of grid.table.querySelectorAll('[tabindex="0"]')) other.tabIndex = -1;
      cell.tabIndex = 0;
      cell.focus({ preventScroll: true });
    }

    const MOVES = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], PageUp: [-10, 0],
      PageDown: [10, 0] };

    function gridKey(app, event) {
      const { grid } = app;
      const { key, ctrlKey } = event;
      if (event.altKey || event.metaKey) return;
      if (key === 'Enter' || key === ' ') openActive(app);
      else if (MOVES[key]) moveTo(app, grid.active.row + MOVES[key][0], grid.active.column + MOVES[key][1], MOVES[key][0]);
      else if (key === 'Home') moveTo(app, ctrlKey ? 0 : grid.active.row, 0, 1);
      else if (key === 'End') moveTo(app, ctrlKey ? grid.rows.length - 1 : grid.active.row, grid.languages.length, -1);
      else return;
      event.preventDefault();
    }

    /* Headings are passed over, in the direction that one was going. */
    function moveTo(app, row, column, direction) {
      const { grid } = app;
      const step = direction < 0 ? -1 : 1;
      let next = Math.min(Math.max(row, 1), grid.rows.length - 1);
      if (!grid.rows[next].message) next += step;
      grid.active = { row: next, column: Math.min(Math.max(column, 0), grid.languages.length) };
      const top = grid.tops[next] - grid.heights.group;
      const bottom = grid.tops[next + 1] + grid.head.getBoundingClientRect().height - grid.frame.clientHeight;
      if (grid.frame.scrollTop > top) grid.frame.scrollTop = top;
      else if (grid.frame.scrollTop < bottom) grid.frame.scrollTop = bottom;
      sideways(grid);
      drawGrid(app, false);
      focusActive(app);
    }

    /* Brings the active cell out from under the column that stands still. */
    function sideways({ frame, active, still, width }) {
      if (active.column === 0) return;
      const left = (active.column - 1) * width;
      if (frame.scrollLeft > left) frame.scrollLeft = left;
      const right = still + left + width - frame.clientWidth;
      if (frame.scrollLeft < right) frame.scrollLeft = right;
    }

    """#
}
