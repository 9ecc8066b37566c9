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

const lookAtShips = (state: State, action: Action, { ship, ships, from, to }: Named, tell: Stranger): void => {
  const robber = action.kind === 'playCard' && to !== undefined ? [to as ShipId] : [];
  for (const id of [...(ship ? [ship] : []), ...(ships ?? []), ...(from ? [from] : []), ...robber]) {
    if (!isShip(state, id)) tell('setup.ships', id);
  }
};

const lookAtBoard = ({ positions, materials }: Box, action: Action, named: Named, tell: Stranger): void => {
  const { start, path = [], cargo, to } = named;
  const places = [...(start ? [start] : []), ...path, ...(action.kind === 'sail' ? [to as string] : [])];
  for (const place of places) if (!(place in positions.at)) tell('board.channel', place);
  if (cargo && !(cargo in materials.at)) tell('setup.materials', cargo);
};

const lookAtCards = (box: Box, action: Action, named: Named, tell: Stranger): void => {
  const { give = [], get = [], products = [], jokers = [] } = named;
  for (const card of [...give, ...get, ...products, ...jokers]) {
    if (productCard(box, card) === undefined) tell('setup.product-piles', card);
  }
  if (action.kind === 'fulfill' && !(action.mission in box.missions.at)) tell('setup.mission-hand', action.mission);
};

/** What an action of a seat names that is not at this table: an action may have been read without one (`setup.ships` and the others). */
export const strangers = (state: State, action: Action): Refusal[] => {
  if (!('seat' in action)) return [];
  const found: Refusal[] = [];
  const tell: Stranger = (clause, what) => found.push({ clause, reason: 'not-in-game', found: what } as Refusal);
  const box = boxOf(state.edition);
  const seats = action.kind === 'offerTrade' ? [action.seat, action.to] : [action.seat];
  for (const seat of seats) if (seat >= state.seats) tell('round.seat-order', seat);
  lookAtShips(state, action, action as Named, tell);
  lookAtBoard(box, action, action as Named, tell);
  lookAtCards(box, action, action as Named, tell);
  return found;
};
