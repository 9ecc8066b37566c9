import { type Box, boxOf } from '../box.ts';
import type { Clause } from '../clauses.ts';
import { productCard } from '../faces.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import { fleetOf, ownerOf, shipOf } from '../table.ts';
import type { Action, ShipId } from '../types.ts';

/** Tells what is found not to be at the table. */
type Stranger = (clause: Refusal['clause'] & Clause, found: string | number) => void;

const isShip = (state: State, id: ShipId): boolean => {
  const ship = shipOf(state, id);
  return ship < state.at.length && ownerOf(state, ship) === Number(id[0]) && id.charCodeAt(1) - 97 < fleetOf(state);
};

/** Every field that names a thing, with the thing it names; an action has some of them. */
interface Named {
  readonly seat?: number;
  readonly to?: unknown;
  readonly ship?: ShipId;
  readonly ships?: readonly ShipId[];
  readonly from?: ShipId;
  readonly start?: string;
  readonly path?: readonly string[];
  readonly cargo?: string | null;
  readonly give?: readonly string[];
  readonly get?: readonly string[];
  readonly products?: readonly string[];
  readonly jokers?: readonly string[];
}

// Asked at every check: a field that an action does not have costs a look, and no list is made.
const none: readonly never[] = [];

const lookAtShips = (state: State, action: Action, { ship, ships = none, from, to }: Named, tell: Stranger): void => {
  const look = (id: ShipId): void => {
    if (!isShip(state, id)) tell('setup.ships', id);
  };
  if (ship) look(ship);
  for (const id of ships) look(id);
  if (from) look(from);
  if (action.kind === 'playCard' && to !== undefined) look(to as ShipId);
};

const lookAtBoard = ({ positions, materials }: Box, action: Action, named: Named, tell: Stranger): void => {
  const { start, path = none, cargo, to } = named;
  const look = (place: string): void => {
    if (!(place in positions.at)) tell('board.channel', place);
  };
  if (start) look(start);
  for (const place of path) look(place);
  if (action.kind === 'sail') look(to as string);
  if (cargo && !(cargo in materials.at)) tell('setup.materials', cargo);
};

const lookAtCards = (box: Box, action: Action, named: Named, tell: Stranger): void => {
  const { give = none, get = none, products = none, jokers = none } = named;
  const look = (card: string): void => {
    if (productCard(box, card) === undefined) tell('setup.product-piles', card);
  };
  for (const card of give) look(card);
  for (const card of get) look(card);
  for (const card of products) look(card);
  for (const card of jokers) look(card);
  if (action.kind === 'fulfill' && !(action.mission in box.missions.at)) tell('setup.mission-hand', action.mission);
};

/** What an action of a seat names that is not at this table: an action may have been read without one (`setup.ships` and the others). */
export const strangers = (state: State, action: Action): Refusal[] => {
  if (!('seat' in action)) return [];
  const found: Refusal[] = [];
  const tell: Stranger = (clause, what) => found.push({ clause, reason: 'not-in-game', found: what } as Refusal);
  const box = boxOf(state.edition);
  if (action.seat >= state.seats) tell('round.seat-order', action.seat);
  if (action.kind === 'offerTrade' && action.to >= state.seats) tell('round.seat-order', action.to);
  lookAtShips(state, action, action as Named, tell);
  lookAtBoard(box, action, action as Named, tell);
  lookAtCards(box, action, action as Named, tell);
  return found;
};
