import { readTable, tableOf } from '@portolan/boards/cabo-da-roca';
import { caboDaRoca, type State } from '@portolan/cabo-da-roca';
import { languages, must } from '@portolan/core';
import { holesIn } from '@portolan/core/testing';
import { type QuestionId, questions, sample } from '@portolan/solvers/cabo-da-roca';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../stores/table.ts';
import { solvedText } from './answers.ts';
import { freeSquare } from './free-squares.ts';
import { inputOf } from './inputs.ts';
import { asked } from './questions.ts';

const budget = { iterations: 60, seed: 1 };

/** What a page shows for an answer about a position, in both languages. */
const tell = (id: QuestionId, position: unknown, input: Json) => {
  const state: State = must(caboDaRoca.parsePosition(position));
  const question = questions[id];
  const parsed = question.parse(input, state);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const answer = question.solve(state, parsed.value as never, budget);
  const told = { id, answer, input, table: tableOf(state) };
  const [fr, en] = languages.map((lang) => solvedText(told, lang));
  return { answer, fr: fr!, en: en! };
};

const island = {
  seats: 2,
  board: { rows: ['A.N', '~', 'L', '~', 'B.S'] },
  ships: { '0t1': { at: [0, 0], cargo: 't02', from: 'A' } },
};
const port = { rows: ['qNE A.N qNW', '~ ~ ~'] };
const plain = { seats: 2, board: port, sailors: [{ owner: 0, at: [1, 0] }] };
const inPort = { ...plain, ships: { '0t1': { at: [1, 0] } } };
const pirate = {
  seats: 2,
  board: { rows: ['~ ~ ~', '~ ~ ~', '~ ~ ~'] },
  ships: { '0p': { at: [1, 1], heading: 'E' } },
};
const stuck = { seats: 2, board: { rows: ['~'] }, ships: { '0p': { at: [0, 0], heading: 'E' } } };
const final = { ...inPort, final: true, coins: [220, 100] };
const table = must(readTable(sample)).table;

/** Questions about tables of every sort: what they are asked, and a word of the French and the English answer. */
const told: readonly (readonly [QuestionId, string, unknown, Json, RegExp, RegExp])[] = [
  [
    'shortestVoyage',
    'a way',
    sample,
    { ship: '0t1', port: 'C' },
    /actions?, en \d+\u00a0tours?/,
    /actions?, in \d+\u00a0turns?/,
  ],
  ['shortestVoyage', 'none', island, { ship: '0t1', port: 'B' }, /aucun chemin/, /no way/],
  ['bestDestination', 'ports', sample, { ship: '0t1', card: 't04' }, /Port \w\u00a0: /, /Port \w: /],
  [
    'bestDestination',
    'no port',
    island,
    { ship: '0t1', card: 't07' },
    /aucun port à portée/,
    /no port within reach buys/,
  ],
  ['tileFit', 'a square', sample, { square: freeSquare(table) }, /\d,\d\u00a0%/, /\d\.\d%/],
  ['tileFit', 'one where anything fits', { seats: 2, board: { rows: ['~'] } }, { square: [1, 0] }, /tuile/, /tile/],
  ['nextCard', 'a card', sample, { ship: '0f1' }, /Carte possible/, /possible card/],
  [
    'nextCard',
    'no port to sell in',
    { ...inPort, shown: { island: 50, wreck: 100 } },
    { ship: '0t1' },
    /0,0\u00a0%/,
    /0\.0%/,
  ],
  ['pirateReach', 'squares', pirate, { ship: '0p' }, /cases sous le feu/, /squares under fire/],
  ['pirateReach', 'nowhere to go', stuck, { ship: '0p' }, /sous le feu/, /under fire/],
  ['bestEndOfTurn', 'a last purchase', final, {}, /Avance/, /Lead/],
  ['bestEndOfTurn', 'a table in mid-game', { ...sample, coins: [0, 0] }, {}, /total/, /total/],
  [
    'whoIsAhead',
    'two players',
    { ...sample, final: true, phase: 'act' },
    { games: 2 },
    /gagne \d+\u00a0%/,
    /wins \d+%/,
  ],
  ['best', 'the player to move', sample, { seat: 0 }, /Avance moyenne/, /Mean lead/],
];

describe.each(told)('%s, %s', (id, _, position, input, fr, en) => {
  const answer = tell(id, position, input);

  it('has its words in both languages', () => {
    const all = (one: typeof answer.fr) => [one.headline, one.detail ?? ''].join('\n');
    expect(all(answer.fr)).toMatch(fr);
    expect(all(answer.en)).toMatch(en);
  });

  it.each(languages)('is told without a hole in %s', (lang) => {
    const { headline, detail, rows } = answer[lang];
    const words = [headline, detail ?? '-', ...rows.flatMap(({ label, text }) => [label, text])];
    for (const sentence of words) expect({ sentence, holes: holesIn(sentence, lang) }).toMatchObject({ holes: [] });
  });

  it('has a row for each option of the answer, the best one marked', () => {
    expect(answer.fr.rows).toHaveLength(answer.answer.ranking.length);
    expect(answer.en.rows.map(({ value }) => value)).toEqual(answer.fr.rows.map(({ value }) => value));
    for (const { value } of answer.en.rows) expect(Number.isFinite(value)).toBe(true);
    if (answer.en.rows.length > 0) expect(answer.en.rows.some(({ best }) => best)).toBe(true);
  });
});

describe('the questions of the page', () => {
  it('are those of the solvers, each once and with its words', () => {
    expect(asked.map(({ id }) => id).sort()).toEqual(Object.keys(questions).sort());
    expect([...new Set(told.map(([id]) => id))].sort()).toEqual(Object.keys(questions).sort());
    for (const { title, tells, means, certainty, id } of asked) {
      expect(questions[id].certainty).toBe(certainty);
      for (const text of [title, tells, ...(means ? [means] : [])])
        for (const lang of languages) expect(holesIn(text[lang], lang)).toEqual([]);
    }
  });

  it.each(asked.map(({ id }) => id))('%s opens with an input that the sample answers', (id) => {
    const state = must(caboDaRoca.parsePosition(sample));
    expect(questions[id].parse(inputOf(id, table), state)).toMatchObject({ ok: true });
  });
});
