import { expect, it } from 'vitest';
import { entering as borneo } from './borneo/position/touches.ts';
import { entering as cabo } from './cabo-da-roca/position/touches.ts';
import { entering as comptoir } from './comptoir-des-antilles/position/touches.ts';
import { entering as rotterdam } from './rotterdam/position/touches.ts';

/** Tables that are entered; more are asked for by `TABLES=500`. */
const TABLES = Number(process.env.TABLES ?? 10);

const games = { Borneo: borneo, 'Cabo da Roca': cabo, 'Comptoir des Antilles': comptoir, Rotterdam: rotterdam };

const of = Object.entries(games).flatMap(([name, entering]) =>
  entering.seats.map((at) => [name, at.seats, at, entering] as const),
);

/** The least number that so large a part of all does not exceed. */
const reached = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(part * numbers.length) - 1] ?? 0;

it.each(of)(
  '%s, %i players: tables in the middle of a game are entered by few touches',
  (name, seats, { wanted, held }, { table, enter }) => {
    const all = Array.from({ length: TABLES }, (_, i) => {
      const one = table(seats, i + 1);
      const { touches, taps, entered, wanted: whole } = enter(one);
      expect(entered).toEqual(whole);
      return { touches, taps, most: wanted(one) };
    });
    const most = reached(
      all.map((one) => one.most),
      0.5,
    );
    /** The part of all tables that keep to what is wanted, said in a line. */
    const within = (by: 'touches' | 'taps'): number => {
      const part = all.filter((one) => one[by] <= one.most).length / all.length;
      const counts = all.map((one) => one[by]);
      const said = `${by}: median ${reached(counts, 0.5)}, 95 % within ${reached(counts, 0.95)}`;
      console.log(`${name}, ${seats}, ${said}; ${Math.round(100 * part)} % within what is wanted (median ${most})`);
      return part;
    };
    expect(within('touches')).toBeGreaterThanOrEqual(held);
    expect(within('taps')).toBeGreaterThanOrEqual(held);
  },
  120_000,
);
