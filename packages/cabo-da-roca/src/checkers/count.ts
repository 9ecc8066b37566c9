import { legal } from '@portolan/core';
import { applying } from '@portolan/core/checkers';
import type { Clause } from '../clauses.ts';
import type { Edition } from '../edition.ts';
import { type Count, countHoldings, type Holding } from '../pieces/count.ts';
import { mostOf, richest } from '../pieces/fleet.ts';
import type { Readings } from '../readings.ts';
import { itemClause } from '../scoring.ts';
import { countItems, shipKinds } from '../types.ts';
import { countAsks } from './count-asks.ts';
import { defineChecker } from './define.ts';
import { editionOf } from './small-table.ts';
import { readCount } from './types/count.ts';
import type { CountAnswer, CountInput, CountPlayer, CountRow } from './types.ts';

const fishOf = ({ fish = 0, twice = 0, emptyHome }: CountPlayer, readings: Readings): number => {
  const own = typeof fish === 'number' ? fish : fish[readings['fish-reach']];
  const again = readings['fish-two-ports'] === 'per-port' ? twice : 0;
  const home = readings['port-ownership'] === 'sailor-or-home' ? (emptyHome?.fish ?? 0) : 0;
  return own + again + home;
};

const portsOf = ({ ports = 0, emptyHome }: CountPlayer, readings: Readings): number =>
  ports + (emptyHome && readings['port-ownership'] === 'sailor-or-home' ? 1 : 0);

const fleetOf = ({ fleetPoints }: Edition['awards'], player: CountPlayer): number =>
  shipKinds.reduce((sum, kind) => sum + (player[kind] ?? 0) * fleetPoints[kind], 0);

const holdingOf = (awards: Edition['awards'], player: CountPlayer, readings: Readings): Holding => ({
  coins: player.coins,
  fish: fishOf(player, readings),
  fishUnder: player.fishUnder ?? 0,
  fleet: fleetOf(awards, player),
  ports: portsOf(player, readings),
  islands: player.islands ?? 0,
  wrecks: player.wrecks ?? 0,
});

const partsOf = (count: Count): CountRow['parts'] =>
  [
    { clause: 'goal.most-coins' as Clause, points: count.coins },
    ...countItems.map((item) => ({ clause: itemClause[item], points: count[item] })),
  ].filter(({ points }) => points !== 0);

const seatsWith = (marks: readonly boolean[]): number[] => marks.flatMap((mark, seat) => (mark ? [seat] : []));

const answer = (input: CountInput, readings: Readings): CountAnswer => {
  const { players, island, wreck } = input;
  const { awards } = editionOf(input);
  const holdings = players.map((player) => holdingOf(awards, player, readings));
  const playing = players.map(({ out }) => !out);
  const worth = { ...awards, island: island ?? 0, wreck: wreck ?? 0 };
  const counts = countHoldings(holdings, playing, worth);
  const enough = holdings.map(({ coins }, seat) => playing[seat] === true && coins >= awards.goal);
  const ended = readings.thousand === 'wins' && enough.includes(true);
  const winners = ended
    ? richest(
        holdings.map(({ coins }) => coins),
        enough,
      )
    : richest(
        counts.map(({ total }) => total),
        playing,
      );
  const fleet = holdings.map((holding) => holding.fleet);
  const ports = holdings.map((holding) => holding.ports);
  return {
    verdict: legal('scoring.winner'),
    clauses: applying(
      enough.includes(true) && 'end.thousand',
      ...countItems.map((item) => itemClause[item]),
      (island === null || wreck === null) && 'scoring.unseen-treasure',
      'scoring.winner',
    ),
    rows: counts.map((count, seat) => ({
      seat,
      parts: partsOf(count),
      total: count.total,
      winner: winners.includes(seat),
    })),
    winners,
    ended,
    fleet,
    fleetAward: seatsWith(mostOf(fleet, playing)),
    ports,
    portsAward: seatsWith(mostOf(ports, playing)),
    shared: winners.length > 1,
  };
};

/** "Final count: who has won?" */
export const count = defineChecker<CountInput, CountAnswer>({
  id: 'count',
  rulings: countAsks.rulings,
  example: {
    players: [
      { coins: 210, ports: 1, fish: 5, twice: 0, trade: 2, fishing: 1, islands: 1 },
      { coins: 260, ports: 2, fish: 2, trade: 1, pirate: 1, wrecks: 1 },
    ],
    island: 100,
    wreck: 50,
  },
  input: readCount,
  answer,
  decision: ({ rows, winners }) => [rows.map(({ total }) => total), winners],
});
