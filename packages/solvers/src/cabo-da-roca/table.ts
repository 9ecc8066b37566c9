import {
  caboDaRoca,
  type Event,
  type PortId,
  portIds,
  type ShipId,
  type State,
  type TradeCardId,
} from '@portolan/cabo-da-roca';
import {
  boxOf,
  HIDDEN,
  kindOfShip,
  NONE,
  neighbor,
  PIRATE,
  setShip,
  shipId,
  shipOn,
  slotOf,
} from '@portolan/cabo-da-roca/pieces';

/** Coins of whoever sails in a search: enough for every toll, too few to end the game. */
const PURSE = 500;

/** The number of a ship known to be one. */
export const shipNumber = (id: ShipId): number => slotOf(id)!;

/** The number of a trade card. */
export const cardNumber = (state: State, id: TradeCardId): number => boxOf(state.edition).cardAt[id]!;

/** The letter of a port. */
export const portLetter = (port: number): PortId => portIds[port]!;

/** Carries an action out in place and gives what happened. */
export const perform = (state: State, action: Parameters<typeof caboDaRoca.apply>[1]): Event[] => {
  const events: Event[] = [];
  caboDaRoca.apply(state, action, (event) => events.push(event));
  return events;
};

/** What a sale has brought: the price less the fee. */
export const netOf = (events: readonly Event[]): number =>
  events.reduce((sum, event) => {
    if (event.kind === 'cargoSold') return sum + event.price;
    return event.kind === 'feePaid' && event.clause === 'trade.fee' ? sum - event.amount : sum;
  }, 0);

/**
 * The table with nothing to be done but sailing: it is the ship's owner's turn, nothing is due, the ship is not on the
 * chart (a search puts it where it wants), and the owner can pay every toll.
 */
export const frozen = (state: State, slot: number): State => {
  const table = caboDaRoca.clone(state);
  const owner = Math.floor(slot / 5);
  const { at } = table.ships[slot]!;
  if (shipOn(table.chart, at) === slot) setShip(table.chart, at, NONE);
  table.active = owner;
  table.round = Math.max(table.round, table.edition.start.openingRounds + 1);
  table.phase = 'act';
  table.stage = 'free';
  table.debts.length = 0;
  table.drawing = NONE;
  table.departing = NONE;
  table.crossing = NONE;
  table.stepping = NONE;
  table.offer = null;
  table.coins[owner] = PURSE;
  table.owed[owner] = 0;
  return table;
};

/** Puts the ship of a frozen table somewhere, all marks of the turn wiped; `NONE` as heading: moored. */
export const putAt = (table: State, slot: number, at: number, heading: number, crossing: boolean): void => {
  const ship = table.ships[slot]!;
  table.ships[slot] = {
    ...ship,
    at,
    heading,
    cargo: ship.cargo === NONE && kindOfShip(slot) !== PIRATE ? HIDDEN : ship.cargo,
    kept: 0,
    fresh: 0,
    credited: 0,
    passed: 0,
    advanced: 0,
    rotated: 0,
    arrived: false,
    bought: false,
    stay: false,
  };
  table.phase = crossing ? 'crossing' : 'act';
  table.crossing = crossing ? slot : NONE;
  if (!crossing) setShip(table.chart, at, slot);
};

/** What a ship would get for a card on entering a port, less the fee; 0 where nothing is sold. Tolls on the way are not counted. */
export const saleValue = (state: State, slot: number, card: number, from: number, port: number): number => {
  const table = frozen(state, slot);
  const at = table.chart.ports[port]!;
  // From the north; how the ship comes does not matter to the price.
  const before = neighbor(at, 0);
  setShip(table.chart, at, NONE);
  putAt(table, slot, before, 4, true);
  table.ships[slot]!.cargo = card;
  table.ships[slot]!.from = from;
  return netOf(perform(table, { kind: 'advance', seat: table.active, ship: shipId(slot) }));
};
