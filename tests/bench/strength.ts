import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contest, type Row, rowsIn, tableOf } from './contest.ts';
import { contests } from './contests.ts';
import { type Player, playerOf } from './players.ts';

const usage = `npm run strength -- [--only game] [--one search:200] [--others reference] [--games 400] [--seats 3]
    [--seed 1] [--out strength.jsonl]
  plays one among others, seats rotated, and prints what came of it
    players: reference, sensible, random, noisy (the reference, one choice in five at random), search:MS (processor time),
    stranger:a, stranger:b, stranger:c (Rotterdam: policies by other hands), advise:MS (every action played on from the
    same deals by the reference, as before there was a search)
    wins: a fair share is one of all seats; ahead of another: the one against each other player, a half is fair
  --out keeps a line for each game and goes on where it was ended; alone with --table it prints all that it holds`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    one: { type: 'string', default: 'search:200' },
    others: { type: 'string', default: 'reference' },
    games: { type: 'string', default: '400' },
    seats: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    table: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const kept = (): Row[] => (values.out === undefined ? [] : rowsIn(values.out));

const play = (one: Player, others: Player): void => {
  const rows = kept();
  const seats = Number(values.seats);
  const seed = Number(values.seed);
  for (let number = 0; number < Number(values.games); number++) {
    for (const entry of contests.filter(({ game }) => game.id.includes(values.only))) {
      const asked = { game: entry.game.id, one: values.one, others: values.others, seats, seed, number };
      const isKept = rows.some((row) => Object.entries(asked).every(([key, value]) => row[key as keyof Row] === value));
      if (isKept) continue;
      const row = { ...asked, ...contest(entry, { one, others, seats, seed, number }) };
      rows.push(row);
      if (values.out !== undefined) appendFileSync(values.out, `${JSON.stringify(row)}\n`);
    }
  }
  console.log(
    tableOf(rows.filter((row) => row.one === values.one && row.others === values.others && row.seats === seats)),
  );
};

if (values.help) console.log(usage);
else if (values.table) console.log(tableOf(kept()));
else play(playerOf(values.one), playerOf(values.others));
