import { describe, expect, it } from 'vitest';
import { checkers } from './index.ts';

// Disputes about a box of one's own, each with its answer worked out by hand.

const { tile, places, sailing, voyage, lighthouse, departure, purchase, count } = checkers;

/** The first problem of what could not be read. */
const firstOf = (read: { readonly ok: boolean; readonly problems?: readonly unknown[] }) => read.problems?.[0];

describe('a box of one’s own', () => {
  it('says where the land of a tile lies', () => {
    // Its coast has the land east in base rotation, so the sea lies west of it and the land east.
    const edition = { tiles: { coast: { corners: [0, 1, 1, 0] } } } as const;
    const around = { W: { tile: 'sea' } } as const;
    expect(tile.judge({ tile: 'coast', rot: 0, around }).verdict.legal).toBe(false);
    expect(tile.judge({ tile: 'coast', rot: 0, around, edition }).verdict.legal).toBe(true);
    const square = (answer: ReturnType<typeof places.judge>) =>
      answer.squares.find(({ at }) => at[0] === 1 && at[1] === 0)!.fits;
    const board = [{ at: [0, 0], tile: 'sea' }] as const;
    // East of the sea its own west side must be sea: land east, base rotation of this box, a quarter turn in ours.
    expect(square(places.judge({ board, tile: 'coast', edition }))).toEqual([0]);
    expect(square(places.judge({ board, tile: 'coast' }))).toEqual([1]);
  });

  it('compares neighbors with the land of its own tiles', () => {
    const edition = { tiles: { quarter: { corners: [0, 0, 0, 0] } } } as const;
    const input = { tile: 'sea', rot: 0, around: { N: { tile: 'sea' }, NE: { tile: 'quarter' } } };
    expect(firstOf(tile.parse(input))).toMatchObject({ path: 'around.NE', code: 'tiles-clash' });
    expect(tile.parse({ ...input, edition })).toMatchObject({ ok: true });
  });

  it('sets tolls and fees', () => {
    const edition = { dues: { toll: 35, portFee: 50 } };
    const path = [0, 1, 2].map((x) => [x, 0] as const);
    const input = { path, lights: [{ at: [-1, 1], keeper: 'opponent' }], left: 1 } as const;
    expect([lighthouse.judge(input).toll, lighthouse.judge({ ...input, edition }).toll]).toEqual([20, 35]);
    const step = { ...sailing.example, ship: 'trade', around: {}, keepers: 2 } as const;
    expect([sailing.judge(step).toll, sailing.judge({ ...step, edition }).toll]).toEqual([40, 70]);
    // 110 in zone II, less the fee.
    const sale = { offset: [6, 0], card: { prices: [60, 110, 160] }, sailor: 'opponent' } as const;
    expect([voyage.judge(sale).net, voyage.judge({ ...sale, edition }).net]).toEqual([90, 60]);
  });

  it('names its own trade cards', () => {
    const edition = { tradeCards: [{ id: 'tea', good: 'salt', prices: [10, 20, 300], struck: ['C'] }] } as const;
    const sale = { offset: [9, 0], card: { id: 'tea', port: 'B' }, edition } as const;
    expect(voyage.judge(sale)).toMatchObject({ sold: true, zone: 3, price: 300 });
    expect(firstOf(voyage.parse({ ...sale, card: { id: 't01', port: 'B' } }))).toMatchObject({
      path: 'card.id',
      code: 'unknown-card',
    });
    const input = { port: 'A', left: 2, card: 'tea', ports: { B: 'nobody', C: 'nobody' }, edition } as const;
    expect(departure.judge(input).destinations).toEqual(['B']);
    expect(firstOf(departure.parse({ ...input, card: 't01' }))).toMatchObject({ path: 'card', code: 'unknown-card' });
    // The card not drawn yet can only be the one of this box.
    expect(departure.judge({ ...input, card: null }).destinations).toEqual(['B']);
  });

  it('turns its ports so that the quay is north', () => {
    // In base rotation the quay of these ports is south, where the voyage comes in and a way out is asked about.
    const edition = { tiles: { port: { corners: [0, 0, 1, 1] } } } as const;
    expect(voyage.judge({ ...voyage.example, edition }).verdict.legal).toBe(true);
    const { ways } = departure.judge({ ...departure.example, ways: {}, edition });
    expect(ways.map(({ verdict }) => verdict.legal)).toEqual([true, true, true, true, true]);
  });

  it('sets prices, and how many coins a player can have while the game goes on', () => {
    const edition = { costs: { trade: { buy: 75 } }, dues: { guestFee: 5 }, awards: { goal: 2000 } };
    const input = { ...purchase.example, coins: 80, edition };
    expect(purchase.judge(input)).toMatchObject({ price: 75, fee: 5, after: { coins: 0 } });
    expect(purchase.parse({ ...input, coins: 1500 })).toMatchObject({ ok: true });
    expect(firstOf(purchase.parse({ ...input, edition: {}, coins: 1500 }))).toMatchObject({
      path: 'coins',
      facts: { max: 999 },
    });
  });

  it('sets awards and how much of a thing there can be', () => {
    // A: 100 + 2·25 fish + 15 under a ship + 70 fleet (4) + 60 ports = 295. B: 100 + 45 of the island.
    const edition = {
      tiles: { fish3: { count: 8 } },
      awards: { fish: 25, fishUnderShip: 15, fleet: 70, ports: 60, fleetPoints: { fishing: 4, trade: 1, pirate: 3 } },
    };
    const players = [
      { coins: 100, ports: 1, fish: 2, fishUnder: 1, fishing: 1 },
      { coins: 100, islands: 1, pirate: 1 },
    ];
    const input = { players, island: 45, wreck: null, edition };
    expect(count.judge(input)).toMatchObject({ rows: [{ total: 295 }, { total: 145 }], fleet: [4, 3] });
    // Eight tiles of three fish make 36 in all, 15 under five ships; ours have 24, and 14 under five ships.
    const rich = (fish: number, fishUnder: number) => [{ coins: 0, fish, fishUnder }, { coins: 0 }];
    expect(count.parse({ ...input, players: rich(36, 15) })).toMatchObject({ ok: true });
    expect(firstOf(count.parse({ ...input, players: rich(37, 0) }))).toMatchObject({
      path: 'players[0].fish',
      facts: { max: 36 },
    });
    expect(firstOf(count.parse({ ...input, edition: {}, players: rich(24, 15) }))).toMatchObject({
      path: 'players[0].fishUnder',
      facts: { max: 14 },
    });
  });

  it.each(Object.values(checkers).filter(({ id }) => id !== 'shot'))(
    'is read first, with the problems of a box: $id',
    (checker) => {
      const read = (edition: unknown) => checker.parse({ ...checker.example, edition });
      expect(read('reconstructed')).toMatchObject({ ok: true });
      expect(read({})).toMatchObject({ ok: true });
      expect(read({ dues: { toll: -1 } })).toMatchObject({
        problems: [{ path: 'edition.dues.toll', code: 'out-of-range', facts: { found: -1, min: 0 } }],
      });
      expect(read({ tiles: { cove: { corners: [1, 0, 1, 0] } } })).toMatchObject({
        problems: [{ path: 'edition.tiles.cove.corners', code: 'sea-in-two' }],
      });
      expect(read('grandfather’s')).toMatchObject({ problems: [{ path: 'edition', code: 'unknown-edition' }] });
    },
  );
});
