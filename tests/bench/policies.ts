import { parseArgs } from 'node:util';
import type { AnyGame } from '@portolan/core';
import { contests } from './contests.ts';
import { duel } from './duel.ts';
import type { AnyPolicy } from './players.ts';

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
  for (const { game, sensible, reference } of contests.filter((contest) => contest.game.id.includes(values.only))) {
    measure(game, 'today among before', sensible, reference);
    measure(game, 'before among today', reference, sensible);
  }
}
