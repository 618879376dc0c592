extension PageScript {
  /// The table, of which only the rows that can be seen are there.
  static let grid: StaticString = #"""
    function makeGrid(app) {
      const caption = element('caption', { class: 'visually-hidden' });
      const head = element('thead', {});
      const table = element('table', { class: 'grid', role: 'grid', 'aria-label': 'Messages by language' }, caption, head);
      const frame = element('div', { class: 'grid-frame' }, table);
      const none = element('p', { class: 'none-left', hidden: true }, 'No message matches the search.');
      const grid = { caption, head, table, frame, none, rows: [], tops: [0], languages: [], product: -1,
        heights: { group: 32, message: 52 }, active: { row: 1, column: 1 }, made: new Map(),
        window: {}, still: 352, width: 152 };
      let waits = false;
      frame.addEventListener('scroll', () => {
        if (waits) return;
        waits = true;
        requestAnimationFrame(() => { waits = false; drawGrid(app, false); });
      });
      table.addEventListener('keydown', (event) => gridKey(app, event));
      table.addEventListener('click', (event) => {
        const place = placeOf(grid, event.target);
        if (!place) return;
        Object.assign(grid.active, place);
        focusActive(app);
        openActive(app);
      });
      return grid;
    }

    /* The rows of a search: a heading for each owner and table, then its messages. */
    function fillGrid(app, query) {
      const { grid } = app;
      const messages = matchingMessages(app, query);
      Object.assign(grid, { rows: [], languages: shownLanguages(app, query), product: productOf(app, query) });
      grid.tally = grid.languages.map(() => new Array(STATES.length).fill(0));
      grid.made.clear();
      let group = null;
      for (const message of messages) {
        if (!group || group.owner !== message.owner || group.table !== message.table) {
          group = { owner: message.owner, table: message.table, count: 0, tally: new Array(STATES.length).fill(0) };
          grid.rows.push({ group });
        }
        const heading = group.heading ??= grid.rows.length - 1;
        group.count += 1;
        grid.rows.push({ message, heading });
        grid.languages.forEach((language, column) => {
          const { mark } = stateOf(app.states, message.number, language, grid.product);
          grid.tally[column][mark] += 1;
          group.tally[mark] += 1;
        });
      }
      grid.none.hidden = messages.length > 0;
      grid.frame.hidden = !messages.length;
      grid.active = { row: Math.min(Math.max(grid.active.row, 1), Math.max(grid.rows.length - 1, 1)), column:
        Math.min(grid.active.column, grid.languages.length) };
      drawHead(app);
      layRows(grid);
      drawGrid(app, true);
      return messages.length;
    }

    /* Where each row begins, counted from the first, and at last where the table ends. */
    function layRows(grid) {
      grid.tops = new Float64Array(grid.rows.length + 1);
      grid.rows.forEach((row, at) => {
        grid.tops[at + 1] = grid.tops[at] + (row.group ? grid.heights.group : grid.heights.message);
      });
    }

    /* The row that lies at a height. */
    function rowAt(grid, height) {
      let [low, high] = [0, grid.rows.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (grid.tops[middle + 1] > height) high = middle; else low = middle + 1;
      }
      return low;
    }

    /* What is not ok; a tick only where something is ok, and nothing is missing. */
    function tallyText(tally) {
      const missing = STATES[ABSENT].glyph === '?' ? tally[ABSENT] : 0;
      const parts = [ERROR, WARNING, UNSEEN, FALLBACK].map((mark) => [mark, tally[mark]]);
      parts[2][1] += missing;
      return parts.filter(([, count]) => count).map(([mark, count]) => STATES[mark].glyph + ' ' + count).join(', ')
        || (tally[GOOD] ? '✓' : '–');
    }

    function drawHead({ grid, evidence }) {
      const product = grid.product < 0 ? 'the worst of all products' : 'product ' + evidence.products[grid.product];
      grid.caption.textContent = visible('Messages by language, ' + product
        + '. Arrow keys move, Enter opens what is known of a cell.');
      grid.table.setAttribute('aria-rowcount', grid.rows.length + 1);
      grid.table.setAttribute('aria-colcount', grid.languages.length + 1);
      setWidths(grid);
      grid.head.replaceChildren(element('tr', { 'aria-rowindex': 1 },
        element('th', { scope: 'col', class: 'head' }, 'Message', element('span', { class: 'line sub' }, 'and source text')),
        ...grid.languages.map((language, column) => {
          const tag = evidence.languages[language];
          return element('th', { scope: 'col', class: 'language' },
            element('span', { class: 'line mono' }, visible(tag)),
            element('span', { class: 'line sub' }, visible(languageName(tag))),
            element('span', { class: 'line sub' }, tallyText(grid.tally[column])));
        })));
    }

    /* Few languages share what room there is, many have a width that can be read. */
    function setWidths(grid) {
      const unit = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const room = (grid.frame.clientWidth - 22 * unit - 2) / Math.max(grid.languages.length, 1);
      grid.still = 22 * unit;
      grid.width = Math.min(Math.max(room, 9.5 * unit), 48 * unit);
      grid.table.style.setProperty('--column', grid.width + 'px');
      grid.table.style.width = grid.still + grid.languages.length * grid.width + 'px';
    }

    /* The rows and columns in sight, and some around them, so that not every step of scrolling draws anew. */
    function windowOf(grid) {
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = grid.frame;
      const [rows, columns] = [grid.rows.length, grid.languages.length];
      const right = (scrollLeft + (clientWidth || 1200) - grid.still) / grid.width;
      return {
        first: Math.max(0, Math.floor((rowAt(grid, scrollTop) - 2) / 8) * 8),
        last: Math.min(rows, Math.ceil((rowAt(grid, scrollTop + (clientHeight || 800)) + 3) / 8) * 8),
        left: Math.max(0, Math.floor((scrollLeft / grid.width - 1) / 4) * 4),
        right: Math.min(columns, Math.max(1, Math.ceil((right + 1) / 4) * 4)),
      };
    }

    function drawGrid(app, isNew) {
      const { grid } = app;
      const next = windowOf(grid);
      const isSame = Object.keys(next).every((side) => next[side] === grid.window[side]);
      if (!isNew && isSame) return;
      if (next.left !== grid.window.left || next.right !== grid.window.right) grid.made.clear();
      grid.window = next;
      const hadFocus = grid.table.contains(document.activeElement);
      keepActive(grid);
      replaceBodies(app);
      if (isNew) measure(app);
      if (hadFocus) focusActive(app);
    }

    /* A table that is empty for a moment is short: a browser that looks at it then scrolls to its top. */
    function replaceBodies(app) {
      const { frame, table } = app.grid;
      const { scrollTop, scrollLeft } = frame;
      for (const body of Array.from(table.tBodies)) body.remove();
      table.append(...bodies(app));
      if (frame.scrollTop !== scrollTop) frame.scrollTop = scrollTop;
      if (frame.scrollLeft !== scrollLeft) frame.scrollLeft = scrollLeft;
    }

    /* One body for each group in sight, its heading first even where that is above what is seen. */
    function bodies(app) {
      const { grid } = app;
      const { first, last } = grid.window;
      const made = [];
      const lead = grid.rows[first]?.heading;
      const above = spacer(grid, grid.tops[first] - (lead === undefined ? 0 : grid.heights.group));
      for (let row = first; row < last; row += 1) {
        if (!made.length || grid.rows[row].group) made.push(element('tbody', {}));
        if (row === first && lead !== undefined) made[0].append(rowElement(app, lead));
        made[made.length - 1].append(rowElement(app, row));
      }
      return [above, ...made, spacer(grid, grid.tops[grid.rows.length] - grid.tops[last])];
    }

    function spacer(grid, height) {
      const cell = element('td', { colspan: grid.languages.length + 1 });
      cell.style.height = height + 'px';
      return element('tbody', { role: 'presentation' },
        element('tr', { class: 'spacer', role: 'presentation', hidden: height <= 0 }, cell));
    }

    /* Rows are as high as the fonts of this reader make them. */
    function measure(app) {
      const { grid } = app;
      grid.table.style.setProperty('--head', grid.head.getBoundingClientRect().height + 'px');
      let isOff = false;
      for (const kind of ['group', 'message']) {
        const height = grid.table.querySelector('tr.' + kind)?.getBoundingClientRect().height || 0;
        if (height > 0 && Math.abs(height - grid.heights[kind]) > .5) {
          grid.heights[kind] = height;
          isOff = true;
        }
      }
      if (!isOff) return;
      layRows(grid);
      drawGrid(app, true);
    }

    """#
}
