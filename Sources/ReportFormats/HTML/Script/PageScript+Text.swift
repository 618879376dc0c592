extension PageScript {
  /// Building elements, and showing texts of somebody else: always as text, never as markup.
  static let text: StaticString = #"""
    const GOOD = 0, FALLBACK = 1, WARNING = 2, ERROR = 3, UNSEEN = 4, ABSENT = 5;
    const STATES = [
      { name: 'ok', glyph: '✓', word: 'ok' }, { name: 'fallback', glyph: '~', word: 'fallback' },
      { name: 'warning', glyph: '!', word: 'warning' }, { name: 'error', glyph: '✗', word: 'error' },
      { name: 'not-observed', glyph: '?', word: 'not observed' },
      { name: 'not-presented', glyph: '–', word: 'not presented' },
    ];

    function element(name, attributes, ...children) {
      const made = document.createElement(name);
      for (const [key, value] of Object.entries(attributes || {})) {
        if (key === 'class') made.className = value;
        else if (typeof value === 'function') made.addEventListener(key, value);
        else if (value === true) made.setAttribute(key, '');
        else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, String(value));
      }
      made.append(...children.filter((child) => child !== null && child !== undefined));
      return made;
    }

    const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u3164\u115F\u2800]/u;
    const KEPT = /[\u200C\u200D\u{E0020}-\u{E007F}]/u;

    /* Which isolates have a partner, by their place among the code points. */
    function pairedIsolates(points) {
      const open = [], paired = new Set();
      points.forEach((point, place) => {
        if (point === '\u2068') open.push(place);
        if (point === '\u2069' && open.length) paired.add(open.pop()).add(place);
      });
      return paired;
    }

    function escaped(point) {
      const short = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }[point];
      return short || '\\u{' + point.codePointAt(0).toString(16).toUpperCase() + '}';
    }

    /* The text with what nobody sees written out; a mark with nothing before it gets a circle to sit on. */
    function visible(text) {
      const start = /^\p{M}/u.test(text) ? '\u25CC' : '';
      if (!HIDDEN.test(text)) return start + text;
      const points = Array.from(text);
      const paired = pairedIsolates(points);
      return start + points.map((point, place) =>
        !HIDDEN.test(point) || KEPT.test(point) || paired.has(place) ? point : escaped(point)).join('');
    }

    const isTag = (name) => /^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/.test(name);

    function languageTag(localization) {
      const tag = localization.replace(/_/g, '-');
      return isTag(tag) ? tag : 'und';
    }

    const names = (() => {
      try { return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }); } catch { return null; }
    })();

    function languageName(tag) {
      try { return (names && isTag(tag) && names.of(tag)) || tag; } catch { return tag; }
    }

    /* A text that a person was shown, in its language, isolated from what stands around it. */
    function valueElement(text, tag, className, limit) {
      const attributes = { class: 'value ' + (className || ''), lang: tag, dir: 'auto' };
      if (text === '') return element('bdi', attributes, element('i', { class: 'empty', lang: 'en' }, 'empty text'));
      if (!text.trim() && !HIDDEN.test(text)) return element('bdi', attributes, Array.from(text, escaped).join(''));
      const long = limit && text.length > limit;
      return element('bdi', attributes, visible(long ? text.slice(0, limit) : text) + (long ? '…' : ''));
    }

    const code = (text) => element('code', { dir: 'auto' }, visible(text));
    const plural = (count, noun) => count.toLocaleString('en') + ' ' + noun + (count === 1 ? '' : 's');

    """#
}
