extension PageScript {
  /// The words of a search: `language:pl rule:raw-key-shown "exact text"`, read, written and kept in the address.
  static let query: StaticString = #"""
    const KINDS = ['language', 'product', 'owner', 'table', 'key', 'rule', 'state', 'surface'];

    /* Words of one kind are alternatives; different kinds, and texts, hold together. */
    function parseQuery(source) {
      const query = { source, texts: [] };
      for (const kind of KINDS) query[kind] = [];
      for (const [, kind, quoted, word] of source.matchAll(/(?:([a-z]+):)?(?:"((?:[^"\\]|\\.)*)"?|(\S+))/g)) {
        const text = quoted === undefined ? word : quoted.replace(/\\(.)/g, '$1');
        if (KINDS.includes(kind)) query[kind].push(text.toLowerCase());
        else if (text) query.texts.push((kind ? kind + ':' : '') + text);
      }
      query.texts = query.texts.map((text) => text.toLowerCase());
      return query;
    }

    const spelled = (word) => (/^[^\s"]+$/.test(word) ? word : '"' + word.replace(/["\\]/g, '\\$&') + '"');

    /* The search with the words of one kind replaced. */
    function replaced(source, kind, words) {
      const pattern = new RegExp('(^|\\s)' + kind + ':(?:"(?:[^"\\\\]|\\\\.)*"?|\\S+)', 'gi');
      const rest = source.replace(pattern, ' ').replace(/\s+/g, ' ').trim();
      return [rest, ...words.map((word) => kind + ':' + spelled(word))].filter(Boolean).join(' ');
    }

    const matchesWord = (words, value) => !words.length || words.includes((value || '').toLowerCase());
    const matchesPart = (words, value) =>
      !words.length || words.some((word) => (value || '').toLowerCase().includes(word));

    const SEVERITY_STATES = { error: ['error'], warning: ['warning'], note: ['note'], incomplete: ['not-observed'],
      accepted: ['accepted'] };

    function findingMatches(query, finding, textOf) {
      return matchesWord(query.language, finding.language) && matchesWord(query.product, finding.product)
        && matchesWord(query.owner, finding.owner) && matchesWord(query.table, finding.table)
        && matchesPart(query.key, finding.key) && matchesWord(query.rule, finding.rule)
        && (!query.state.length || query.state.some((state) => SEVERITY_STATES[finding.severity].includes(state)))
        && [...query.texts, ...query.surface].every((text) => textOf(finding).includes(text));
    }

    function readAddress() {
      const hash = location.hash.slice(1);
      if (!hash.startsWith('q=')) return { finding: hash };
      const source = hash.slice(2).replace(/\+/g, ' ');
      try { return { query: decodeURIComponent(source) }; } catch { return { query: source }; }
    }

    const addressOf = (source) => '#q=' + encodeURIComponent(source).replace(/%20/g, '+').replace(/%3A/g, ':');

    function writeAddress(source) {
      const address = source ? addressOf(source) : '#';
      if ((location.hash || '#') === address) return;
      try { history.replaceState(null, '', address); } catch { location.replace(address); }
    }

    """#

  /// Which messages and languages a search leaves.
  static let search: StaticString = #"""
    /* What does not change from search to search. */
    function searchIndex(evidence) {
      const keys = evidence.messages.map(({ owner, table, key }) => [owner, table, key].join('\n').toLowerCase());
      const rules = new Map();
      const byMessage = new Map(evidence.messages.map((message) => [identity(message), message.number]));
      for (const finding of evidence.findings) {
        for (const message of messagesOf(evidence, byMessage, finding)) {
          if (!rules.has(message)) rules.set(message, new Set());
          rules.get(message).add(finding.rule.toLowerCase());
        }
      }
      let values = null;
      return {
        keys, rules,
        get values() { return values || (values = evidence.values.map((value) => (value || '').toLowerCase())); },
      };
    }

    const identity = ({ owner, table, key }) => JSON.stringify([owner, table, key]);

    /* The messages that a finding is about, where it is about some that it can be seen in. */
    function messagesOf(evidence, byMessage, finding) {
      if (finding.owner === null || !finding.cells.length) return [];
      if (finding.table !== null && finding.key !== null) {
        return byMessage.has(identity(finding)) ? [byMessage.get(identity(finding))] : [];
      }
      return evidence.messages.filter((message) => message.owner === finding.owner
        && (finding.table === null || message.table === finding.table)
        && (finding.key === null || message.key === finding.key)).map((message) => message.number);
    }

    function matchingMessages(app, query) {
      const { evidence, states, index } = app;
      const languages = shownLanguages(app, query);
      const product = productOf(app, query);
      const wanted = query.state.map((word) => STATES.findIndex((state) => state.name === word));
      if (evidence.partial && wanted.includes(UNSEEN)) wanted.push(ABSENT);
      const texts = query.texts.map((text) => ({ text, values: matchingValues(index, text) }));
      return evidence.messages.filter(({ number, owner, table, key }) => {
        if (evidence.starts[number] === evidence.starts[number + 1]) return false;
        if (!matchesWord(query.owner, owner) || !matchesWord(query.table, table) || !matchesPart(query.key, key)) return false;
        if (query.rule.length && !query.rule.some((rule) => index.rules.get(number)?.has(rule))) return false;
        if (wanted.length && !languages.some((language) =>
          isIn(evidence, stateOf(states, number, language, product), wanted))) return false;
        if (query.surface.length && !hasSurface(evidence, number, query.surface)) return false;
        return texts.every(({ text, values }) =>
          index.keys[number].includes(text) || hasValue(app, number, languages, product, values));
      });
    }

    /* Whether a state is one of those; a fallback is one also where a finding says more about it. */
    function isIn(evidence, state, wanted) {
      if (wanted.includes(state.mark)) return true;
      if (!wanted.includes(FALLBACK) || state.seen < 0) return false;
      const { word } = evidence.sites[evidence.siteOf[state.seen]];
      return word !== 'ok' && word !== 'wrong';
    }

    function matchingValues(index, text) {
      const found = new Uint8Array(index.values.length);
      index.values.forEach((value, number) => { if (number && value.includes(text)) found[number] = 1; });
      return found;
    }

    function hasValue({ evidence }, message, languages, product, values) {
      for (let seen = evidence.starts[message]; seen < evidence.starts[message + 1]; seen += 1) {
        if (!values[evidence.valueOf[seen]]) continue;
        const cell = evidence.cellOf[seen];
        const isShown = product < 0 || product === evidence.cellProduct[cell];
        if (isShown && languages.includes(evidence.cellLanguage[cell])) return true;
      }
      return false;
    }

    function hasSurface(evidence, message, words) {
      for (let seen = evidence.starts[message]; seen < evidence.starts[message + 1]; seen += 1) {
        if (matchesPart(words, evidence.calls[evidence.callOf[seen]].surface)) return true;
      }
      return false;
    }

    function shownLanguages({ evidence }, query) {
      const all = evidence.languages.map((_, number) => number);
      const wanted = all.filter((number) => matchesWord(query.language, evidence.languages[number]));
      return query.language.length ? wanted : all;
    }

    const productOf = ({ evidence }, query) =>
      evidence.products.findIndex((product) => query.product.includes(product.toLowerCase()));

    """#
}
