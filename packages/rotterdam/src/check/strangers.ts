import { type Box, boxOf } from '../box.ts';
import { fleetOf } from '../counts.ts';
import { productCard } from '../faces.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import type { Action, ActionOf, PositionId, ProductFace, ShipId } from '../types.ts';

/** The clause that says what there is of a kind of thing. */
type ThingClause = Extract<Refusal, { reason: 'not-in-game' }>['clause'];

const tell = (found: Refusal[], clause: ThingClause, what: string | number): void => {
  found.push({ clause, reason: 'not-in-game', facts: { found: what } });
};

const lookAtSeat = (state: State, seat: number, found: Refusal[]): void => {
  if (seat >= state.seats) tell(found, 'round.seat-order', seat);
};

const lookAtShip = (state: State, id: ShipId, found: Refusal[]): void => {
  const [owner, ship] = [id.charCodeAt(0) - 48, id.charCodeAt(1) - 97];
  const known = owner >= 0 && owner < state.seats && ship >= 0 && ship < fleetOf(state);
  if (!known) tell(found, 'setup.ships', id);
};

const lookAtPlace = ({ positions }: Box, place: PositionId, found: Refusal[]): void => {
  if (positions.at[place] === undefined) tell(found, 'board.channel', place);
};

const lookAtCargo = ({ materials }: Box, cargo: string | null, found: Refusal[]): void => {
  if (cargo !== null && materials.at[cargo] === undefined) tell(found, 'setup.materials', cargo);
};

const lookAtProducts = (box: Box, faces: readonly ProductFace[], found: Refusal[]): void => {
  for (const face of faces) if (productCard(box, face) === undefined) tell(found, 'setup.product-piles', face);
};

const lookAtPlay = (state: State, box: Box, play: ActionOf<'playCard'>, found: Refusal[]): void => {
  switch (play.card) {
    case 'turn-of-luck':
      for (const ship of play.ships) lookAtShip(state, ship, found);
      break;
    case 'extra-cargo':
      lookAtPlace(box, play.start, found);
      lookAtCargo(box, play.cargo, found);
      break;
    case 'setback':
    case 'heavy-storm':
      lookAtShip(state, play.ship, found);
      for (const place of play.path) lookAtPlace(box, place, found);
      break;
    case 'cargo-thief':
      lookAtShip(state, play.from, found);
      if ('to' in play) lookAtShip(state, play.to, found);
      else lookAtPlace(box, play.start, found);
      break;
    case 'port-police':
      lookAtShip(state, play.ship, found);
      break;
    default:
  }
};

/** What an action of a seat names that is not at this table: an action may have been read without one (`setup.ships` and the others). */
export const strangers = (state: State, action: Extract<Action, { seat: number }>): readonly Refusal[] => {
  const found: Refusal[] = [];
  const box = boxOf(state.edition);
  lookAtSeat(state, action.seat, found);
  // By kind: asked at every check, so that only the fields of the action are looked at.
  switch (action.kind) {
    case 'launch':
      lookAtPlace(box, action.start, found);
      lookAtCargo(box, action.cargo, found);
      break;
    case 'sail':
      lookAtShip(state, action.ship, found);
      lookAtPlace(box, action.to, found);
      break;
    case 'hold':
    case 'unload':
      lookAtShip(state, action.ship, found);
      break;
    case 'offerTrade':
      lookAtSeat(state, action.to, found);
      lookAtProducts(box, action.give, found);
      lookAtProducts(box, action.get, found);
      break;
    case 'fulfill':
      lookAtProducts(box, action.products, found);
      lookAtProducts(box, action.jokers, found);
      if (box.missions.at[action.mission] === undefined) tell(found, 'setup.mission-hand', action.mission);
      break;
    case 'playCard':
      lookAtPlay(state, box, action, found);
      break;
    default:
  }
  return found;
};
