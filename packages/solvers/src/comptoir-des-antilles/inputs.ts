import { type State, shuffledGoods, type TileId, tileIds } from '@portolan/comptoir-des-antilles';
import {
  boolean,
  integer,
  list,
  type Reader,
  report,
  shape,
  type ValueOf,
  withSchema,
  word,
} from '@portolan/core/readers';
import { bestInput, seatAt } from '../input.ts';

/** Nothing can be drawn. */
const emptyPile: Reader<number> = withSchema<number>(integer(1, 1).schema, (_json, _path, problems) =>
  report(problems, 'position.goods', 'too-few', { found: 0, min: 1 }),
);

const tile: Reader<TileId> = word(tileIds, 'unknown-tile');

/** What each question reads at a table, field by field; what one field says of another is the question's own. */
export const inputs = {
  bestTurn: ({ seats }: State) => shape({ seat: seatAt(seats) }),
  threats: ({ seats }: State) =>
    shape(
      { seat: seatAt(seats) },
      {
        turns: integer(1, seats - 1),
        /** Also what opponents can do after those who play before them, quays that have been left staying empty. */
        chain: boolean,
      },
    ),
  goodsForecast: (state: State) => {
    const left = shuffledGoods(state) + state.tail.length;
    const seat = seatAt(state.seats);
    return shape({ seat, draws: left > 0 ? integer(1, left) : emptyPile }, { chosen: list(seat, state.seats) });
  },
  tileWorth: ({ seats }: State) => shape({ seat: seatAt(seats), tile }),
  endDistance: ({ seats }: State) => shape({ seat: seatAt(seats) }),
  chances: ({ seats }: State) => shape({ seat: seatAt(seats) }, { games: integer(1, 10_000) }),
  best: ({ seats }: State) => bestInput(seats),
};

/** Whose turn; a seat whose turn it is not is asked about its next one, as if nothing changed before. */
export interface BestTurnInput extends ValueOf<ReturnType<typeof inputs.bestTurn>> {}

/** Who asks, and how many opponents play before him (default: all of them). */
export interface ThreatsInput extends ValueOf<ReturnType<typeof inputs.threats>> {}

/** Who asks, how many tiles are drawn, and which seats have given out goods since the set-up (default: none). */
export interface GoodsForecastInput extends ValueOf<ReturnType<typeof inputs.goodsForecast>> {}

/** An event tile, and whose it would be, or is. */
export interface TileWorthInput extends ValueOf<ReturnType<typeof inputs.tileWorth>> {}

/** Who asks. */
export interface EndDistanceInput extends ValueOf<ReturnType<typeof inputs.endDistance>> {}

/** Who asks, and how many games are tried for each play (default: the budget's). */
export interface ChancesInput extends ValueOf<ReturnType<typeof inputs.chances>> {}
