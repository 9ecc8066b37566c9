import { accepts, boxOf } from './box.ts';
import { FIRST_PORT, KIND } from './faces.ts';
import { FISHING, FLEET, ownerOf, PIRATE } from './ids.ts';
import { eachPlacement, kindOn, portOn, sailorOn, shipOn } from './pieces/chart.ts';
import { HIDDEN, NONE, type Ship, type State } from './state.ts';
import type { NotSoldReason } from './types/events.ts';

/** Questions about the table that judge and effects both ask. */

/** The ship of a number known to be in play. */
export const shipOf = (state: State, slot: number): Ship => state.ships[slot]!;

/** Whose port it is: the sailor's owner, or under `sailor-or-home` who started with it (ruling.port-ownership); `NONE` if nobody's. */
export const governorOf = (state: State, port: number): number => {
  const at = state.chart.ports[port]!;
  const sailor = at === NONE ? NONE : sailorOn(state.chart, at);
  if (sailor !== NONE || state.rulings['port-ownership'] === 'sailor') return sailor;
  const owner = state.home.indexOf(port);
  return owner !== NONE && !state.out[owner] && at !== NONE ? owner : NONE;
};

/** Whether a ship sells its cargo in a port, or why not; an unknown cargo may be anything. */
export const saleIn = (
  state: State,
  slot: number,
  port: number,
  card = shipOf(state, slot).cargo,
): 'sold' | NotSoldReason | 'unknown' | 'no-cargo' => {
  if (card === NONE) return 'no-cargo';
  if (card === HIDDEN) return 'unknown';
  if (!accepts(boxOf(state.edition), card, port)) return 'struck';
  const { from } = shipOf(state, slot);
  if (from === port) return 'port-of-departure';
  if (sailorOn(state.chart, state.chart.ports[port]!) === ownerOf(slot)) return 'own-sailor';
  // Where the port of departure is not on a partial map, no length can be counted.
  return state.chart.ports[from] === NONE ? 'origin-not-drawn' : 'sold';
};

/** Ports that make a card possible for a ship, as numbers (trade.impossible, ruling.possible-destination). */
export const possiblePorts = (state: State, slot: number, card: number): number[] => {
  const box = boxOf(state.edition);
  const here = portOn(state.chart, shipOf(state, slot).at);
  const now = state.rulings['possible-destination'] === 'now';
  const ports: number[] = [];
  for (let port = 0; port < 10; port++) {
    if (port === here || !accepts(box, card, port)) continue;
    const at = state.chart.ports[port]!;
    if (!now || (at !== NONE && sailorOn(state.chart, at) !== ownerOf(slot))) ports.push(port);
  }
  return ports;
};

/** Bonus moves that a ship may use now (ruling.bonus-use). */
export const usableBonus = (state: State, ship: Ship): number =>
  state.rulings['bonus-use'] === 'next-only' ? ship.kept : ship.kept + ship.fresh;

/** Whether a kind of ship sinks on a kind of tile (hazard.storm; rock and shoals: ruling.hazard-entry). */
export const sinksOn = (state: State, kind: number, tile: number): boolean => {
  if (tile === KIND.storm) return kind === FISHING;
  if (state.rulings['hazard-entry'] !== 'sinks') return false;
  return tile === KIND.rock || (tile === KIND.shoals && kind !== FISHING);
};

/** What the shark adds to a step (hazard.shark, hazard.shark-twice): 1 onto it, 1 off it; nothing for pirates. */
export const sharkCost = (state: State, kind: number, from: number, to: number): number => {
  if (kind === PIRATE) return 0;
  const { chart } = state;
  return (kindOn(chart, from) === KIND.shark ? 1 : 0) + (kindOn(chart, to) === KIND.shark ? 1 : 0);
};

/** The first placement of a face, by y, then x, then rotation; undefined if it has none. */
export const firstPlacement = (state: State, face: number): { at: number; rot: number } | undefined => {
  let found: { at: number; rot: number } | undefined;
  eachPlacement(state.chart, face, boxOf(state.edition).lands[face]!, (at, rot) => {
    found = { at, rot };
    return true;
  });
  return found;
};

/** The port in a seat's hand that must be laid before anything is drawn (opening.ports-by-round-four); `NONE` if none must. */
export const portDue = (state: State): number => {
  const port = state.home[state.active]!;
  if (state.round < state.edition.start.openingRounds || port === NONE || state.homeLaid[state.active]) return NONE;
  return firstPlacement(state, FIRST_PORT + port) ? port : NONE;
};

/** A treasure that is held: an island with a sailor, a wreck with a ship; by type. */
export const held = ({ chart }: State): { islands: number; wrecks: number } => {
  let islands = 0;
  let wrecks = 0;
  for (const at of chart.islands) if (sailorOn(chart, at) !== NONE) islands++;
  for (const at of chart.wrecks) if (shipOn(chart, at) !== NONE) wrecks++;
  return { islands, wrecks };
};

/** Whether every island and wreck of the map is held (end.all-taken). */
export const allTaken = (state: State): boolean => {
  const { islands, wrecks } = held(state);
  return islands === state.chart.islands.length && wrecks === state.chart.wrecks.length;
};

/** Whether something moved this turn that is not this ship (`NONE`: any) nor the sailor on this square (actions.any-piece). */
export const anotherMoved = (state: State, slot: number, sailor: number): boolean => {
  for (let other = state.active * FLEET; other < (state.active + 1) * FLEET; other++) {
    const ship = state.ships[other];
    if (ship && other !== slot && ship.advanced + ship.rotated > 0) return true;
  }
  return state.walked.some((at) => at !== sailor);
};

/** Whether a ship of the active player is held back by its card (trade.other-pieces). */
export const someShipStays = (state: State): boolean => {
  for (let slot = state.active * FLEET; slot < (state.active + 1) * FLEET; slot++) {
    if (state.ships[slot]?.stay) return true;
  }
  return false;
};
