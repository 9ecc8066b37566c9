import { borneo } from '@portolan/borneo';
import { caboDaRoca } from '@portolan/cabo-da-roca';
import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { type Game, must, playOut, type Rulings, rng, type SetupOptions, uniform } from '@portolan/core';
import { rotterdam } from '@portolan/rotterdam';
import { describe, expect, it } from 'vitest';
import { counted, type KeptCount, type OpenedUnder, opened } from '../score/counted.ts';
import { type AnySheet, type Sheets, withPlayer } from '../score/sheet.ts';
import type { Json } from '../stores/table.ts';
import borneoCount from './borneo/score/kept.ts';
import { sheets as borneoSheets, withShip } from './borneo/score/sheet.ts';
import caboCount from './cabo-da-roca/score/kept.ts';
import { sheets as caboSheets } from './cabo-da-roca/score/sheet.ts';
import comptoirCount from './comptoir-des-antilles/score/kept.ts';
import { sheets as comptoirSheets } from './comptoir-des-antilles/score/sheet.ts';
import rotterdamCount from './rotterdam/score/kept.ts';
import { sheets as rotterdamSheets } from './rotterdam/score/sheet.ts';

interface Counting {
  // biome-ignore lint/suspicious/noExplicitAny: four games in one list
  readonly game: Game<any, any, any, any>;
  // biome-ignore lint/suspicious/noExplicitAny: four games in one list
  readonly sheets: Sheets<any, any>;
  // biome-ignore lint/suspicious/noExplicitAny: four games in one list
  readonly count: KeptCount<any, any>;
  /** What of a sheet a table holds that is made of nothing else: where ships lie on a sea, no sheet knows. */
  readonly known: (sheet: AnySheet) => unknown;
}

const games: readonly (readonly [string, Counting])[] = [
  ['Borneo', { game: borneo, sheets: borneoSheets, count: borneoCount, known: (sheet) => sheet }],
  [
    'Comptoir des Antilles',
    { game: comptoirDesAntilles, sheets: comptoirSheets, count: comptoirCount, known: (sheet) => sheet },
  ],
  ['Rotterdam', { game: rotterdam, sheets: rotterdamSheets, count: rotterdamCount, known: (sheet) => sheet }],
  [
    'Cabo da Roca',
    {
      game: caboDaRoca,
      sheets: caboSheets,
      count: caboCount,
      known: (sheet) => {
        const { players, island, wreck } = sheet as ReturnType<typeof caboSheets.empty>;
        return { players: players.map(({ coins, out, name }) => ({ coins, out, name })), island, wreck };
      },
    },
  ],
];

const boxes = { own: null, usual: undefined };
const under = (from?: Json): OpenedUnder => ({ from, edition: undefined, rulings: {} });

/** A table of a random game, at its end or on the way there. */
const played = ({ game }: Counting, seed: number, seats: number, rulings: Rulings = {}): Json => {
  const state = must(game.setup({ seats, rulings } as SetupOptions));
  playOut(game, state, rng(seed), { policy: uniform, maxActions: seed % 3 === 0 ? 5000 : 60 * (seed + 1) });
  return game.makePosition(state) as Json;
};

const takenFrom = ({ count, sheets }: Counting, position: Json, names: readonly string[] = []): AnySheet => {
  const empty = sheets.empty(position.seats as number);
  const sheet = names.reduce((all, name, seat) => withPlayer(all, seat, { ...all.players[seat], name }), empty);
  return counted(count, must(count.read(position)), position, sheet, boxes);
};

/** The tables of some random games: all numbers of players. */
const tables = (of: Counting): readonly Json[] => {
  const { min, max } = of.game.seats;
  return Array.from({ length: 12 }, (_, seed) => played(of, seed, min + (seed % (max - min + 1))));
};

/** A sheet as its game reads it: what a checker is asked. */
const asked = ({ sheets }: Counting, sheet: AnySheet): unknown => sheets.inputOf(sheet);

describe.each(games)('%s: a table and its score sheet', (_, of) => {
  const all = tables(of);

  it('the sheet has every point of the table, and names stay', () => {
    for (const position of all) {
      const sheet = takenFrom(of, position, ['Ana', 'Bo']);
      expect(sheet.players.map(({ name }) => name).slice(0, 2)).toEqual(['Ana', 'Bo']);
      expect(of.sheets.parse(JSON.parse(JSON.stringify(sheet)))).toMatchObject({ ok: true });
    }
  });

  it('opened again it is the table that it was counted from', () => {
    for (const position of all) {
      const again = opened(of.count, takenFrom(of, position), under(position));
      expect(of.game.makePosition(must(of.game.parsePosition(again)))).toEqual(position);
    }
  });

  it('opened without that table, each fact that a sheet knows is there', () => {
    for (const position of all) {
      const sheet = takenFrom(of, position);
      const table = opened(of.count, sheet, under());
      expect(of.count.canBe(table), JSON.stringify(table)).toBe(true);
      expect(of.known(takenFrom(of, table))).toEqual(of.known(sheet));
    }
  });

  it('a box of its own comes along, ours where the owner has another', () => {
    const position = { ...all[0], edition: { id: 'mine' } };
    const kept = must(of.count.read(all[0]));
    const empty = of.sheets.empty(all[0]?.seats as number);
    expect(counted(of.count, kept, position, empty, boxes).edition).toEqual({ id: 'mine' });
    expect(counted(of.count, kept, position, empty, { own: { id: 'mine' }, usual: 'ours' })).not.toHaveProperty(
      'edition',
    );
    const { edition: __, ...plain } = all[0] as Json;
    expect(counted(of.count, kept, plain, empty, { own: { id: 'mine' }, usual: 'ours' }).edition).toBe('ours');
  });
});

/** A sheet on which a player has something else. */
const having = (sheet: AnySheet, seat: number, player: object): AnySheet => {
  const { name } = sheet.players[seat] ?? { name: '' };
  return withPlayer(sheet, seat, { ...player, name });
};

it('what is changed on a sheet is changed on its table', () => {
  const [, comptoir] = games[1] as (typeof games)[number];
  const before = played(comptoir, 5, 4);
  const sheet = having(takenFrom(comptoir, before), 2, { premiums: 77 });
  const after = opened(comptoir.count, sheet, under(before));
  expect(after).toEqual({ ...before, premiums: (before.premiums as number[]).map((n, seat) => (seat === 2 ? 77 : n)) });

  const [, islands] = games[0] as (typeof games)[number];
  const table = played(islands, 9, 4);
  const had = takenFrom(islands, table);
  const more = having(had, 1, { shipments: 9, harbors: 2, missions: [5, 7] });
  expect(asked(islands, takenFrom(islands, opened(islands.count, more, under(table))))).toEqual(asked(islands, more));

  const [, sea] = games[3] as (typeof games)[number];
  const water = played(sea, 4, 3);
  const rich = having(takenFrom(sea, water), 0, { coins: 333 });
  expect(opened(sea.count, rich, under(water))).toMatchObject({
    board: water.board,
    coins: [333, ...(water.coins as number[]).slice(1)],
  });
});

it('what only points told stands as cards with as many points', () => {
  const [, river] = games[2] as (typeof games)[number];
  const sheet = {
    phaseEnded: true,
    players: [
      { name: '', missions: 13 },
      { name: '', missions: 5, products: ['bread'] },
    ],
  };
  const table = opened(river.count, sheet, under());
  expect(river.count.canBe(table)).toBe(true);
  const scores = river.game.scores(must(river.game.parsePosition(table)));
  // 13 by Missions; 5 by Missions and 1 for bread.
  expect(scores.map(({ total }) => total)).toEqual([13, 6]);
  const pirates = { ...withShip(borneoSheets.empty(3), 1), blackbeard: true };
  expect(opened(borneoCount, pirates, under())).toMatchObject({ options: { blackbeard: true }, pirateShip: 1 });
});

it('a sheet for other players than its table’s is a table of its own', () => {
  const [, comptoir] = games[1] as (typeof games)[number];
  const before = played(comptoir, 5, 4);
  expect(opened(comptoir.count, comptoir.sheets.empty(3), under(before)).seats).toBe(3);
});
