import { rules } from '@portolan/cabo-da-roca/rules';
import { languages, type Text } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { inputsOf, toldBy } from '../../check/told.ts';
import { holesIn } from '../../words-fit.ts';
import { asked } from './asked.ts';
import { disputes } from './disputes.ts';
import sailing from './sailing.tsx';

/** What every checker must have said at some time, by a word of the answer. */
const kinds: Readonly<Record<string, readonly RegExp[]>> = {
  tile: [/tile fits/, /corner: (land|sea) is needed/, /in no rotation/, /does not touch|two ports/i],
  places: [/\d/],
  purchase: [/must leave/i, /coins/, /consent|agree/i],
  departure: [/must leave/i, /may/i, /stay/i],
  sailing: [/allowed|sails|advances|moves/i, /sink/i, /toll|coins/i, /shark/i],
  lighthouse: [/toll|coins/i, /bonus/i],
  voyage: [/length|squares/i, /zone/i, /not sold|no sale|sells nothing/i],
  shot: [/fire/i, /coins/i],
  count: [/has the most: \d+/, /share the win/],
};

describe('the disputes about Cabo da Roca', () => {
  it('have all checkers, each once, in the order of the list', () =>
    expect(asked.map(([{ checker }]) => checker.id).sort()).toEqual(disputes.map(({ id }) => id as string).sort()));

  it.each(disputes.map(({ id, ...texts }) => [id, texts] as const))('%s has its words', async (_, dispute) => {
    for (const text of [dispute.question, dispute.subject, dispute.asks] as readonly Text[]) {
      for (const lang of languages) expect(holesIn(text[lang], lang)).toEqual([]);
      expect(text.fr).not.toBe(text.en);
    }
    expect((await dispute.load()).default).toHaveProperty('explain');
  });
});

it('a move that is illegal at sea tells what it costs if it was played and noticed, with both clauses', () => {
  const input = {
    move: 'advance',
    ship: 'trade',
    heading: 'E',
    left: 2,
    from: { tile: 'sea' },
    to: { tile: 'lighthouse' },
  };
  const parsed = sailing.checker.parse(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const answer = sailing.checker.judge(parsed.value);
  expect(answer).toMatchObject({
    verdict: { legal: false, violations: [{ clause: 'ships.sea-only' }] },
    penalty: true,
  });
  const { clauses, choices, state } = sailing.explain(answer, parsed.value, 'en');
  expect(state).toBe('illegal');
  expect(clauses).toEqual(['ships.sea-only', 'ships.illegal-move']);
  expect(choices?.items.map(({ text }) => text)).toContain(
    'Played all the same, and noticed by an opponent: the ship sinks',
  );
});

describe.each(asked.map((one) => [one[0].checker.id, one] as const))('%s', (id, one) => {
  const told = toldBy(one);

  it('is asked about much', () => expect(inputsOf(one).length).toBeGreaterThanOrEqual(id === 'places' ? 5 : 8));

  it.each(languages)('is told without a hole in %s', (lang) => {
    for (const { input, [lang]: all } of told)
      for (const sentence of all)
        expect({ input, sentence, holes: holesIn(sentence, lang) }).toMatchObject({ holes: [] });
  });

  it('says different things in the two languages', () => {
    for (const { fr, en } of told) expect(fr.join(' ')).not.toBe(en.join(' '));
    for (const { fr, en } of told) expect(fr.length).toBe(en.length);
  });

  it('cites clauses that there are', () => {
    const cited = new Set(told.flatMap(({ answered }) => answered.clauses));
    expect(cited.size).toBeGreaterThan(0);
    for (const clause of cited) expect(rules.clauses).toHaveProperty([clause]);
  });

  it('says each kind of answer', () => {
    const all = told.flatMap(({ en }) => en).join('\n');
    for (const kind of kinds[id] ?? [/never/]) expect(all).toMatch(kind);
    if (!['places', 'count', 'voyage', 'lighthouse', 'departure'].includes(id)) {
      expect([...new Set(told.map(({ answered }) => answered.state))].sort()).toEqual(['illegal', 'legal']);
    }
  });
});
