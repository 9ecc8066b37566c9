import { parseArgs } from 'node:util';
import { borneo } from '@portolan/borneo';
import { caboDaRoca } from '@portolan/cabo-da-roca';
import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import type { AnyGame, Policy } from '@portolan/core';
import { rotterdam } from '@portolan/rotterdam';
import { sensible as ofBorneo } from '@portolan/solvers/borneo';
import { sensible as ofCabo } from '@portolan/solvers/cabo-da-roca';
import { sensible as ofComptoir } from '@portolan/solvers/comptoir-des-antilles';
import { sensible as ofRotterdam } from '@portolan/solvers/rotterdam';
import { duel } from './duel.ts';
import * as reference from './reference/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: policies of all games
type AnyPolicy = Policy<any, any>;

/** Each game with the policy of today and the yardstick. */
const players: readonly (readonly [game: AnyGame, today: AnyPolicy, before: AnyPolicy])[] = [
  [borneo, ofBorneo, reference.borneo],
  [caboDaRoca, ofCabo, reference.caboDaRoca],
  [comptoirDesAntilles, ofComptoir, reference.comptoirDesAntilles],
  [rotterdam, ofRotterdam, reference.rotterdam],
];

const usage = `npm run policies -- [--only game] [--games 600] [--seats 3] [--seed 1]
  one player of today's policy among players of the frozen one, seats rotated, and the other way round`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    games: { type: 'string', default: '600' },
    seats: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const measure = (game: AnyGame, name: string, one: AnyPolicy, others: AnyPolicy): void => {
  const numbers = { games: Number(values.games), seed: Number(values.seed) };
  const begun = process.cpuUsage();
  const fared = duel(game, { setup: { seats: Number(values.seats) }, one, others, ...numbers });
  const { user, system } = process.cpuUsage(begun);
  const wins = `${percent(fared.wins)} (${percent(fared.low)} to ${percent(fared.high)})`;
  const rest = `margin ${fared.margin.toFixed(2)} ± ${fared.error.toFixed(2)}, ${fared.cut} cut`;
  console.log(
    `${game.id}, ${name}: wins ${wins}, ${rest}; ${fared.games} games, ${Math.round((user + system) / 1000)} ms`,
  );
};

if (values.help) console.log(usage);
else {
  for (const [game, today, before] of players.filter(([{ id }]) => id.includes(values.only))) {
    measure(game, 'today among before', today, before);
    measure(game, 'before among today', before, today);
  }
}
