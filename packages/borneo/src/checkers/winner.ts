import { legal } from '@portolan/core';
import { applying } from '@portolan/core/checkers';
import { scoreParts, scoreTotal, winnersOf } from '../pieces/ending.ts';
import { defineChecker } from './define.ts';
import { readWinner } from './types/table.ts';
import type { WinnerAnswer, WinnerInput, WinnerPlayer } from './types.ts';
import { winnerAsks } from './winner-asks.ts';

const holdings = (player: WinnerPlayer) => ({
  shipments: player.shipments,
  harbors: player.harbors,
  missionPoints: player.missions.reduce((sum, vp) => sum + vp, 0),
  ship: player.ship ?? false,
});

const answer = ({ players }: WinnerInput): WinnerAnswer => {
  const totals = players.map((player) => scoreTotal(holdings(player)));
  const tiles = players.map(({ missions }) => missions.length);
  const { winners, clause } = winnersOf(totals, tiles);
  const most = Math.max(...totals);
  return {
    verdict: legal(clause),
    clauses: applying(
      'score.shipments',
      'score.harbors',
      'score.missions',
      players.some(({ ship }) => ship) && 'pirates.penalty',
      'score.total',
      'score.winner',
      clause,
    ),
    rows: players.map((player, seat) => ({
      seat,
      parts: scoreParts(holdings(player)).filter((part) => part.clause !== 'pirates.penalty' || part.points !== 0),
      total: totals[seat]!,
      tiles: tiles[seat]!,
      winner: winners.includes(seat),
    })),
    winners,
    clause,
    tied: totals.flatMap((total, seat) => (total === most ? [seat] : [])),
    shared: winners.length > 1,
  };
};

/** "Who has won?" */
export const winner = defineChecker<WinnerInput, WinnerAnswer>({
  id: 'winner',
  rulings: winnerAsks.rulings,
  example: {
    players: [
      { shipments: 2, harbors: 1, missions: [7, 5] },
      { shipments: 3, harbors: 0, missions: [9] },
      { shipments: 1, harbors: 2, missions: [12] },
    ],
  },
  input: readWinner,
  answer,
  decision: ({ winners }) => winners,
});
