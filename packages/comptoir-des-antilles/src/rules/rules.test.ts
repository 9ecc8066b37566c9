import { languages, must } from '@portolan/core';
import { type RulebookHooks, rulebookLaws } from '@portolan/core/testing';
import { describe, expect, test } from 'vitest';
import { clauses } from '../clauses.ts';
import { parseEdition } from '../edition-reader.ts';
import { reconstructed } from '../editions/reconstructed.ts';
import { readings } from '../readings.ts';
import { eventClauses, impossibilities, refusals, saidRefusals } from '../reasons.ts';
import { tileIds } from '../types.ts';
import { contactInWords, goodsName, provenance, rules, rulesIn, tileInWords, turnAtAGlance } from './index.ts';
import { eventMessages, refusalMessages } from './messages/index.ts';
import { problemSentences } from './messages/problems.ts';

const goods = 'cards and tiles say it';

const hooks: RulebookHooks = {
  rules,
  clauses,
  readings,
  settled: [
    'unsold-tile',
    'sailing-order',
    'quay-order',
    'bid-within-counter',
    'spent-tile',
    'shared-victory',
    'open-discards',
  ].map((name) => `ruling.${name}`),
  unused: { madras: goods, rum: goods, spices: goods, vanilla: goods },
  glance: turnAtAGlance,
  texts: [provenance, turnAtAGlance],
  sentences: {
    reasons: [refusals, impossibilities, saidRefusals],
    violations: refusalMessages,
    kinds: eventClauses,
    events: eventMessages,
    problems: problemSentences,
  },
};

describe('the rulebook of Comptoir des Antilles', () => {
  test.each(rulebookLaws)('%s', (_, law) => expect(law(hooks)).toEqual([]));
});

describe('the sentences', () => {
  test('count in each language as it counts', () => {
    const room = (places: number) => ({
      clause: 'sailing.capacity',
      reason: 'no-room',
      facts: { quay: 2, places, placing: 2 },
    });
    expect(rules.violation(room(0), 'fr')).toContain('0\u00a0place pour 2\u00a0porteurs');
    expect(rules.violation(room(0), 'en')).toContain('are 0\u00a0places');
    expect(rules.violation(room(1), 'en')).toContain('is 1\u00a0place');
  });

  test('say whose turn it is', () => {
    const late = { clause: 'round.order', reason: 'not-your-turn', facts: { seat: 3, active: 2 } };
    expect(rules.violation(late, 'fr')).toBe('C’est le tour de C, pas celui de D.');
    expect(rules.violation({ ...late, clause: 'tile.any-time' }, 'en')).toContain('D cannot play a tile');
  });

  test('call the pieces of the box by their names', () => {
    for (const { id, fr, en } of reconstructed.contacts) {
      expect(contactInWords(id, 'fr')).toBe(`la relation ${fr}`);
      expect(contactInWords(id, 'en')).toBe(`the ${en}`);
    }
    for (const { id, fr, en } of reconstructed.goods) {
      expect([goodsName(id, 'fr'), goodsName(id, 'en')]).toEqual([fr, en]);
    }
    for (const id of tileIds) {
      const start = `${tileInWords(id, 'fr').replace('la tuile ', '')}\u00a0: `;
      expect(rules.clauses[`tile.${id}`].fr.startsWith(start)).toBe(true);
    }
    expect(contactInWords('harbor-master', 'en')).toBe('the Harbor master');
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
    const absent = { clause: 'ships.assign-goods', reason: 'not-in-hand', facts: { goods: 'tea' } };
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
        expect(goodsName(id, lang)).toBe(reconstructed.goods.find((one) => one.id === id)?.[lang]);
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
