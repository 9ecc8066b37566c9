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
    const touches = all.map((one) => one.touches);
    const within = all.filter((one) => one.touches <= one.most).length / all.length;
    console.log(
      `${name}, ${seats}: median ${reached(touches, 0.5)}, 95 % within ${reached(touches, 0.95)}; ${Math.round(100 * within)} % within what is wanted (median ${reached(
        all.map(({ most }) => most),
        0.5,
      )}); by taps alone median ${reached(
        all.map(({ taps }) => taps),
        0.5,
      )}`,
    );
    expect(within).toBeGreaterThanOrEqual(held);
  },
);
