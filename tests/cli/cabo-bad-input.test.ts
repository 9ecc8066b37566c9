import { languages } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { inProcess, within } from './portolan.ts';

const sea = { rows: ['~ ~ ~', '~ ~ ~'] };
const coast = { rows: ['qNE A.N qNW', '~ ~ ~'] };
const ship = (at: readonly number[], heading: string | null = 'E', more: object = {}) => ({ at, heading, ...more });
const endTurn = '{"kind":"endTurn","seat":0}';

const line = (position: object, action = endTurn): readonly string[] => [
  'check',
  'cabo-da-roca',
  '--position',
  JSON.stringify({ seats: 2, ...position }),
  '--action',
  action,
];

/** What is typed, the problems as `path code`, and a part of the French and the English sentence with its place. */
const positions: readonly (readonly [
  what: string,
  position: object,
  problems: readonly string[],
  fr: RegExp,
  en: RegExp,
])[] = [
  [
    'overlapping tiles',
    {
      board: [
        { at: [2, 1], tile: 'sea' },
        { at: [2, 1], tile: 'rock' },
      ],
    },
    ['board[1].at square-taken'],
    /board\[1\]\.at\u00a0: cette case a déjà une tuile/,
    /board\[1\]\.at: this square has a tile already/,
  ],
  ['a token that is no tile', { board: { rows: ['~', '~ XY'] } }, ['board.rows[1] unknown-token'], /XY/, /XY/],
  [
    'sides that disagree',
    { board: { rows: ['cE ~'] } },
    ['board side-mismatch'],
    /En \(0,\u202f0\), le côté est ne s’accorde pas/,
    /On \(0,\u202f0\), the east side does not match/,
  ],
  [
    'corners that disagree',
    { board: { rows: ['~ ~ ~', 'qSE .. ~', '.. ~ ~'] } },
    ['board corner-mismatch'],
    /En \(0,\u202f1\), le coin sud-est/,
    /On \(0,\u202f1\), the southeast corner/,
  ],
  [
    'a map in two parts',
    { board: { rows: ['~ .. ~'] } },
    ['board not-connected'],
    /La tuile en \(2,\u202f0\) n’est reliée/,
    /The tile on \(2,\u202f0\) is joined/,
  ],
  [
    'two ships on a square',
    { board: sea, ships: { '0t1': ship([2, 1]), '1p': ship([2, 1]) } },
    ['ships.1p.at ship-there'],
    /Deux bateaux sont en \(2,\u202f1\)/,
    /Two ships are on \(2,\u202f1\)/,
  ],
  [
    'a ship on land',
    { board: { rows: ['~ L'] }, ships: { '0t1': ship([1, 0]) } },
    ['ships.0t1.at land-square'],
    /En \(1,\u202f0\), fermé aux bateaux/,
    /On \(1,\u202f0\), closed to ships/,
  ],
  [
    'a ship off the map',
    { board: sea, ships: { '0t1': ship([9, 9]) } },
    ['ships.0t1.at no-tile'],
    /ships\.0t1\.at\u00a0: il n’y a pas de tuile/,
    /ships\.0t1\.at: there is no tile/,
  ],
  [
    'a third trade ship',
    { board: sea, ships: { '0t3': ship([0, 0]) } },
    ['ships.0t3 unknown-ship'],
    /ships\.0t3\u00a0: ce bateau n’existe pas/,
    /ships\.0t3: there is no such ship/,
  ],
  [
    'six sailors',
    { board: { rows: ['cN cN cN cN cN cN'] }, sailors: [0, 1, 2, 3, 4, 5].map((x) => ({ owner: 1, at: [x, 0] })) },
    ['sailors[5].at too-many-pieces'],
    /B a 6 pions de cette sorte.*, jusqu’en \(5,\u202f0\)/,
    /B has 6 pieces of that sort.*, up to the one on \(5,\u202f0\)/,
  ],
  [
    'two rocks',
    { board: { rows: ['R R'] } },
    ['board too-many-tiles'],
    /jusqu’en \(1,\u202f0\)\u00a0: 2 fois à la table\u202f; la boîte en a 1/,
    /up to the one on \(1,\u202f0\): 2 on the table; the box has 1/,
  ],
  [
    'money below zero',
    { board: sea, coins: [100, -5] },
    ['coins[1] negative-coins'],
    /B a moins de zéro pièce/,
    /B has fewer than zero coins/,
  ],
  [
    'a pirate afloat and sunk',
    { board: sea, gone: [{ pirate: 1 }, {}], ships: { '0p': ship([1, 1]) } },
    ['gone[0].pirate too-many-pieces'],
    /A a 2 pions de cette sorte.*\(1,\u202f1\)/,
    /A has 2 pieces of that sort.*\(1,\u202f1\)/,
  ],
  [
    'a heading that does not exist',
    { board: sea, ships: { '0t1': ship([0, 0], 'NNE') } },
    ['ships.0t1.heading unknown-heading'],
    /ships\.0t1\.heading\u00a0: ce cap n’existe pas/,
    /ships\.0t1\.heading: there is no such heading/,
  ],
  [
    'a heading in port',
    { board: coast, ships: { '0t1': ship([1, 0]) } },
    ['ships.0t1.heading heading-in-port'],
    /est dans un port\u00a0: il y est ancré/,
    /is in a port: it is moored there/,
  ],
  [
    'a sailor at sea',
    { board: sea, sailors: [{ owner: 1, at: [2, 0] }] },
    ['sailors[0].at not-land'],
    /En \(2,\u202f0\)/,
    /On \(2,\u202f0\)/,
  ],
  [
    'a box whose sea is cut in two',
    { board: sea, edition: { tiles: { coast: { corners: [1, 0, 1, 0] } } } },
    ['edition.tiles.coast.corners sea-in-two'],
    /edition\.tiles\.coast\.corners/,
    /two opposite corners/,
  ],
];

describe('a position of Cabo da Roca that cannot be', () => {
  it.each(positions)('%s', async (_, position, problems, fr, en) => {
    const { exit, out, err } = await within([...line(position), '--json']);
    expect({ exit, err }).toEqual({ exit: 2, err: '' });
    const found = (JSON.parse(out) as { problems: { path: string; code: string }[] }).problems;
    for (const problem of problems) expect(found.map(({ path, code }) => `${path} ${code}`)).toContain(problem);
    for (const lang of languages) {
      const told = await within([...line(position), '--lang', lang]);
      expect({ exit: told.exit, out: told.out }).toEqual({ exit: 2, out: '' });
      expect(told.err).toMatch(lang === 'fr' ? fr : en);
      expect(told.err).not.toMatch(/undefined|\[object|NaN/);
    }
  });

  it('is refused in a process too', async () => {
    const { exit, out, err } = await inProcess([...line(positions[5]![1]), '--lang', 'fr']);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toMatch(positions[5]![3]);
  });
});

/** An action that cannot be read, the problem, and a part of both sentences. */
const actions: readonly (readonly [what: string, action: object, problem: string, fr: RegExp, en: RegExp])[] = [
  ['a kind that is none', { kind: 'swim', seat: 0 }, 'kind unknown-kind', /genre de coup/, /kind of action/],
  ['a ship that is not there', { kind: 'advance', seat: 0, ship: '0t9' }, 'ship unknown-ship', /bateau/, /ship/],
  ['a player who is not there', { kind: 'endTurn', seat: 3 }, 'seat unknown-seat', /joueur/, /player/],
  [
    'a direction that is none',
    { kind: 'depart', seat: 0, ship: '0t1', dir: 'UP' },
    'dir unknown-direction',
    /NW/,
    /NW/,
  ],
  ['a square that is none', { kind: 'layTile', seat: 0, at: [0], rot: 0 }, 'at wrong-length', /at/, /at/],
  ['a rotation that is none', { kind: 'layTile', seat: 0, at: [0, 3], rot: 4 }, 'rot out-of-range', /limites/, /range/],
];

describe('an action of Cabo da Roca that cannot be read', () => {
  const table = { board: sea, ships: { '0t1': ship([0, 0]) } };

  it.each(actions)('%s', async (_, action, problem, fr, en) => {
    const { exit, out } = await within([...line(table, JSON.stringify(action)), '--json']);
    expect(exit).toBe(2);
    const found = (JSON.parse(out) as { problems: { path: string; code: string }[] }).problems;
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual([problem]);
    for (const lang of languages) {
      const told = await within([...line(table, JSON.stringify(action)), '--lang', lang]);
      expect(told.err).toMatch(lang === 'fr' ? fr : en);
    }
  });
});

it('an illegal move that was played is pointed out: the ship sinks, by both clauses', async () => {
  const table = { board: { rows: ['~ L', '~ ~'] }, ships: { '0t1': ship([0, 0]) } };
  const attempt = { kind: 'advance', seat: 0, ship: '0t1' };
  const illegal = await within([...line(table, JSON.stringify(attempt)), '--json']);
  expect(illegal.exit).toBe(1);
  expect(JSON.parse(illegal.out)).toMatchObject({ legal: false, violations: [{ clause: 'ships.sea-only' }] });
  const noticed = JSON.stringify({ kind: 'denounce', seat: 1, attempt });
  const pointed = await within([...line(table, noticed), '--json']);
  expect(pointed.exit).toBe(0);
  expect((JSON.parse(pointed.out) as { by: string[] }).by).toContain('ships.illegal-move');
  const applied = await within(['apply', ...line(table, noticed).slice(1), '--lang', 'en']);
  expect(applied).toMatchObject({ exit: 0, err: '' });
  expect(applied.out).toMatch(/A’s trade ship 1 .*s(i|u)nk/i);
});
