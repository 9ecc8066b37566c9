import { describe, expect, it } from 'vitest';
import { within } from './portolan.ts';

/** A box with one trade card, cheaper ships, other dues and awards, and land on other corners of its coasts. */
const mine = {
  id: 'my-cabo',
  tiles: { coast: { corners: [0, 1, 1, 0] } },
  tradeCards: [{ id: 'tea', good: 'salt', prices: [15, 25, 35], struck: ['B'] }],
  costs: { trade: { buy: 70 } },
  dues: { portFee: 5 },
  awards: { fleet: 30, fleetPoints: { fishing: 4, trade: 1, pirate: 3 } },
};
const box = ['--edition', JSON.stringify(mine)];
const position = {
  seats: 2,
  stage: 'buy',
  coins: [75, 200],
  board: { rows: ['qNE A.N qNW .. qNE C.N qNW', '~ ~ ~ ~ ~ ~ ~'] },
  ships: { '0t1': { at: [5, 1], heading: 'N', from: 'A' }, '1f1': { at: [1, 1], heading: 'E' } },
  sailors: [
    { owner: 0, at: [1, 0] },
    { owner: 1, at: [5, 0] },
  ],
};
const on = (command: string, ...words: string[]): string[] => [command, 'cabo-da-roca', ...words];
const loaded = (cargo: string): string[] => [
  '--position',
  JSON.stringify({ ...position, stage: 'free', ships: { '0t1': { ...position.ships['0t1'], cargo } } }),
];
const table = ['--position', JSON.stringify(position)];

const json = async (argv: readonly string[], exit = 0): Promise<never> => {
  const ran = await within([...argv, '--json']);
  expect({ exit: ran.exit, err: ran.err }).toEqual({ exit, err: '' });
  return JSON.parse(ran.out) as never;
};

describe('an owner’s own box of Cabo da Roca', () => {
  it('prices purchases', async () => {
    const buy = ['--action', '{"kind":"buyShip","seat":0,"piece":"trade","at":[1,0]}'];
    expect(await json([...on('check'), ...table, ...buy], 1)).toMatchObject({
      violations: [{ reason: 'not-enough-coins' }],
    });
    expect(await json([...on('check'), ...table, ...box, ...buy])).toMatchObject({ legal: true });
  });

  it('says what a cargo pays', async () => {
    const enter = ['--action', '{"kind":"advance","seat":0,"ship":"0t1"}'];
    // Four squares: zone I of the card, less the fee to the governor.
    const { position: sold } = (await json([...on('apply'), ...loaded('tea'), ...box, ...enter])) as {
      position: { coins: number[]; edition: object };
    };
    expect(sold).toMatchObject({ coins: [75 + 15 - 5, 200 + 5], edition: { id: 'my-cabo' } });
    expect((await within([...on('check'), ...loaded('t01'), ...box, ...enter])).exit).toBe(2);
    expect((await within([...on('check'), ...loaded('tea'), ...enter])).exit).toBe(2);
  });

  it('counts points', async () => {
    const totals = async (...words: string[]) =>
      ((await json([...on('score'), ...table, ...words])) as { scores: { total: number }[] }).scores.map(
        ({ total }) => total,
      );
    // One port each: 50 for both. The greatest fleet is A’s trade ship in ours, B’s fishing ship in this box.
    const [ours, own] = [await totals(), await totals(...box)];
    expect(own).toEqual([ours[0]! - 100, ours[1]! + 30]);
  });

  it('says where land lies, to solvers too', async () => {
    const fit = async (...words: string[]) =>
      (await json([...on('solve', 'tileFit', '--input', '{"square":[1,2]}'), ...table, ...words])) as {
        ranking: { kind: string; rotations: number[] }[];
      };
    const coast = ({ ranking }: Awaited<ReturnType<typeof fit>>) => ranking.find(({ kind }) => kind === 'coast');
    expect(coast(await fit())?.rotations).not.toEqual(coast(await fit(...box))?.rotations);
  });

  it('is refused with the sentences of the site', async () => {
    const wrong = ['--edition', '{"dues":{"toll":-1}}'];
    expect(await json([...on('score'), ...table, ...wrong], 2)).toMatchObject({
      problems: [{ input: '--edition', path: 'dues.toll', code: 'out-of-range' }],
    });
    const french = await within([...on('score'), ...table, ...wrong, '--lang', 'fr']);
    expect(french.err).toContain('dues.toll\u00a0: ce nombre est hors limites (trouvé\u00a0: −1');
    const english = await within([...on('score'), ...table, ...wrong, '--lang', 'en']);
    expect(english.err).toContain('dues.toll: this number is out of range (found: −1');
  });

  it('is told of with squares in one form', async () => {
    const west = {
      seats: 2,
      board: { origin: [-2, -1], rows: ['~ ~ ~'] },
      ships: { '0p': { at: [-2, -1], heading: 'E' } },
    };
    const words = [...on('check'), '--position', JSON.stringify(west), '--lang', 'en'];
    const { out } = await within([...words, '--action', '{"kind":"attack","seat":0,"ship":"0p","at":[-1,-1]}']);
    expect(out).toContain('(−1,\u202f−1)');
    expect(out).not.toContain('(-1');
  });
});
