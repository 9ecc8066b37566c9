import { languages, must } from '@portolan/core';
import { describe, expect, test } from 'vitest';
import { clauses } from '../clauses.ts';
import { parseEdition } from '../edition-reader.ts';
import { reconstructed } from '../editions/reconstructed.ts';
import { type RulingName, readingsOf, rulingNames } from '../readings.ts';
import { eventClauses, impossibilities, refusals, saidRefusals } from '../reasons.ts';
import { tileIds } from '../types.ts';
import { contactInWords, goodsInWords, provenance, rules, rulesIn, tileInWords, turnAtAGlance } from './index.ts';
import { actionSentences } from './messages/actions.ts';
import { eventSentences } from './messages/events.ts';
import { problemSentences } from './messages/problems.ts';
import { violationSentences } from './messages/violations.ts';

/** Every `fr` text found in a value. */
const frenchOf = (value: unknown): string[] => {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'fr' && typeof item === 'string' ? [item] : frenchOf(item),
  );
};

const sample = {
  clause: 'tile.claim',
  reason: 'sample',
  kind: 'sample',
  seat: 1,
  active: 0,
  first: 2,
  holder: 2,
  to: 3,
  from: 2,
  by: 0,
  porter: 2,
  porters: [1, 1, 2],
  quay: 2,
  quays: [1, 1, 3],
  a: { quay: 1, porter: 0 },
  b: { quay: 2, porter: 1 },
  n: 2,
  ship: 5,
  goods: 'rum',
  next: 'spices',
  tile: 'pirates',
  tiles: { 2: 'rum', 3: 'madras' },
  contact: 'foreman',
  effect: 'place',
  example: { kind: 'place', seat: 0, quays: [2, 2] },
  cause: 'full',
  whose: 'own',
  phase: 'settle',
  due: 3,
  paid: 2,
  amount: 6,
  rate: 3,
  change: -1,
  premiums: [3, 4],
  seats: [0, 1],
  players: [1],
  bid: 3,
  high: 4,
  option: 0,
  split: [1, 1],
  placed: 1,
  code: 'sample',
};

/** Facts that mean something else in one kind of event, action or violation. */
const own: Readonly<Record<string, object>> = {
  swapGoods: { a: 1, b: 2 },
  goodsSwapped: { a: 1, b: 2 },
  premiumPaid: { porters: 4 },
  'wrong-effect': { due: 'place', kind: 'move' },
  'wrong-split': { due: [2] },
  'wrong-phase': { kind: 'bid' },
  'not-your-bid': { next: 0 },
  'cannot-pay': { premiums: 2 },
  'below-zero': { premiums: -2 },
  'too-many-porters': { porters: 10 },
  'hand-size': { tiles: 3 },
  'no-room': { places: 1, placing: 2 },
};

describe('the rulebook of Comptoir des Antilles', () => {
  test('has every clause, in one section each', () => {
    expect(Object.keys(rules.clauses)).toEqual([...clauses]);
    const listed = rules.sections.flatMap((section) => section.parts.flatMap((part) => part.clauses));
    expect([...listed].sort()).toEqual([...clauses].sort());
  });

  test('names only clauses, terms and sections that exist', () => {
    const known = new Set<string>(clauses);
    const terms = new Set(rules.glossary.map((term) => term.id));
    const sectionIds = new Set(rules.sections.map((section) => section.id));
    for (const clause of Object.values(rules.clauses)) {
      for (const id of [...(clause.see ?? []), ...(clause.except ? [clause.except] : [])]) expect(known).toContain(id);
      for (const id of clause.terms ?? []) expect(terms).toContain(id);
    }
    for (const phase of turnAtAGlance) for (const id of phase.sections) expect(sectionIds).toContain(id);
  });

  test('states a clause for every open point and an open point for every such clause', () => {
    expect(rules.rulings.map((ruling) => ruling.name)).toEqual(rulingNames);
    for (const ruling of rules.rulings) {
      expect(rules.clauses).toHaveProperty([`ruling.${ruling.name}`, 'kind'], 'ruling');
      expect(ruling.readings.map((reading) => reading.name)).toEqual(readingsOf(ruling.name as RulingName));
      for (const id of ruling.touches) expect(clauses).toContain(id);
    }
  });

  test('keeps French typography', () => {
    for (const text of frenchOf([
      rules.clauses,
      rules.sections,
      rules.rulings,
      rules.glossary,
      provenance,
      turnAtAGlance,
    ])) {
      expect(text).not.toMatch(/ [:;!?»]|« |'|\.\.\./);
    }
  });
});

describe('the sentences', () => {
  test.each(languages)('are whole in %s', (lang) => {
    const all = [
      ...Object.keys(violationSentences).map((key) => {
        const [reason = '', clause = 'any.clause'] = key.split('/').reverse();
        return rules.violation({ ...sample, ...own[reason], clause, reason }, lang);
      }),
      ...Object.keys(eventSentences).map((kind) => rules.event({ ...sample, ...own[kind], kind }, lang)),
      ...Object.keys(actionSentences).map((kind) => rules.action({ ...sample, ...own[kind], kind }, lang)),
    ];
    const problems = Object.keys(problemSentences).map((code) => rules.problem({ path: 'quays[1]', code }, lang));
    for (const text of problems) expect(text).toMatch(/^quays\[1\]\s?: .+\.$/);
    for (const text of all) {
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\?|sample| {2}|'/);
      if (lang === 'fr') expect(text).not.toMatch(/ [:;!?»]|« /);
    }
  });

  test('are one for every refusal, every impossible position and every event, and none besides', () => {
    const needed = Object.entries({ ...refusals, ...impossibilities, ...saidRefusals });
    const keys = new Set(Object.keys(violationSentences));
    const used = needed.flatMap(([reason, broken]) =>
      broken.map((clause) => (keys.has(`${clause}/${reason}`) ? `${clause}/${reason}` : reason)),
    );
    expect([...new Set(used)].sort()).toEqual([...keys].sort());
    expect(Object.keys(eventSentences).sort()).toEqual(Object.keys(eventClauses).sort());
  });

  test('survive missing facts', () => {
    for (const lang of languages) {
      for (const key of Object.keys(violationSentences)) {
        const [reason = '', clause = 'any.clause'] = key.split('/').reverse();
        expect(rules.violation({ clause, reason }, lang)).toMatch(/\.$/);
      }
      for (const kind of Object.keys(eventSentences)) expect(rules.event({ kind }, lang)).toMatch(/\.$/);
      for (const kind of Object.keys(actionSentences)) expect(rules.action({ kind }, lang)).not.toBe('');
    }
  });

  test('count in each language as it counts', () => {
    const room = (places: number) => ({ clause: 'sailing.capacity', reason: 'no-room', quay: 2, places, placing: 2 });
    expect(rules.violation(room(0), 'fr')).toContain('0\u00a0place pour 2\u00a0porteurs');
    expect(rules.violation(room(0), 'en')).toContain('are 0\u00a0places');
    expect(rules.violation(room(1), 'en')).toContain('is 1\u00a0place');
  });

  test('say whose turn it is', () => {
    const late = { clause: 'round.order', reason: 'not-your-turn', seat: 3, active: 2 };
    expect(rules.violation(late, 'fr')).toBe('C’est le tour de C, pas celui de D.');
    expect(rules.violation({ ...late, clause: 'tile.any-time' }, 'en')).toContain('D cannot play a tile');
  });

  test('call the pieces of the box by their names', () => {
    for (const { id, fr, en } of reconstructed.contacts) {
      expect(contactInWords(id, 'fr')).toBe(`la relation ${fr}`);
      expect(contactInWords(id, 'en')).toBe(`the ${en}`);
    }
    for (const { id, fr, en } of reconstructed.goods) {
      expect([goodsInWords(id, 'fr'), goodsInWords(id, 'en')]).toEqual([fr, en]);
    }
    for (const id of tileIds) {
      const start = `${tileInWords(id, 'fr').replace('la tuile ', '')}\u00a0: `;
      expect(rules.clauses[`tile.${id}`].fr.startsWith(start)).toBe(true);
    }
    expect(contactInWords('harbor-master', 'en')).toBe('the Harbor master');
  });

  test('name a clause or a code that has no sentence', () => {
    expect(rules.violation({ clause: 'new.clause', reason: 'new-reason' }, 'en')).toContain('new.clause');
    expect(rules.problem({ path: 'quays[1]', code: 'new-code' }, 'fr')).toBe('quays[1]\u00a0: problème new-code.');
  });
});

describe('in an owner’s box', () => {
  const mate = { id: 'mate', fr: 'Second', en: 'Mate', commission: 2, effects: [{ do: 'place', groups: [1] }] };
  const pilot = { ...mate, id: 'pilot', fr: 'Pilote du roi', en: 'King’s pilot' };
  const tea = { id: 'tea', fr: 'Thé noir', en: 'Black tea', premium: 3, count: 20 };
  const inBox = rulesIn(must(parseEdition({ contacts: [mate, pilot], goods: [tea] })));
  const both = (say: (lang: 'fr' | 'en') => string) => languages.map(say).map((text) => text.replaceAll('\u00a0', ' '));

  test('a verdict, an event and an action call each piece by its own name', () => {
    const played = { kind: 'playContact', seat: 0, contact: 'mate' };
    expect(both((lang) => inBox.action(played, lang))).toEqual(['A joue la relation Second', 'A plays the Mate']);
    const discarded = { kind: 'contactDiscarded', seat: 0, contact: 'pilot' };
    expect(both((lang) => inBox.event(discarded, lang))).toEqual([
      'A défausse la relation Pilote du roi.',
      'A discards the King’s pilot.',
    ]);
    const given = { kind: 'assignGoods', seat: 1, tiles: { 2: 'tea' } };
    expect(both((lang) => inBox.action(given, lang))).toEqual([
      'B attribue Thé noir au quai 2',
      'B assigns Black tea to quay 2',
    ]);
    const absent = { clause: 'ships.assign-goods', reason: 'not-in-hand', goods: 'tea' };
    expect(both((lang) => inBox.violation(absent, lang)).join()).toMatch(/Thé noir.*Black tea/);
  });

  test('what is not in the box keeps the name by which it is known', () => {
    const hidden = { kind: 'goodsDrawn', seat: 0, goods: '?' };
    expect(inBox.event(hidden, 'en')).toBe(rules.event(hidden, 'en'));
    const ours = { kind: 'playContact', seat: 0, contact: 'foreman' };
    expect(inBox.action(ours, 'en')).toBe('A plays the Foreman');
  });

  test('our own box is called as without one', () => {
    for (const { id } of reconstructed.contacts)
      for (const lang of languages) {
        const played = { kind: 'playContact', seat: 0, contact: id };
        expect(rulesIn(reconstructed).action(played, lang)).toBe(rules.action(played, lang));
      }
    for (const { id } of reconstructed.goods)
      for (const lang of languages)
        expect(goodsInWords(id, lang)).toBe(reconstructed.goods.find((one) => one.id === id)?.[lang]);
  });

  test('a player is told by the letter, a sort of value in the language', () => {
    const slate = { path: 'holder', code: 'wrong-holder', facts: { found: 2 } };
    expect(both((lang) => rules.problem(slate, lang))).toEqual([
      'holder : C ne peut pas tenir l’ardoise.',
      'holder: C cannot hold the slate.',
    ]);
    const porters = { path: 'ship', code: 'wrong-total', facts: { seat: 1, found: 12, max: 10 } };
    expect(rules.problem(porters, 'fr')).toBe(
      'ship\u00a0: les porteurs de B à bord et en réserve ne font pas le compte (trouvé\u00a0: 12\u202f; au plus\u00a0: 10).',
    );
    const sort = { path: 'ships', code: 'wrong-type', facts: { expected: 'array' } };
    expect(rules.problem(sort, 'fr')).toContain('(attendu\u00a0: une liste)');
    expect(rules.problem(sort, 'en')).toContain('(expected: a list)');
  });

  test('a name that is empty or too long is told as one', () => {
    for (const en of ['', 'x'.repeat(41)]) {
      const read = parseEdition({ contacts: [pilot, { ...mate, en }] });
      const [problem] = read.ok ? [] : read.problems;
      expect(problem).toMatchObject({ path: 'contacts[1].en', code: 'wrong-name' });
      expect(rules.problem(problem!, 'fr')).toContain('il faut un nom de 1 à 40 caractères');
      expect(rules.problem(problem!, 'en')).toContain('a name of 1 to 40 characters is needed');
    }
  });

  test('a mistake on a card is told by its name, as far as it has one', () => {
    const told = (card: object) => {
      const read = parseEdition({ contacts: [pilot, card] });
      return read.ok ? [] : read.problems.map((problem) => both((lang) => rules.problem(problem, lang)).join(' | '));
    };
    expect(told({ ...mate, commission: 12 })[0]).toMatch(/relation : Second.*contact: Mate/);
    const { fr: _, ...nameless } = mate;
    expect(told({ ...nameless, commission: 12 }).join(' ')).toMatch(/contact: mate/);
  });
});
