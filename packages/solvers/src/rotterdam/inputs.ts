import type { Seat } from '@portolan/core';
import { also, integer, object, type Reader, report, word } from '@portolan/core/readers';
import type { HarborId, MaterialId, PositionId, ProductId, ShipId, State } from '@portolan/rotterdam';
import { fleetOf, shipIdsOf, shipOf } from '@portolan/rotterdam/pieces';
import { adviseInput, seatAt } from '../input.ts';
import { NONE } from './table.ts';

/** Who calls (default: whose turn it is in phase 2, else the Harbor Master). A call that is under way goes on. */
export interface ColorOutcomesInput {
  readonly caller?: Seat;
}

/** A place on the river and a harbor. */
export interface ReachInput {
  readonly position: PositionId;
  readonly harbor: HarborId;
}

/** A cargo that is to be launched. */
export interface LaunchChancesInput {
  readonly cargo: MaterialId;
}

/** A ship afloat and the harbor it is to reach. */
export interface ArrivalInput {
  readonly ship: ShipId;
  readonly harbor: HarborId;
}

/** A harbor, a product that is wanted of it, how many cards are drawn, and how many others draw before (default 0). */
export interface ProductOddsInput {
  readonly harbor: HarborId;
  readonly product: ProductId;
  readonly draws: number;
  readonly before?: number;
  /** Who asks: only what this seat sees counts. Default: all that the position tells. */
  readonly seat?: Seat;
}

/** What a plan is for: most points at the end, or most Mission points, which end the game and break ties. */
export type MissionGoal = 'points' | 'missions';

/** Who asks, how many rounds are left with this one, and what for (default `points`). */
export interface BestMissionInput {
  readonly seat: Seat;
  readonly rounds: number;
  readonly goal?: MissionGoal;
}

/** A ship afloat, and who might play a card on it. */
export interface CardThreatsInput {
  readonly ship: ShipId;
  readonly opponent: Seat;
  /** Who asks: only what this seat sees counts. Default: all that the position tells. */
  readonly seat?: Seat;
}

/** Who asks: only what this seat sees counts. Default: all that the position tells. */
export interface StandingsInput {
  readonly seat?: Seat;
}

const idIn = (items: readonly { readonly id: string }[], code: string): Reader<string> =>
  word(
    items.map(({ id }) => id),
    code,
  );

/** A position of the map. */
const positionIn = ({ edition }: State): Reader<string> => idIn(edition.positions, 'unknown-position');

/** A harbor of the box. */
const harborIn = ({ edition }: State): Reader<string> => idIn(edition.harbors, 'unknown-harbor');

/** A raw material of the box. */
const materialIn = ({ edition }: State): Reader<string> => idIn(edition.materials, 'unknown-material');

/** A Product of the box. */
const productIn = ({ edition }: State): Reader<string> => idIn(edition.products, 'unknown-product');

/** A ship of the game that is afloat. */
const shipAfloat = (state: State): Reader<string> =>
  also(
    word(shipIdsOf(fleetOf(state)).slice(0, state.at.length), 'unknown-ship'),
    (found, path, problems) => {
      if (state.at[shipOf(state, found)] === NONE) report(problems, path, 'not-afloat', { found });
    },
    'not-afloat',
  );

/** What each question reads at a table, field by field; what one field says of another is the question's own. */
export const inputs = {
  colorOutcomes: ({ seats }: State) => object<ColorOutcomesInput>({}, { caller: seatAt(seats) }),
  reach: (state: State) => object<ReachInput>({ position: positionIn(state), harbor: harborIn(state) }, {}),
  launchChances: (state: State) => object<LaunchChancesInput>({ cargo: materialIn(state) }, {}),
  arrival: (state: State) => object<ArrivalInput>({ ship: shipAfloat(state), harbor: harborIn(state) }, {}),
  productOdds: (state: State) =>
    object<ProductOddsInput>(
      { harbor: harborIn(state), product: productIn(state), draws: integer(1, 20) },
      { before: integer(0, 20), seat: seatAt(state.seats) },
    ),
  bestMission: ({ seats }: State) =>
    object<BestMissionInput>(
      { seat: seatAt(seats), rounds: integer(1, 9) },
      { goal: word(['points', 'missions'], 'wrong-type') },
    ),
  cardThreats: (state: State) =>
    object<CardThreatsInput>({ ship: shipAfloat(state), opponent: seatAt(state.seats) }, { seat: seatAt(state.seats) }),
  standings: ({ seats }: State) => object<StandingsInput>({}, { seat: seatAt(seats) }),
  advise: ({ seats }: State) => adviseInput(seats),
};
