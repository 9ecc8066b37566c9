import { readTable } from '@portolan/boards/rotterdam';
import { languages, must } from '@portolan/core';
import { holesIn } from '@portolan/core/testing';
import { type Position, rotterdam } from '@portolan/rotterdam';
import { type QuestionId, questions, sample } from '@portolan/solvers/rotterdam';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../stores/table.ts';
import { previewOf } from '../call/preview.ts';
import { solvedText } from './answers.ts';
import { callingIn } from './calling.ts';
import { inputOf } from './inputs.ts';
import { marksOf } from './marks.ts';
import { asked } from './questions.ts';

const budget = { iterations: 60, seed: 1 };

/** What a page shows for an answer about a position, in both languages and on the river. */
const tell = (id: QuestionId, position: unknown, input: Json) => {
  const { table, state } = must(readTable(position));
  const question = questions[id];
  const parsed = question.parse(input, state);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const answer = question.solve(state, parsed.value as never, budget);
  const told = { id, answer, input, table, state };
  const [fr, en] = languages.map((lang) => solvedText(told, lang));
  return { answer, fr: fr!, en: en!, marks: marksOf(told) ?? {} };
};

const sail = (ships: readonly string[], more: Partial<Position> = {}): Position => ({
  seats: 3,
  phase: 'sail',
  ships,
  ...more,
});
const hand = (own: NonNullable<Position['hands']>[number]): Position => ({
  seats: 3,
  phase: 'mission',
  hands: [own, {}, {}],
});
const { table, state } = must(readTable(sample));

/** Questions about tables of every sort: what they are asked, and a word of the French and the English answer. */
const told: readonly (readonly [QuestionId, string, unknown, Json, RegExp, RegExp])[] = [
  ['colorOutcomes', 'arrivals', sample, { caller: 2 }, /Pour C\u00a0: bleu/, /For C: blue/],
  [
    'colorOutcomes',
    'nothing sure',
    sail(['0a@C2:grain']),
    {},
    /Aucune couleur ne fait arriver/,
    /No color brings a ship of A in/,
  ],
  [
    'colorOutcomes',
    'ships that are blocked',
    sail(['0a@A1:grain', '1a@B1', '2a@C1', '2b@D1', '2c@E1', '2d@VU1']),
    {},
    /Pour|Aucune/,
    /For|No color/,
  ],
  [
    'reach',
    'a way',
    sample,
    { position: 'D3', harbor: 'botlek' },
    /3\u00a0canaux, chance 50,0\u00a0%/,
    /3\schannels, chance 50\.0%/,
  ],
  ['reach', 'none', sample, { position: 'D4', harbor: 'merwehaven' }, /plus le port de Merwehaven/, /out of reach/],
  ['reach', 'a range', sample, { position: 'A1', harbor: 'europoort' }, /4 à 5\u00a0canaux/, /4 to 5\schannels/],
  ['reach', 'the quay', sample, { position: 'BO1', harbor: 'botlek' }, /on y est/, /here already/],
  ['launchChances', 'the best start', sample, { cargo: 'grain' }, /A2\u00a0: 62,5\u00a0%/, /A2: 62\.5%/],
  [
    'launchChances',
    'no free start',
    { seats: 4, ships: ['0a@A1', '1a@A2', '2a@A3', '3a@A4'] },
    { cargo: 'fruit' },
    /Aucun départ/,
    /No start/,
  ],
  [
    'launchChances',
    'no unit left',
    { seats: 3, ships: ['0a@B1:fruit', '0b@B2:fruit', '1a@B3:fruit', '1b@B4:fruit', '2a@C1:fruit'] },
    { cargo: 'fruit' },
    /réserve est vide/,
    /stock is empty/,
  ],
  [
    'arrival',
    'perhaps',
    sail(['0a@E1:fruit']),
    { ship: '0a', harbor: 'merwehaven' },
    /75,0\u00a0%.*bleu/s,
    /75\.0%.*blue/s,
  ],
  ['arrival', 'never', sail(['0a@A1:fruit']), { ship: '0a', harbor: 'merwehaven' }, /Non/, /No,/],
  ['arrival', 'for certain', sail(['0a@E4:chemicals']), { ship: '0a', harbor: 'europoort' }, /Oui/, /Yes/],
  ['arrival', 'there already', sail(['0a@ME1:fruit']), { ship: '0a', harbor: 'merwehaven' }, /Oui/, /Yes/],
  [
    'productOdds',
    'one card',
    sample,
    { harbor: 'vulcaanhaven', product: 'pasta', draws: 1 },
    /Pâtes\u00a0: \d+,\d\u00a0%/,
    /Pasta: \d+\.\d%/,
  ],
  [
    'productOdds',
    'several cards, as a player sees them',
    sample,
    { harbor: 'botlek', product: 'petrol', draws: 2, before: 1, seat: 0 },
    /Essence en 2\u00a0cartes/,
    /Petrol in 2\scards/,
  ],
  [
    'bestMission',
    'one round',
    sample,
    { seat: 0, rounds: 1 },
    /Mission\u00a030 \(.*Joker pour plastique/,
    /a Joker for plastic/,
  ],
  [
    'bestMission',
    'a plan',
    sample,
    { seat: 0, rounds: 2, goal: 'missions' },
    /Mission\u00a0\d+.* et Mission/,
    /9\spoints of Missions/,
  ],
  [
    'bestMission',
    'nothing',
    hand({ products: ['bread'], missions: ['m26', 'm27', 'm28'] }),
    { seat: 0, rounds: 1 },
    /Aucune Mission/,
    /No Mission/,
  ],
  [
    'cardThreats',
    'every card',
    sample,
    { ship: '0a', opponent: 1 },
    /menaces, dont \d+ graves?/,
    /threats, \d+ of them grave/,
  ],
  ['cardThreats', 'none', sail(['0a@A1']), { ship: '0a', opponent: 1 }, /Aucune carte/, /No card/],
  [
    'standings',
    'hidden cards',
    sample,
    {},
    /^Si la partie finissait maintenant.*(victoire possible|gagnerait)/,
    /^If the game ended now, .*(might|would) win/,
  ],
  [
    'standings',
    'the end',
    { seats: 2, phase: 'over', hands: [{ shown: ['m29', 'm13'] }, {}] },
    {},
    /^La partie est finie.: A gagne à coup sûr/,
    /^The game is over: A wins for certain/,
  ],
  [
    'standings',
    'a winner and a Mission',
    hand({ products: ['bread', 'jam'], missions: ['m02', '?', '?'], shown: ['m29', 'm13'] }),
    { seat: 0 },
    /^Si la partie finissait maintenant, A gagnerait à coup sûr.*Si A remplit.*finisse alors/s,
    /^If the game ended now, A would win for certain.*If A completes.*then ends/s,
  ],
  ['best', 'the player to move', sample, { seat: 0 }, /Avance moyenne/, /Mean lead/],
];

describe.each(told)('%s, %s', (id, _, position, input, fr, en) => {
  const shown = tell(id, position, input);

  it('has its words in both languages', () => {
    const all = (one: typeof shown.fr) => [one.headline, one.detail ?? ''].join('\n');
    expect(all(shown.fr)).toMatch(fr);
    expect(all(shown.en)).toMatch(en);
  });

  it.each(languages)('is told without a hole in %s', (lang) => {
    const { headline, detail, rows } = shown[lang];
    const words = [headline, detail ?? '-', ...rows.flatMap(({ label, text }) => [label, text])];
    for (const sentence of words) expect({ sentence, holes: holesIn(sentence, lang) }).toMatchObject({ holes: [] });
  });

  it('has a row for each option of the answer', () => {
    expect(shown.fr.rows).toHaveLength(shown.answer.ranking.length);
    expect(shown.en.rows.map(({ value }) => value)).toEqual(shown.fr.rows.map(({ value }) => value));
    for (const { value } of shown.en.rows) expect(Number.isFinite(value)).toBe(true);
  });
});

describe('the picture of an answer', () => {
  it('shows the line that brings a ship in', () => {
    const { marks } = tell('arrival', sail(['0a@E1:fruit']), { ship: '0a', harbor: 'merwehaven' });
    expect(marks.ways?.map(({ from, kind }) => [from, kind])).toEqual([
      ['E1', 'goes'],
      ['F1', 'goes'],
    ]);
    expect(marks.ghosts).toMatchObject([{ ship: '0a', cargo: 'fruit' }]);
  });

  it('shows the forks that lose a harbor', () => {
    const { marks } = tell('reach', sample, { position: 'D3', harbor: 'botlek' });
    expect(marks.ways?.filter(({ kind }) => kind === 'wrong')).toEqual([
      { from: 'E3', to: 'F1', kind: 'wrong' },
      { from: 'E4', to: 'EU2', kind: 'wrong' },
    ]);
  });

  it('shows the ways back of a storm', () => {
    const { marks } = tell('cardThreats', sail(['0a@E1:grain']), { ship: '0a', opponent: 1 });
    expect(marks.ways).toContainEqual({ from: 'D1', to: 'C1', kind: 'back' });
  });

  it('calls a color for anybody, in any phase', () => {
    for (const phase of ['launch', 'anchor', 'trade', 'mission'] as const) {
      const { state: later } = must(readTable({ seats: 3, phase, ships: ['1a@C2:grain'] }));
      expect(previewOf(callingIn(later, 2), 'blue')?.movers.map(({ owner }) => owner)).toEqual([1]);
    }
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

  it('are asked of a sample that is sound', () => expect(rotterdam.validate(state)).toEqual([]));

  it.each(asked.map(({ id }) => id))('%s opens with an input that the sample answers', (id) => {
    expect(questions[id].parse(inputOf(id, table, state), state)).toMatchObject({ ok: true });
  });
});
