import {
  caboDaRoca,
  type PortId,
  portIds,
  type ShipId,
  type Square,
  type State,
  type TradeCardId,
} from '@portolan/cabo-da-roca';
import { kindOfShip, NONE, PIRATE, shipId, slotOf } from '@portolan/cabo-da-roca/pieces';
import {
  also,
  bySeatOf,
  integer,
  type Reader,
  report,
  shape,
  tuple,
  type ValueOf,
  withSchema,
  word,
} from '@portolan/core/readers';
import { bestInput, noFields } from '../input.ts';

/** Ships that trade, and pirates. */
const kinds = {
  trading: (slot: number) => kindOfShip(slot) !== PIRATE,
  pirate: (slot: number) => kindOfShip(slot) === PIRATE,
};

/** A ship in play of a position, of one kind. */
const shipInPlay = (state: State, what: keyof typeof kinds): Reader<ShipId> =>
  withSchema(
    { enum: state.ships.flatMap((_, slot) => (kinds[what](slot) ? [shipId(slot)] : [])) },
    (json, path, problems) => {
      const slot = typeof json === 'string' ? slotOf(json) : undefined;
      if (slot === undefined || !state.ships[slot]) return report(problems, path, 'unknown-ship', { found: json });
      return kinds[what](slot) ? shipId(slot) : report(problems, path, 'wrong-ship', { found: json });
    },
  );

/** A port that lies on the map. */
const portLaid = (state: State): Reader<PortId> =>
  withSchema({ enum: portIds }, (json, path, problems) => {
    const port = (portIds as readonly unknown[]).indexOf(json);
    if (port < 0) return report(problems, path, 'unknown-port', { found: json });
    return state.chart.ports[port] === NONE ? report(problems, path, 'port-not-laid', { found: json }) : portIds[port];
  });

/** A trade card of the box. */
const tradeCard = ({ edition }: State): Reader<TradeCardId> => {
  const ids = edition.tradeCards.map(({ id }) => id);
  return withSchema({ enum: ids }, (json, path, problems) => {
    const card = ids.find((id) => id === json);
    return card ?? report(problems, path, 'unknown-card', { found: json });
  });
};

/** A ship of a position that lies in a port. */
const moored = (state: State): Reader<ShipId> =>
  also(
    shipInPlay(state, 'trading'),
    (ship, path, problems) => {
      if (state.ships[slotOf(ship)!]!.heading !== NONE) report(problems, path, 'not-in-port', { found: ship });
    },
    'not-in-port',
  );

/** How far from the middle of the map. */
const coordinate = integer(-127, 127);

const square: Reader<Square> = tuple(coordinate, coordinate);

const policy = word(['sensible', 'random'], 'unknown-policy');

/** How a seat plays in the games that are tried. */
export type PlayoutPolicy = ValueOf<typeof policy>;

/** What each question reads at a table, field by field; what one field says of another is the question's own. */
export const inputs = {
  shortestVoyage: (state: State) => shape({ ship: shipInPlay(state, 'trading'), port: portLaid(state) }),
  bestDestination: (state: State) => shape({ ship: shipInPlay(state, 'trading'), card: tradeCard(state) }),
  tileFit: (_: State) => shape({ square }),
  nextCard: (state: State) => shape({ ship: moored(state) }),
  pirateReach: (state: State) => shape({ ship: shipInPlay(state, 'pirate') }),
  bestEndOfTurn: (_: State) => noFields,
  whoIsAhead: ({ seats }: State) =>
    shape({}, { policies: bySeatOf(caboDaRoca.seats)<PlayoutPolicy>(seats, policy), games: integer(1, 10_000) }),
  best: ({ seats }: State) => bestInput(seats),
};

/** A fishing or trade ship, with the cargo it has, and the port it makes for. */
export interface ShortestVoyageInput extends ValueOf<ReturnType<typeof inputs.shortestVoyage>> {}

/** A fishing or trade ship and the card it sails with. */
export interface BestDestinationInput extends ValueOf<ReturnType<typeof inputs.bestDestination>> {}

/** A free square of the map. */
export interface TileFitInput extends ValueOf<ReturnType<typeof inputs.tileFit>> {}

/** A fishing or trade ship in port, which is to draw. */
export interface NextCardInput extends ValueOf<ReturnType<typeof inputs.nextCard>> {}

/** A pirate. */
export interface PirateReachInput extends ValueOf<ReturnType<typeof inputs.pirateReach>> {}

/** How each seat plays on (default: sensibly), and how many games are tried (default: the budget's). */
export interface WhoIsAheadInput extends ValueOf<ReturnType<typeof inputs.whoIsAhead>> {}
