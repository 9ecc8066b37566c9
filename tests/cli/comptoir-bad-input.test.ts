import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { must, randomPlay } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { comptoirAdapter } from '../conformance/comptoir-des-antilles.ts';
import { type BadLine, testBadLines } from './bad-lines.ts';
import { inProcess, within } from './portolan.ts';

const start = must(comptoirAdapter.begin({}, {}) as ReturnType<typeof comptoirDesAntilles.parsePosition>);
/** The default position, with what a table fills in left out. */
const { reserves: _, ships: __, goods: ___, ...position } = comptoirDesAntilles.makePosition(start);
const log = must(randomPlay(comptoirDesAntilles, { seats: 3 }, { seed: 5, maxActions: 60 })).log;
const play = '{"kind":"playContact","seat":0,"contact":"pilot"}';

/** A line about the default position with something changed in it. */
const on = (change: object): readonly string[] => [
  'comptoir-des-antilles',
  '--position',
  JSON.stringify({ ...position, ...change }),
];
const judge = (change: object, action = play): readonly string[] => ['check', ...on(change), '--action', action];
const solve = (question: string, input: object, change: object = {}): readonly string[] => {
  const [game, ...table] = on(change);
  return ['solve', game!, question, '--input', JSON.stringify(input), ...table];
};
const quay = (text: string): object => ({ quays: [text, '5 rum', '4 madras', '6 spices'] });

const table: readonly BadLine[] = [
  ['unknown field', judge({ hat: 1 }), ['hat unknown-field'], /champ n’existe pas/, /no such field/],
  ['a quay misspelled', judge(quay('rum 5')), ['quays[0] wrong-quay'], /un quai s’écrit/, /a quay is written/],
  ['two ships at a quay', judge(quay('5 rum, 4 madras')), ['quays[0] two-ships'], /qu’un navire/, /only one ship/],
  ['unknown goods', judge(quay('5 tea')), ['quays[0] unknown-goods'], /tea/, /tea/],
  ['a seat too many', judge(quay('5 rum D1')), ['quays[0] unknown-seat'], /pas à la table/, /no such player/],
  ['an unknown tile', judge({ tiles: [['fog'], [], []] }), ['tiles[0][0] unknown-tile'], /fog/, /fog/],
  ['an unknown contact', judge({}, play.replace('pilot', 'king')), ['contact unknown-contact'], /king/, /king/],
  ['an unknown kind', judge({}, '{"kind":"fly","seat":0}'), ['kind unknown-kind'], /genre de coup/, /kind of action/],
  ['an unknown seat', judge({}, '{"kind":"pass","seat":7}'), ['seat unknown-seat'], /pas à la table/, /no such player/],
  [
    'a ship overloaded',
    judge(quay('3 madras A2B2')),
    ['quays[0] overloaded', 'quays[0] full-at-quay'],
    /4.porteurs à bord/,
    /4.porters aboard/,
  ],
  ['a full ship at rest', judge(quay('3 madras A2B1')), ['quays[0] full-at-quay'], /plein/, /full/],
  ['counters below 0', judge({ premiums: [-1, 0, 0] }), ['premiums[0] below-zero'], /0/, /0/],
  [
    'an unknown reading',
    [...judge({}), '--rulings', 'storm=never'],
    ['storm unknown-reading'],
    /choix .* livret/,
    /choices? .* rulebook/,
  ],
  [
    'a variant',
    ['simulate', 'comptoir-des-antilles', '--variants', 'hats'],
    ['variants.hats unknown-variant'],
    /pas de variante/,
    /no variant/,
  ],
  [
    'two players',
    ['simulate', 'comptoir-des-antilles', '--seats', '2'],
    ['--seats out-of-range'],
    /hors limites/,
    /out of range/,
  ],
  [
    'a log with an action of another game',
    ['replay', '--log', JSON.stringify({ ...log, actions: [{ kind: 'take', seat: 0 }] })],
    ['actions[0].kind unknown-kind'],
    /genre de coup/,
    /kind of action/,
  ],
  ['an unknown question', solve('fightOdds', {}), ['question unknown-question'], /bestTurn/, /bestTurn/],
  ['a question without its seat', solve('bestTurn', {}), ['seat missing-field'], /champ manque/, /field is missing/],
  [
    'a turn in the middle of a card',
    solve('threats', { seat: 0 }, { phase: 'effect', turn: { contact: 'pilot' } }),
    ['position.phase not-playable'],
    /aucun tour ne peut se jouer/,
    /no turn can be played/,
  ],
  [
    'advice for who is not to act',
    solve('best', { seat: 1 }),
    ['seat not-to-act'],
    /pas à ce joueur d’agir/,
    /not to act/,
  ],
  [
    'more draws than tiles',
    solve('goodsForecast', { seat: 0, draws: 20 }),
    ['draws out-of-range'],
    /hors limites/,
    /out of range/,
  ],
  ['an unknown tile to weigh', solve('tileWorth', { seat: 0, tile: 'fog' }), ['tile unknown-tile'], /fog/, /fog/],
];

testBadLines('Comptoir des Antilles', table);

describe('an illegal action', () => {
  it.each([
    ['of another phase', '{"kind":"place","seat":0,"quays":[1]}', 'turn.parts'],
    ['of another seat', '{"kind":"playContact","seat":1,"contact":"pilot"}', 'round.order'],
  ])('%s is no bad input', async (_, action, clause) => {
    const { exit, out } = await inProcess([...judge({}, action), '--json']);
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ legal: false, by: [], violations: [{ clause }] });
  });

  it('in a log stops the replay there', async () => {
    const broken = JSON.stringify({ ...log, actions: log.actions.with(20, { kind: 'pass', seat: 0 }) });
    const { exit, out } = await within(['replay', '--log', '-', '--json'], broken);
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ index: 20, legal: false });
  });
});
