import { bagOf } from '@portolan/core';
import type { Box } from '../box.ts';
import { saleOf } from '../check/sales.ts';
import type { Edition } from '../edition.ts';
import { FIRST_PORT, faceNumber, faceText, KIND, portNumber } from '../faces.ts';
import { shipKindNumber, slotOf } from '../ids.ts';
import { lay, sailorOn, setSailor, setShip, shipOn, watersOn } from '../pieces/chart.ts';
import { rotationsOf } from '../pieces/corners.ts';
import { directionOf, squareOf } from '../pieces/squares.ts';
import { completeReadings } from '../readings.ts';
import { emptyTable, HIDDEN, NONE, newShip, type Offer, type Ship, type State } from '../state.ts';
import { fleetOf, treasureCard } from '../stock.ts';
import { held } from '../table.ts';
import {
  type Phase,
  type PlacedShip,
  type PlacedTile,
  type PortId,
  type Position,
  type ShipId,
  type Square,
  shipKinds,
  treasureTypes,
} from '../types.ts';

/** Coins of a player whom nobody described. */
const USUAL_COINS = 100;

/** The round of a position that does not say: the first after the opening is 4. */
const USUAL_ROUND = 5;

const slotOr = (id: ShipId | null | undefined): number => (id ? slotOf(id)! : NONE);

const portOr = (id: PortId | null | undefined): number => (id ? portNumber(id) : NONE);

const layTiles = (state: State, box: Box, tiles: readonly PlacedTile[]): void => {
  for (const { at, tile, rot = 0 } of tiles) {
    const face = faceNumber(tile);
    const turn = rot % rotationsOf(box.lands[face]![0]!);
    lay(state.chart, squareOf(at), face, turn, box.lands[face]![turn]!);
  }
};

/** Lighthouses on these squares, as bits; other squares do not count. */
const lightsOn = (state: State, squares: readonly Square[] = []): number =>
  squares.reduce((bits, at) => {
    const light = state.chart.lights.indexOf(squareOf(at));
    return light < 0 ? bits : bits | (1 << light);
  }, 0);

const readShip = (state: State, box: Box, placed: PlacedShip): Ship => {
  const { cargo, from, leftPort } = placed;
  const at = squareOf(placed.at);
  const passed = lightsOn(state, placed.passed);
  const { arrived = false, bought = false, stay = false, justLeft = false } = placed;
  const { kept = 0, fresh = 0, advanced = 0, rotated = 0 } = placed;
  return {
    ...newShip(at),
    heading: placed.heading ? directionOf(placed.heading) : NONE,
    cargo: cargo === '?' ? HIDDEN : cargo ? box.cardAt[cargo]! : NONE,
    from: portOr(from),
    kept,
    fresh,
    credited: lightsOn(state, placed.credited),
    // The square of a ship that has advanced need not be named.
    passed: advanced > 0 ? passed | watersOn(state.chart, at) : passed,
    advanced,
    rotated,
    arrived,
    bought,
    stay,
    spared: (placed.spared ?? []).reduce((bits, pirate) => bits | (1 << slotOf(pirate)!), 0),
    justLeft,
    leftPort: portOr(leftPort),
  };
};

/** Ships and sailors. The ship in passing is not entered on the chart. */
const placePieces = (state: State, box: Box, position: Position): void => {
  const passing = slotOr(position.crossing);
  for (const [id, placed] of Object.entries(position.ships ?? {})) {
    const slot = slotOf(id)!;
    const ship = readShip(state, box, placed);
    state.ships[slot] = ship;
    const entered = slot !== passing || shipOn(state.chart, ship.at) === NONE;
    if (entered) enterShip(state, slot, ship.at, passing);
  }
  for (const { owner, at: square, moved } of position.sailors ?? []) {
    const at = squareOf(square);
    state.sailors[owner]!.push(at);
    if (sailorOn(state.chart, at) === NONE) setSailor(state.chart, at, owner);
    if (moved) state.walked.push(at);
  }
  for (const list of [...state.sailors, state.walked]) list.sort((a, b) => a - b);
};

/** The ship that is passed over keeps its square, whichever of the two is read first. */
const enterShip = (state: State, slot: number, at: number, passing: number): void => {
  const there = shipOn(state.chart, at);
  if (there === NONE || there === passing) setShip(state.chart, at, slot);
};

/** Tiles of the box that lie nowhere. */
const restOfTiles = (state: State, box: Box): number[] => {
  const rest = box.counts.slice();
  const take = (face: number): void => {
    if (face >= 0 && rest[face]! > 0) rest[face]!--;
  };
  for (const tile of state.chart.tiles) if (tile >= 0) take(tile >> 2);
  take(state.tile);
  for (const [seat, port] of state.home.entries()) if (port !== NONE && !state.homeLaid[seat]) take(FIRST_PORT + port);
  return rest;
};

const fillStack = (state: State, box: Box, position: Position): void => {
  const given = position.stack;
  const usual = state.final ? box.counts.map(() => 0) : restOfTiles(state, box);
  const counts = given ? usual.map((_, face) => given[faceText(face)] ?? 0) : usual;
  state.stack.splice(0, counts.length, ...counts);
  state.returned = (position.returned ?? []).reduce((bits, kind) => bits | (1 << KIND[kind]), 0);
};

/** Cards: those that nobody placed are in the pile. */
const fillCards = (state: State, box: Box, position: Position): void => {
  const numbers = (ids: readonly string[] = []): number[] => bagOf(ids.map((id) => box.cardAt[id]!));
  state.discard = numbers(position.discard);
  state.aside.push(...numbers(position.aside));
  const listed = [...numbers(position.pile), ...state.discard, ...state.aside];
  for (const [type, name] of treasureTypes.entries()) {
    const value = position.shown?.[name] ?? NONE;
    const free = box.cards.flatMap((_, card) => (listed.includes(card) ? [] : [card]));
    if (value !== NONE) state.shown[type] = treasureCard(box, free, type, value);
  }
  const cargo = state.ships.map((ship) => ship?.cargo ?? NONE);
  const elsewhere = new Set([...state.discard, ...state.aside, ...state.shown, ...cargo]);
  const rest = box.cards.flatMap((_, card) => (elsewhere.has(card) ? [] : [card]));
  state.pile = position.pile ? numbers(position.pile) : rest;
};

const fillSeats = (state: State, position: Position): void => {
  const { gone = [] } = position;
  for (let seat = 0; seat < state.seats; seat++) {
    state.coins[seat] = position.coins?.[seat] ?? USUAL_COINS;
    state.home[seat] = portOr(position.home?.[seat]);
    state.homeLaid[seat] = position.homeLaid?.[seat] ?? position.phase !== 'deal';
    state.out[seat] = position.out?.[seat] ?? false;
    state.owed[seat] = position.owed?.[seat] ?? 0;
    for (const [kind, name] of shipKinds.entries()) state.gone[seat * 3 + kind] = gone[seat]?.[name] ?? 0;
  }
};

const readOffer = ({ offer }: Position): Offer | null => {
  if (!offer) return null;
  const at = squareOf(offer.at);
  if (offer.kind === 'ransom') return { ...offer, at, ship: slotOf(offer.ship)! };
  const { kind, from, to, piece, sell = [] } = offer;
  return { kind, from, to, piece: shipKindNumber(piece), at, sell: sell.map(saleOf) };
};

/** Where in the turn the table is. */
const fillTurn = (state: State, position: Position): void => {
  const { actions, more, fleet } = state.edition.turn;
  state.allowance = position.allowance ?? (fleetOf(state, state.active) >= fleet ? more : actions);
  state.used = position.used ?? 0;
  state.idle = position.idle ?? 0;
  state.quiet = position.quiet ?? 0;
  const { islands, wrecks } = held(state);
  state.most = position.most ?? (state.final ? islands + wrecks : 0);
  state.acted = position.acted ?? false;
  state.progress = position.progress ?? false;
  state.delivered = (position.delivered ?? []).reduce((bits, port) => bits | (1 << portNumber(port)), 0);
  state.drawing = slotOr(position.drawing);
  state.departing = slotOr(position.departing);
  state.crossing = slotOr(position.crossing);
  state.stepping = slotOr(position.stepping);
  state.debts.push(...(position.debts ?? []).map((debt) => ({ ...debt, lighthouse: squareOf(debt.lighthouse) })));
  state.offer = readOffer(position);
  state.ending = position.ending ?? null;
  state.winners = position.winners ?? [];
  state.totals = position.totals ?? null;
};

/** A state of a position that was read; `tiles` is its map as a list. */
export const stateOf = (position: Position, tiles: readonly PlacedTile[], edition: Edition, box: Box): State => {
  const rulings = completeReadings(position.rulings);
  const squares = tiles.map(({ at }) => squareOf(at));
  const state = emptyTable({ edition, rulings, seats: position.seats }, squares);
  state.round = position.round ?? USUAL_ROUND;
  state.active = position.active ?? 0;
  state.phase = position.phase ?? ('act' satisfies Phase);
  state.stage = position.stage ?? 'free';
  state.final = position.final ?? false;
  state.tile = position.tile === undefined ? NONE : faceNumber(position.tile);
  layTiles(state, box, tiles);
  placePieces(state, box, position);
  fillSeats(state, position);
  fillStack(state, box, position);
  fillCards(state, box, position);
  fillTurn(state, position);
  return state;
};
