import { also, integer, type Reader, report, shape, type ValueOf, word } from '@portolan/core/readers';
import type { HarborId, MaterialId, PositionId, ProductId, ShipId, State } from '@portolan/rotterdam';
import { fleetOf, shipIdsOf, shipOf } from '@portolan/rotterdam/pieces';
import { bestInput, seatAt } from '../input.ts';
import { NONE } from './table.ts';

const idIn = (items: readonly { readonly id: string }[], code: string): Reader<string> =>
  word(
    items.map(({ id }) => id),
    code,
  );

/** A position of the map. */
const positionIn = ({ edition }: State): Reader<PositionId> => idIn(edition.positions, 'unknown-position');

/** A harbor of the box. */
const harborIn = ({ edition }: State): Reader<HarborId> => idIn(edition.harbors, 'unknown-harbor');

/** A raw material of the box. */
const materialIn = ({ edition }: State): Reader<MaterialId> => idIn(edition.materials, 'unknown-material');

/** A Product of the box. */
const productIn = ({ edition }: State): Reader<ProductId> => idIn(edition.products, 'unknown-product');

/** A ship of the game that is afloat. */
const shipAfloat = (state: State): Reader<ShipId> =>
  also(
    word(shipIdsOf(fleetOf(state)).slice(0, state.at.length), 'unknown-ship'),
    (found, path, problems) => {
      if (state.at[shipOf(state, found)] === NONE) report(problems, path, 'not-afloat', { found });
    },
    'not-afloat',
  );

const goal = word(['points', 'missions'], 'wrong-type');

/** What a plan is for: most points at the end, or most Mission points, which end the game and break ties. */
export type MissionGoal = ValueOf<typeof goal>;

/** What each question reads at a table, field by field; what one field says of another is the question's own. */
export const inputs = {
  colorOutcomes: ({ seats }: State) => shape({}, { caller: seatAt(seats) }),
  reach: (state: State) => shape({ position: positionIn(state), harbor: harborIn(state) }),
  launchChances: (state: State) => shape({ cargo: materialIn(state) }),
  arrival: (state: State) => shape({ ship: shipAfloat(state), harbor: harborIn(state) }),
  productOdds: (state: State) =>
    shape(
      { harbor: harborIn(state), product: productIn(state), draws: integer(1, 20) },
      {
        before: integer(0, 20),
        /** Who asks: only what this seat sees counts. Default: all that the position tells. */
        seat: seatAt(state.seats),
      },
    ),
  bestMission: ({ seats }: State) => shape({ seat: seatAt(seats), rounds: integer(1, 9) }, { goal }),
  cardThreats: (state: State) =>
    shape(
      { ship: shipAfloat(state), opponent: seatAt(state.seats) },
      {
        /** Who asks: only what this seat sees counts. Default: all that the position tells. */
        seat: seatAt(state.seats),
      },
    ),
  standings: ({ seats }: State) => shape({}, { seat: seatAt(seats) }),
  best: ({ seats }: State) => bestInput(seats),
};

/** Who calls (default: whose turn it is in phase 2, else the Harbor Master). A call that is under way goes on. */
export interface ColorOutcomesInput extends ValueOf<ReturnType<typeof inputs.colorOutcomes>> {}

/** A place on the river and a harbor. */
export interface ReachInput extends ValueOf<ReturnType<typeof inputs.reach>> {}

/** A cargo that is to be launched. */
export interface LaunchChancesInput extends ValueOf<ReturnType<typeof inputs.launchChances>> {}

/** A ship afloat and the harbor it is to reach. */
export interface ArrivalInput extends ValueOf<ReturnType<typeof inputs.arrival>> {}

/** A harbor, a product that is wanted of it, how many cards are drawn, and how many others draw before (default 0). */
export interface ProductOddsInput extends ValueOf<ReturnType<typeof inputs.productOdds>> {}

/** Who asks, how many rounds are left with this one, and what for (default `points`). */
export interface BestMissionInput extends ValueOf<ReturnType<typeof inputs.bestMission>> {}

/** A ship afloat, and who might play a card on it. */
export interface CardThreatsInput extends ValueOf<ReturnType<typeof inputs.cardThreats>> {}

/** Who asks: only what this seat sees counts. Default: all that the position tells. */
export interface StandingsInput extends ValueOf<ReturnType<typeof inputs.standings>> {}
