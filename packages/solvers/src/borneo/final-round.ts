import { borneo, type MissionId, type MissionTile, type State } from '@portolan/borneo';
import { cheapestKinds, faceText, finalOrder, scoreTotal, winnersOf } from '@portolan/borneo/pieces';
import { positionQuestion } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import { inputs } from './inputs.ts';
import { type FactsOfTable, needOf, stockOf, tableOf } from './table.ts';

/** What a Mission tile shows: its points, and the units that it asks. */
export type ShownTile = Pick<MissionTile, 'vp' | 'need'>;

/** What a seat does when it speaks: a Mission, or null for a pass. */
export interface FinalChoice {
  readonly seat: number;
  readonly mission: MissionId | null;
  /** What its tile shows; null for a pass. */
  readonly tile: ShownTile | null;
}

/** How the final round goes if everybody plays it best. */
export interface FinalRoundAnswer extends Answer {
  /** Whether the game is in its final round; else the answer holds if it ended now. */
  readonly ended: boolean;
  readonly first: FinalChoice | null;
  readonly line: readonly FinalChoice[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** The first seat's options, best first, with what follows. */
  readonly ranking: readonly {
    readonly mission: MissionId | null;
    readonly tile: ShownTile | null;
    readonly line: readonly FinalChoice[];
    readonly scores: readonly number[];
    readonly winners: readonly number[];
  }[];
}

interface Line {
  readonly line: readonly FinalChoice[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** Everything a final round needs: totals without it, tiles won, and the price of each tile of the row for each seat. */
export interface FinalRound {
  readonly order: readonly number[];
  readonly totals: readonly number[];
  readonly tiles: readonly number[];
  readonly row: readonly Pick<MissionTile, 'id' | 'vp' | 'need'>[];
  /** By seat, by tile of the row: cards of its cheapest payment; undefined if it cannot be paid. */
  readonly prices: readonly (readonly (number | undefined)[])[];
}

const priceOf = (table: FactsOfTable, seat: number, mission: number): number | undefined => {
  const counts = Array<number>(10).fill(0);
  for (const { kind, count } of stockOf(table, seat, faceText)) counts[kind]! += count;
  return cheapestKinds(needOf(table.missions[mission]!), counts)?.reduce((sum, n) => sum + n, 0);
};

/** Reads the final round of a position; in an earlier phase the one that would come if the game ended now. */
export const finalRoundOf = (table: FactsOfTable): FinalRound => ({
  order: table.phase === 'final' ? table.final : finalOrder(Math.max(0, table.active), table.seats),
  totals: table.warehouses.map((own, seat) =>
    scoreTotal({
      shipments: own.shipments.length,
      harbors: own.harbors.length,
      missionPoints: own.missions.reduce((sum, tile) => sum + tile.vp, 0),
      ship: table.ship === seat,
    }),
  ),
  tiles: table.warehouses.map((own) => own.missions.length),
  row: table.missions,
  prices: table.warehouses.map((_, seat) => table.missions.map((_, mission) => priceOf(table, seat, mission))),
});

const share = (seat: number, { winners }: Line): number => (winners.includes(seat) ? 1 / winners.length : 0);

/** What a seat can do: pass, then the tiles of the row that are left and that it can pay. */
const options = ({ prices, row }: FinalRound, seat: number, taken: number): (number | null)[] => [
  null,
  ...row.flatMap((_, i) => (!(taken & (1 << i)) && prices[seat]![i] !== undefined ? [i] : [])),
];

const add = (list: readonly number[], seat: number, by: number): number[] =>
  list.map((n, s) => (s === seat ? n + by : n));

/** The line that follows a choice. */
const follow = (round: FinalRound, at: number, taken: number, choice: number | null): Line => {
  const seat = round.order[at]!;
  if (choice === null) {
    const rest = bestLine(round, at + 1, taken);
    return { ...rest, line: [{ seat, mission: null, tile: null }, ...rest.line] };
  }
  const tile = round.row[choice]!;
  const after = {
    ...round,
    totals: add(round.totals, seat, tile.vp - round.prices[seat]![choice]!),
    tiles: add(round.tiles, seat, 1),
  };
  const rest = bestLine(after, at + 1, taken | (1 << choice));
  return { ...rest, line: [{ seat, mission: tile.id, tile: { vp: tile.vp, need: tile.need } }, ...rest.line] };
};

/** Better for a seat: its share of the win first, then its own total. */
const compareFor = (seat: number, a: Line, b: Line): number =>
  share(seat, b) - share(seat, a) || b.scores[seat]! - a.scores[seat]!;

/** Backward induction: everybody maximizes his share of the win, then his total; of equal options the first. */
export const bestLine = (round: FinalRound, at = 0, taken = 0): Line => {
  const seat = round.order[at];
  if (seat === undefined) {
    return { line: [], scores: round.totals, winners: winnersOf(round.totals, round.tiles).winners };
  }
  return options(round, seat, taken)
    .map((choice) => follow(round, at, taken, choice))
    .reduce((best, line) => (compareFor(seat, best, line) > 0 ? line : best));
};

/** Who should complete which Mission at the end, and who wins? */
export const finalRound: Question<State, Record<string, never>, FinalRoundAnswer> = positionQuestion(borneo, {
  id: 'finalRound',
  certainty: 'proved',
  example: {},
  reads: inputs.finalRound,
  solve: (state) => {
    const table = tableOf(state!);
    const round = finalRoundOf(table);
    const best = bestLine(round);
    const [seat] = round.order;
    const ranking =
      seat === undefined
        ? []
        : options(round, seat, 0)
            .map((choice) => follow(round, 0, 0, choice))
            .sort((a, b) => compareFor(seat, a, b))
            .map((line) => ({ mission: line.line[0]!.mission, tile: line.line[0]!.tile, ...line }));
    const ended = table.phase === 'final' || table.phase === 'over';
    return { certainty: 'proved', ended, first: best.line[0] ?? null, ...best, ranking };
  },
});
