import { borneo } from '@portolan/borneo';
import { must, randomPlay } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { borneoAdapter } from '../conformance/borneo.ts';
import { type BadLine, testBadLines } from './bad-lines.ts';
import { inProcess, within } from './portolan.ts';

const position = borneo.makePosition(must(borneoAdapter.begin({}, {}) as ReturnType<typeof borneo.parsePosition>));
const log = must(randomPlay(borneo, { seats: 3 }, { seed: 5, maxActions: 40 })).log;
const pass = '{"kind":"pass","seat":0}';

/** A line about the default position with something changed in it. */
const judge = (change: object, action = pass): readonly string[] => [
  'check',
  'borneo',
  '--position',
  JSON.stringify({ ...position, ...change }),
  '--action',
  action,
];

const replay = (text: string): readonly string[] => ['replay', '--log', text];
const columns = position.companies!;

const table: readonly BadLine[] = [
  [
    'unknown game',
    ['check', 'chess'].concat(judge({}).slice(2)),
    ['game unknown-game'],
    /jeu n’existe pas/,
    /no such game/,
  ],
  ['unknown field', judge({ hat: 1 }), ['hat unknown-field'], /champ n’existe pas/, /no such field/],
  ['unknown face', judge({ discard: ['RRX/B:v'] }), ['discard[0] unknown-face'], /RRX\/B:v/, /RRX\/B:v/],
  [
    'unknown seat',
    judge({}, '{"kind":"pass","seat":7}'),
    ['seat unknown-seat'],
    /joueur n’est pas à la table/,
    /no such player/,
  ],
  ['unknown kind', judge({}, '{"kind":"fly","seat":0}'), ['kind unknown-kind'], /genre de coup/, /no such kind/],
  [
    'unknown company',
    judge({}, '{"kind":"place","seat":0,"company":"pink"}'),
    ['company unknown-company'],
    /pink/,
    /pink/,
  ],
  ['negative number', judge({ draws: -1 }), ['draws out-of-range'], /hors limites/, /out of range/],
  ['huge number', judge({ pile: [1e15] }), ['pile[0] out-of-range'], /hors limites/, /out of range/],
  ['broken number', judge({ draws: 1.5 }), ['draws not-an-integer'], /entier/, /whole number/],
  [
    'unknown ruling',
    [...judge({}), '--rulings', 'hats=on'],
    ['hats unknown-ruling'],
    /le livret ne laisse pas ce choix/,
    /the rulebook/,
  ],
  [
    'unknown reading',
    [...judge({}), '--rulings', 'flag-scan=up'],
    ['flag-scan unknown-reading'],
    /choix .* livret/,
    /choices? .* rulebook/,
  ],
  ['61 Shipment cards', judge({ pile: [45] }), ['pile card-total'], /60/, /60/],
  [
    'a merchant twice',
    judge({ companies: { ...columns, red: [0, 0, 1, 2] } }),
    ['companies merchant-total'],
    /marchands/,
    /merchants/,
  ],
  ['not JSON', judge({}, '{kind}'), [' not-json'], /ligne 1, colonne 2/, /line 1, column 2/],
  ['a log cut off', replay(JSON.stringify(log).slice(0, -30)), [' cut-json'], /la fin manque/, /end is missing/],
  [
    'a log with a bad action',
    replay(JSON.stringify({ ...log, actions: [3] })),
    ['actions[0] not-an-object'],
    /objet/,
    /object/,
  ],
  [
    'a log of no seats',
    replay(JSON.stringify({ ...log, seats: 'x' })),
    ['seats not-an-integer'],
    /entier/,
    /whole number/,
  ],
  ['a missing file', replay('no-such-log.json'), ['--log missing-file'], /ni un fichier/, /neither a file/],
  [
    'unknown question',
    ['solve', 'borneo', 'winner'],
    ['question unknown-question'],
    /question n’existe pas/,
    /no such question/,
  ],
  [
    'an input that lacks',
    ['solve', 'borneo', 'drawOdds'],
    ['unseen missing-field', 'good missing-field', 'draws missing-field'],
    /champ manque/,
    /field is missing/,
  ],
  [
    'an option of later',
    ['simulate', 'borneo', '--gpu', '2'],
    ['--gpu unknown-option'],
    /option n’existe pas/,
    /no such option/,
  ],
];

testBadLines('Borneo', table);

describe('an illegal action', () => {
  it.each([
    ['of another phase', '{"kind":"take","seat":0,"card":"RRR/B:v"}', 'turn.phase-order'],
    ['of another seat', '{"kind":"pass","seat":2}', 'turn.active'],
  ])('%s is no bad input', async (_, action, clause) => {
    const { exit, out } = await inProcess([...judge({}, action), '--json']);
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ legal: false, by: [], violations: [{ clause }] });
  });

  it('in the middle of a list stops it, and says which', async () => {
    const list = JSON.stringify([JSON.parse(pass), JSON.parse(pass), JSON.parse(pass)]);
    const { exit, out } = await inProcess(['apply', ...judge({}, list).slice(1), '--lang', 'fr']);
    expect(exit).toBe(1);
    expect(out).toMatch(/^Coup 3 sur 3\u00a0: /);
    expect(out).toContain('port.must-play');
  });

  it('in a log stops the replay there', async () => {
    const broken = JSON.stringify({ ...log, actions: log.actions.with(20, log.actions[0]!) });
    const { exit, out } = await inProcess(['replay', '--log', '-', '--json'], broken);
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ index: 20, legal: false });
  });
});

describe('a pipe', () => {
  it('carries a position from one line to the next', async () => {
    const first = await inProcess(['apply', ...judge({}).slice(1), '--json']);
    const next = JSON.stringify((JSON.parse(first.out) as { position: unknown }).position);
    const { exit, out } = await inProcess(['actions', 'borneo', '--position', '-', '--json'], next);
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toContainEqual({ kind: 'pass', seat: 0 });
  });

  it('may be slow', async () => {
    const { exit, out } = await inProcess(['actions', 'borneo', '--position', '-'], JSON.stringify(position), 1000);
    expect(exit).toBe(0);
    expect(out).toContain('A passes');
  });
});

describe('a hostile input', () => {
  const text = (json: string): readonly string[] => ['check', 'borneo', '--action', pass, '--position', json];

  it.each([
    ['a long string cut off', `{"seats":4,"hat":"${'a'.repeat(5e6)}`, 'cut-json'],
    ['a long string with a fault', `{"seats":4,"hat":"${'a\\n'.repeat(1e6)}\\x"}`, 'not-json'],
    ['countless fields', `{"seats":4,${Array.from({ length: 3e5 }, (_, i) => `"x${i}":1`).join()}}`, 'unknown-field'],
    ['countless lists', `{"seats":4,"hands":[${'["?"],'.repeat(3e5)}[]]}`, 'too-long'],
    ['a deep list', `{"seats":4,"hands":${'['.repeat(1e6)}${']'.repeat(1e6)}}`, 'too-deep'],
    ['a prototype', '{"seats":4,"__proto__":{"phase":"over"}}', 'unknown-field'],
    ['a letter that ends texts in C', '{"seats":4,"phase":"over\\u0000"}', 'unknown-phase'],
  ])('%s is refused at once', async (_, json, code) => {
    const { exit, out } = await within([...text(json), '--json']);
    expect(exit).toBe(2);
    const { problems } = JSON.parse(out) as { problems: { code: string }[] };
    expect(problems[0]!.code).toBe(code);
    expect(problems.length).toBeLessThanOrEqual(100);
  });
});
