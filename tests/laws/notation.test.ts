import { borneo } from '@portolan/borneo';
import { notation as borneoNotation } from '@portolan/borneo/notation';
import { caboDaRoca } from '@portolan/cabo-da-roca';
import { notation as caboNotation } from '@portolan/cabo-da-roca/notation';
import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { notation as comptoirNotation } from '@portolan/comptoir-des-antilles/notation';
import type { Kind, SetupOptions } from '@portolan/core';
import { type AnyGame, logOf, rng } from '@portolan/core';
import { type Notation, readNotation } from '@portolan/core/notation';
import { notationFailures, type WalkOptions, walkThrough } from '@portolan/core/testing';
import { atRandom, rotterdam } from '@portolan/rotterdam';
import { notation as rotterdamNotation } from '@portolan/rotterdam/notation';
import { describe, expect, it } from 'vitest';
import { merels } from '../fifth-game/src/index.ts';
import { notation as merelsNotation } from '../fifth-game/src/notation.ts';
import { tables as borneoTables, trader } from './borneo.ts';
import { tables as caboTables, sailor } from './cabo-da-roca.ts';
import { tables as comptoirTables, randomBox } from './comptoir-des-antilles.ts';
import { tables as rotterdamTables, smallBox } from './rotterdam.ts';

type Move = Kind & Readonly<Record<string, unknown>>;

interface Given {
  readonly game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: a table of games cannot name their types
  readonly notation: Notation<any, any>;
  readonly tables: readonly SetupOptions[];
  readonly options?: WalkOptions<unknown, Kind>;
  /** Actions that random games hardly ever come to, and cards that nobody sees. */
  readonly actions?: readonly Move[];
}

const move = { kind: 'advance', seat: 0, ship: '0t1' };

const games: Readonly<Record<string, Given>> = {
  borneo: {
    game: borneo,
    notation: borneoNotation,
    tables: borneoTables,
    options: { policy: trader as never },
    actions: [
      { kind: 'draw', to: 4, card: '?' },
      { kind: 'yield', seat: 1, to: 'swap' },
      { kind: 'playShipment', seat: 1, card: 'RRB/G:v2', port: -7 },
      { kind: 'attack', seat: 3, company: 'red', attacker: 20, defender: 1, cards: [] },
      {
        kind: 'completeMission',
        seat: 0,
        mission: 'm01',
        pay: ['RRB/G:v', 'sarawak'],
        trades: [{ card: 'sarawak', as: 'clove' }],
      },
    ],
  },
  'cabo-da-roca': {
    game: caboDaRoca,
    notation: caboNotation,
    tables: caboTables,
    options: { policy: sailor as never, maxActions: 900 },
    actions: [
      { kind: 'denounce', seat: 3, attempt: move },
      { kind: 'denounce', seat: 1, attempt: { kind: 'depart', seat: 0, ship: '0f2', dir: 'SW', bonus: 1 } },
      { ...move, bonus: 2, card: 't01' },
      { kind: 'answer', seat: 2, accept: true, sell: ['2p', [-3, 4]] },
      { kind: 'answer', seat: 2, accept: false },
      { kind: 'bargain', seat: 0, ship: '0p', at: [0, -1], sum: -40 },
      { kind: 'buySailor', seat: 0, at: [1, 2], sell: ['0t2'] },
    ],
  },
  'comptoir-des-antilles': {
    game: comptoirDesAntilles,
    notation: comptoirNotation,
    tables: [...comptoirTables, { seats: 3, edition: randomBox(rng(7)) }],
    actions: [
      { kind: 'drawGoods', goods: '?' },
      { kind: 'swap', seat: 0, a: { quay: 1, porter: 3 }, b: { quay: 4, porter: 0 } },
      { kind: 'move', seat: 0, from: 1, to: 2, porters: [] },
      { kind: 'bid', seat: 2, amount: -3 },
      { kind: 'assignGoods', seat: 1, tiles: {} },
    ],
  },
  rotterdam: {
    game: rotterdam,
    notation: rotterdamNotation,
    tables: [...rotterdamTables, { seats: 3, edition: smallBox(rng(7)), variants: { safeHaven: true } }],
    options: { policy: atRandom as never, maxActions: 700 },
    actions: [
      { kind: 'drawMission', mission: '?' },
      { kind: 'drawNavigation', card: '?' },
      { kind: 'drawProduct', product: '?vulcaanhaven' },
      { kind: 'hold', seat: 1, ship: '1c' },
      { kind: 'offerTrade', seat: 0, to: 2, give: ['?vulcaanhaven'], get: [] },
      { kind: 'playCard', seat: 0, card: 'cargo-thief', from: '1a', to: '0b' },
      { kind: 'playCard', seat: 0, card: 'cargo-thief', from: '1a', start: 'A1' },
      { kind: 'playCard', seat: 0, card: 'heavy-storm', ship: '2a', path: [] },
      { kind: 'playCard', seat: 0, card: 'extra-cargo', start: 'A1', cargo: null },
    ],
  },
  merels: { game: merels as AnyGame, notation: merelsNotation, tables: [{ seats: 2 }] },
};

/** A game of which a spectator comes to know when it is under way: it begins with cards that lie face down. */
const fromTheMiddle = ({ game, options }: Given, table: SetupOptions) => {
  const { steps } = walkThrough(game, table, 5, options);
  const seen = game.makePosition(game.view(steps[steps.length >> 1]!.state, null));
  const actions = steps.slice(steps.length >> 1).flatMap(({ action }) => action ?? []);
  return logOf(game, table, actions as Kind[], seen);
};

describe.each(Object.entries(games))('the notation of %s', (_, given) => {
  const { game, notation, tables, options, actions = [] } = given;

  it.each(tables.map((table) => [JSON.stringify(table).slice(0, 80), table] as const))(
    'reads back at %s',
    (_name, table) => {
      const { log } = walkThrough(game, table, 11, options);
      expect(notationFailures(game, { notation, log, actions })).toEqual([]);
      expect(notationFailures(game, { notation, log: fromTheMiddle(given, table) })).toEqual([]);
    },
  );

  it('reads what the game reads: nothing is lost in an action of its own', () => {
    const read = actions.map((action) => game.parseAction(action));
    expect(read.map((one) => one.ok && one.value)).toEqual(actions);
  });
});

const at = (lines: string, game = 'borneo') => {
  const { game: one, notation } = games[game]!;
  const read = readNotation(one, notation, `[game ${game}]\n[seats 3]\n\n${lines}\n`);
  return read.ok ? read.value : read.problems.map(({ path, code }) => `${path} ${code}`);
};

describe('what is written by hand', () => {
  it('may be numbered, spaced and remarked upon', () => {
    expect(at('{Ann begins}\n 1. A  pass {a\nlong one}\n2... B pass\n\n3.C pass {x} {y}')).toMatchObject({
      game: 'borneo',
      seats: 3,
      actions: [0, 1, 2].map((seat) => ({ kind: 'pass', seat })),
      comments: { 0: 'Ann begins', 1: 'a\nlong one', 3: 'x\ny' },
    });
  });

  it.each<[what: string, lines: string, found: readonly string[]]>([
    ['no player', 'pass', ['4:1 unknown-actor']],
    ['a player who is not there', 'D pass', ['4:1 unknown-seat']],
    ['no action', '1. A', ['4:5 line-cut']],
    ['a sign that is none', 'A pas', ['4:3 unknown-sign']],
    ['a line that is cut', 'A x red 3', ['4:10 line-cut']],
    ['a line that goes on', 'A pass  now', ['4:9 line-long']],
    ['a word of the wrong form', 'A x red three 2 -', ['4:9 wrong-word']],
    ['a card that is none, in a list', 'A - RRB/G:v,RRB/Q:v', ['4:13 unknown-face']],
    ['a remark without an end', 'A pass {well', ['4:8 open-remark']],
    ['several', 'A pas\nB pass\nC - x', ['4:3 unknown-sign', '6:5 unknown-face']],
    ['a tag that is none', '[player Ann]', ['4:9 unknown-tag']],
    ['a tag given twice', '[seats 4]', ['4:8 tag-twice']],
    ['a ruling that is none', '[ruling luck yes]', ['4:9 unknown-ruling']],
    ['a variant neither played nor not', '[variant blackbeard yes]', ['4:10 wrong-word']],
    ['a box that is no JSON', '[edition {"id"]', ['4:10 not-json']],
    ['names for some', '[A Ann]', ['4:4 wrong-length']],
  ])('%s is told with its place', (_, lines, found) => expect(at(lines)).toEqual(found));

  it('says who makes the move that is denounced', () => {
    expect(at('B ! A ^ At1', 'cabo-da-roca')).toMatchObject({
      actions: [{ kind: 'denounce', seat: 1, attempt: move }],
    });
    expect(at('B ! A ^ Zt1', 'cabo-da-roca')).toEqual(['4:9 wrong-word']);
  });

  it('names its game and its number of players', () => {
    const read = readNotation(borneo, borneoNotation, 'A pass');
    expect(read.ok || read.problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      '1:1 missing-tag',
      '1:1 missing-tag',
    ]);
  });
});
