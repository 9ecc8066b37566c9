import { expect, it } from 'vitest';
import { entering as comptoir } from './comptoir-des-antilles/position/touches.ts';

/** Tables that are entered; more are asked for by `TABLES=500`. */
const TABLES = Number(process.env.TABLES ?? 20);

const games = { 'Comptoir des Antilles': comptoir };

const of = Object.entries(games).flatMap(([name, entering]) =>
  entering.seats.map(([seats, most]) => [name, seats, most, entering] as const),
);

it.each(of)(
  '%s, %i players: nine of ten tables in the middle of a game are entered by few touches',
  (name, seats, most, { table, enter }) => {
    const all = Array.from({ length: TABLES }, (_, i) => {
      const one = table(seats, i + 1);
      const { touches, entered, wanted } = enter(one);
      expect(entered).toEqual(wanted);
      return { touches, over: touches - most(one) };
    });
    const touches = all.map((one) => one.touches).sort((a, b) => a - b);
    const at = (share: number) => touches[Math.min(touches.length - 1, Math.floor(share * touches.length))];
    const within = all.filter(({ over }) => over <= 0).length / all.length;
    console.log(
      `${name}, ${seats}: median ${at(0.5)}, nine of ten ${at(0.9)}, most ${at(1)}; within ${Math.round(100 * within)} %`,
    );
    expect(within).toBeGreaterThanOrEqual(0.9);
  },
);
