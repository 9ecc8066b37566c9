import { bagOf, must } from '@portolan/core';
import { type Box, boxOf } from '../box.ts';
import { newShips } from '../counts.ts';
import type { Edition } from '../edition.ts';
import { nextBidder } from '../pieces/auction.ts';
import { winnersOf } from '../pieces/winners.ts';
import { parseHandTile, parseQuay } from '../quay-text.ts';
import { completeReadings } from '../readings.ts';
import { NO_SHIP, NONE, newGame, type State, UNKNOWN } from '../state.ts';
import { type Counts, type Phase, type Position, tileIds } from '../types.ts';

/** Phases in which a contact that is named is still in play, unless told otherwise. */
const playing: readonly Phase[] = ['effect', 'depart', 'settle'];

/** Phases before anybody has a secret tile. */
const handless: readonly Phase[] = ['setupShips', 'setupGoods', 'setupHands'];

const fillPort = (state: State, { quays = [] }: Position, box: Box): void => {
  for (const [quay, text] of quays.entries()) {
    const { ship, goods, porters, tile, layer } = must(parseQuay(text, box, state.seats));
    state.ships[quay] = ship;
    state.goods[quay] = goods;
    state.tiles[quay] = tile;
    state.layers[quay] = layer;
    for (const [seat, count] of porters.entries()) state.aboard[quay * state.seats + seat] = count;
  }
};

/** How many goods tiles a hand has that nobody described. */
const usualHand = (state: State, seat: number): number => {
  if (handless.includes(state.phase)) return 0;
  return state.phase === 'assign' && seat === state.active ? newShips(state) + 1 : 1;
};

const fillSeats = (state: State, position: Position, box: Box): void => {
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = position.hands?.[seat]?.map((text) => parseHandTile(text, box)!);
    state.premiums[seat] = position.premiums?.[seat] ?? 0;
    state.hands[seat] = hand ? bagOf(hand) : Array<number>(usualHand(state, seat)).fill(UNKNOWN);
    state.owned[seat] = bagOf((position.tiles?.[seat] ?? []).map((id) => tileIds.indexOf(id)));
    state.discards[seat] = bagOf((position.discards?.[seat] ?? []).map((id) => box.contactAt[id] ?? UNKNOWN));
  }
};

const fillTurn = (state: State, { turn = {} }: Position, box: Box): void => {
  state.contact = turn.contact === undefined ? NONE : box.contactAt[turn.contact]!;
  const inPlay = turn.effects ? turn.effects.length > 0 : playing.includes(state.phase);
  state.resolved = state.contact !== NONE && (turn.resolved ?? !inPlay);
  const own = state.contact === NONE || state.phase !== 'effect' ? [] : box.contacts[state.contact]!.effects;
  state.effects = turn.effects ?? own;
  state.tilePlayed = turn.tilePlayed ?? false;
  state.auctions = turn.auctions ?? 0;
  state.slateLeft = turn.slateLeft ?? false;
  state.departures = turn.departures ?? 0;
};

const fillMoment = (state: State, { leaving, auction }: Position, box: Box): void => {
  if (leaving) {
    const due = state.contact === NONE ? 0 : box.contacts[state.contact]!.commission;
    state.leaving = { quay: leaving.quay - 1, cause: leaving.cause ?? 'full', due: leaving.due ?? due };
  }
  if (!auction) return;
  const { high, passed: named = [] } = auction;
  const passed = bagOf(named);
  const bidder = high?.seat ?? NONE;
  const order = { seats: state.seats, opener: state.active, oneRound: false, passed, high: bidder };
  const opening = bidder === NONE && passed.length === 0;
  const usual = opening ? state.active : nextBidder(order, bidder === NONE ? state.active : bidder);
  state.auction = {
    tile: tileIds.indexOf(auction.tile),
    seat: bidder,
    amount: high?.amount ?? 0,
    passed,
    next: auction.next ?? usual,
  };
};

/** Numbers by place: those given, else what is left of the whole once the pieces seen are taken away. */
const fillCounts = (
  counts: number[],
  given: Counts | undefined,
  whole: readonly number[],
  seen: readonly number[],
  name: (at: number) => string,
): void => {
  for (let at = 0; at < counts.length; at++) {
    const rest = whole[at]! - seen.filter((one) => one === at).length;
    counts[at] = given ? (given[name(at)] ?? 0) : Math.max(0, rest);
  }
};

const fillShips = (state: State, { next, ships }: Position, box: Box): void => {
  const visible = typeof next === 'number' ? [next] : [];
  fillCounts(state.shipPile, ships, box.ships, [...state.ships, ...visible], String);
  const left = state.shipPile.some((count) => count > 0);
  state.next = typeof next === 'number' ? next : next === null || !left ? NO_SHIP : UNKNOWN;
  // An empty pile has nothing below its top.
  if (next === null && !ships) state.shipPile.fill(0);
};

const fillGoods = (state: State, { goods, tail = [], goodsOut = [] }: Position, box: Box): void => {
  state.tail.push(...tail.map((id) => box.goodsAt[id]!));
  state.goodsOut.push(...goodsOut.map((id) => box.goodsAt[id]!));
  const hands = state.hands.flat().flatMap((tile) => (tile === UNKNOWN ? [] : [tile >> 1]));
  const whole = box.goods.map(({ count }) => count);
  const seen = [...state.goods, ...hands, ...state.tail, ...state.goodsOut];
  fillCounts(state.unseen, goods, whole, seen, (at) => box.goods[at]!.id);
};

const fillTiles = (state: State, { tilePile }: Position, box: Box): void => {
  const seen = [...state.tiles, ...state.owned.flat(), state.auction?.tile ?? NONE];
  fillCounts(state.tilePile, tilePile, box.tiles, seen, (at) => tileIds[at]!);
};

/** The end as it was told, or as the counters and the pile have it. */
const endOf = (state: State, { outcome }: Position): State['outcome'] => {
  if (state.phase !== 'over') return null;
  if (outcome) return { clause: outcome.clause, winners: bagOf(outcome.winners) };
  const hundred = state.premiums.some((counter) => counter >= state.edition.target);
  return { clause: hundred ? 'end.hundred' : 'end.last-ship', winners: winnersOf(state.premiums) };
};

/** A state of a position that was read. */
export const stateOf = (position: Position, edition: Edition): State => {
  const box = boxOf(edition);
  const first = position.first ?? 0;
  const rulings = completeReadings(position.rulings);
  const state = newGame({ edition, rulings, seats: position.seats, youngest: first });
  state.phase = position.phase ?? (position.turn?.contact && position.turn.resolved === false ? 'effect' : 'act');
  state.active = position.active ?? first;
  state.slate = position.slate ?? first;
  state.left = position.left ?? false;
  fillPort(state, position, box);
  fillSeats(state, position, box);
  fillTurn(state, position, box);
  fillMoment(state, position, box);
  fillShips(state, position, box);
  fillGoods(state, position, box);
  fillTiles(state, position, box);
  state.outcome = endOf(state, position);
  return state;
};
