import { must, randomPlay } from '@portolan/core';
import { atRandom, rotterdam } from '@portolan/rotterdam';
import { questions } from '@portolan/solvers/rotterdam';
import { describe, expect, it } from 'vitest';
import { type BadLine, testBadLines } from './bad-lines.ts';
import { inProcess, within } from './portolan.ts';

const position = { seats: 3, round: 2, phase: 'sail', ships: ['0a@E1:grain', '1a@D2'] };
const log = must(randomPlay(rotterdam, { seats: 3 }, { seed: 5, policy: atRandom, maxActions: 60 })).log;
const call = '{"kind":"callColor","seat":0,"color":"red"}';

/** A line about the position with something changed in it. */
const on = (change: object): readonly string[] => [
  'rotterdam',
  '--position',
  JSON.stringify({ ...position, ...change }),
];
const judge = (change: object, action = call): readonly string[] => ['check', ...on(change), '--action', action];
const solve = (question: string, input: object, change: object = {}): readonly string[] => {
  const [game, ...table] = on(change);
  return ['solve', game!, question, '--input', JSON.stringify(input), ...table];
};

const table: readonly BadLine[] = [
  ['an unknown field', judge({ hat: 1 }), ['hat unknown-field'], /champ n’existe pas/, /no such field/],
  ['a ship misspelled', judge({ ships: ['0a E1'] }), ['ships[0] wrong-ship'], /un navire s’écrit/, /a ship is written/],
  ['a ship too many', judge({ ships: ['0e@E1'] }), ['ships[0] unknown-ship'], /0e/, /0e/],
  ['a ship nowhere', judge({ ships: ['0a@Z9'] }), ['ships[0] unknown-position'], /Z9/, /Z9/],
  ['an unknown cargo', judge({ ships: ['0a@E1:tea'] }), ['ships[0] unknown-material'], /tea/, /tea/],
  [
    'an unknown Product',
    judge({ hands: [{ products: ['tea'] }, {}, {}] }),
    ['hands[0].products[0] unknown-product'],
    /tea/,
    /tea/,
  ],
  [
    'an unknown card',
    judge({ hands: [{ navigation: ['fog'] }, {}, {}] }),
    ['hands[0].navigation[0] unknown-card'],
    /fog/,
    /fog/,
  ],
  ['two ships in one place', judge({ ships: ['0a@E1', '1a@E1'] }), ['ships[0] two-ships'], /E1/, /E1/],
  ['an unknown kind', judge({}, '{"kind":"fly","seat":0}'), ['kind unknown-kind'], /genre de coup/, /kind of action/],
  [
    'an unknown seat',
    judge({}, '{"kind":"endTurn","seat":7}'),
    ['seat unknown-seat'],
    /pas à la table/,
    /no such player/,
  ],
  [
    'an unknown reading',
    [...judge({}), '--rulings', 'blocked-ship=never'],
    ['blocked-ship unknown-reading'],
    /choix .* livret/,
    /choices? .* rulebook/,
  ],
  [
    'an unknown variant',
    ['simulate', 'rotterdam', '--variants', 'fog'],
    ['variants.fog unknown-variant'],
    /variante/,
    /variant/,
  ],
  ['five players', ['simulate', 'rotterdam', '--seats', '5'], ['--seats out-of-range'], /hors limites/, /out of range/],
  [
    'a log with an action of another game',
    ['replay', '--log', JSON.stringify({ ...log, actions: [{ kind: 'take', seat: 0 }] })],
    ['actions[0].kind unknown-kind'],
    /genre de coup/,
    /kind of action/,
  ],
  ['an unknown question', solve('fightOdds', {}), ['question unknown-question'], /colorOutcomes/, /colorOutcomes/],
  [
    'a question without its fields',
    solve('reach', {}),
    ['position missing-field', 'harbor missing-field'],
    /champ manque/,
    /field is missing/,
  ],
  [
    'an unknown position to ask of',
    solve('reach', { position: 'Z9', harbor: 'botlek' }),
    ['position unknown-position'],
    /Z9/,
    /Z9/,
  ],
  ['an unknown material to launch', solve('launchChances', { cargo: 'tea' }), ['cargo unknown-material'], /tea/, /tea/],
  [
    'a ship in reserve',
    solve('arrival', { ship: '0b', harbor: 'botlek' }),
    ['ship not-afloat'],
    /sur l’eau/,
    /on the water/,
  ],
  [
    'an arrival after phase 2',
    solve('arrival', { ship: '0a', harbor: 'botlek' }, { phase: 'unload' }),
    ['position.phase not-callable'],
    /n’annonce de couleur/,
    /nobody calls a color/,
  ],
  [
    'a product of another harbor',
    solve('productOdds', { harbor: 'botlek', product: 'bread', draws: 1 }),
    ['product unknown-product'],
    /bread/,
    /bread/,
  ],
  [
    'no draw',
    solve('productOdds', { harbor: 'botlek', product: 'petrol', draws: 0 }),
    ['draws out-of-range'],
    /hors limites/,
    /out of range/,
  ],
  [
    'another goal',
    solve('bestMission', { seat: 0, rounds: 1, goal: 'fame' }),
    ['goal wrong-type'],
    /points, missions/,
    /points, missions/,
  ],
  [
    'advice for who is not to act',
    solve('best', { seat: 1 }),
    ['seat not-to-act'],
    /pas à ce joueur d’agir/,
    /not to act/,
  ],
];

// Every question is about a table: the command says which option brings it.
const homeless = Object.keys(questions).map(
  (id): BadLine => [
    `${id} without a table`,
    ['solve', 'rotterdam', id, '--input', '{"seat":0}'],
    ['--position missing-option'],
    /--position/,
    /--position/,
  ],
);

testBadLines('Rotterdam', [...table, ...homeless]);

describe('an illegal action', () => {
  it.each([
    ['of another phase', '{"kind":"launch","seat":0,"start":"A1","cargo":"grain"}', 'round.six-phases'],
    ['of another seat', '{"kind":"callColor","seat":1,"color":"red"}', 'round.seat-order'],
    ['without a channel', '{"kind":"callColor","seat":0,"color":"purple"}', 'sail.channel-color'],
  ])('%s is no bad input', async (_, action, clause) => {
    const { exit, out } = await inProcess([...judge({}, action), '--json']);
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ legal: false, by: [], violations: [{ clause }] });
  });

  it('in a log stops the replay there', async () => {
    const broken = JSON.stringify({
      ...log,
      actions: log.actions.with(20, { kind: 'callColor', seat: 0, color: 'red' }),
    });
    const { exit, out } = await within(['replay', '--log', '-', '--json'], broken);
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ index: 20, legal: false });
  });
});
