import { type State, shuffledGoods, type TileId, tileIds } from '@portolan/comptoir-des-antilles';
import type { Seat } from '@portolan/core';
import { boolean, integer, list, object, type Reader, report, withSchema, word } from '@portolan/core/readers';
import { adviseInput, seatAt } from '../input.ts';

/** Whose turn; a seat whose turn it is not is asked about its next one, as if nothing changed before. */
export interface BestTurnInput {
  readonly seat: number;
}

/** Who asks, and how many opponents play before him (default: all of them). */
export interface ThreatsInput {
  readonly seat: Seat;
  readonly turns?: number;
  /** Also what opponents can do after those who play before them, quays that have been left staying empty. */
  readonly chain?: boolean;
}

/** Who asks, how many tiles are drawn, and which seats have given out goods since the set-up (default: none). */
export interface GoodsForecastInput {
  readonly seat: Seat;
  readonly draws: number;
  readonly chosen?: readonly Seat[];
}

/** An event tile, and whose it would be, or is. */
export interface TileWorthInput {
  readonly seat: Seat;
  readonly tile: TileId;
}

/** Who asks. */
export interface EndDistanceInput {
  readonly seat: Seat;
}

/** Who asks, and how many games are tried for each play (default: the budget's). */
export interface ChancesInput {
  readonly seat: Seat;
  readonly games?: number;
}

/** Nothing can be drawn. */
const emptyPile: Reader<number> = withSchema<number>(integer(1, 1).schema, (_json, _path, problems) =>
  report(problems, 'position.goods', 'too-few', { found: 0, min: 1 }),
);

/** What each question reads at a table, field by field; what one field says of another is the question's own. */
export const inputs = {
  bestTurn: ({ seats }: State) => object<BestTurnInput>({ seat: seatAt(seats) }, {}),
  threats: ({ seats }: State) =>
    object<ThreatsInput>({ seat: seatAt(seats) }, { turns: integer(1, seats - 1), chain: boolean }),
  goodsForecast: (state: State) => {
    const left = shuffledGoods(state) + state.tail.length;
    const seat = seatAt(state.seats);
    return object<GoodsForecastInput>(
      { seat, draws: left > 0 ? integer(1, left) : emptyPile },
      { chosen: list(seat, state.seats) },
    );
  },
  tileWorth: ({ seats }: State) =>
    object<TileWorthInput>({ seat: seatAt(seats), tile: word(tileIds, 'unknown-tile') }, {}),
  endDistance: ({ seats }: State) => object<EndDistanceInput>({ seat: seatAt(seats) }, {}),
  chances: ({ seats }: State) => object<ChancesInput>({ seat: seatAt(seats) }, { games: integer(1, 10_000) }),
  advise: ({ seats }: State) => adviseInput(seats),
};
