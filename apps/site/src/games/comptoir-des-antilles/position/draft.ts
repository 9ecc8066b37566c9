import { isObject, listIn, objectIn, withField } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { boxOf } from '../parts/cards.ts';
import { seatNumbers } from '../parts/play.ts';
import { aboardOf, reseatedQuay } from '../parts/quay-text.ts';
import { quaysIn, seatsOf } from './fields-of.ts';
import { rephased } from './phases.ts';
import { relaxed } from './relaxed.ts';

/** A position to start from when nothing was entered before: four players after some rounds, all quays taken. */
export const freshPosition: Json = {
  seats: 4,
  phase: 'act',
  first: 0,
  active: 0,
  slate: 1,
  quays: ['4 rum A1B2', '5 madras A1C1D1', '6 spices B1D2 top-quality/D', '7 vanilla C2A1'],
  premiums: [31, 27, 35, 22],
  tiles: [['pirates'], [], ['storm'], []],
  discards: [['pilot'], ['foreman'], ['deckhand', 'governor'], []],
  next: 5,
};

const bySeat = ['premiums', 'hands', 'tiles', 'discards'] as const;

const fillers: Readonly<Record<(typeof bySeat)[number], unknown>> = {
  premiums: 0,
  hands: ['?'],
  tiles: [],
  discards: [],
};

const seatKeys = ['first', 'active', 'slate'] as const;

const present = (seats: number) => (seat: unknown) => typeof seat !== 'number' || seat < seats;

/** An auction without the players who are gone. */
const auctionFor = (auction: Json, seats: number): Json => {
  const high = objectIn(auction, 'high');
  const kept = Array.isArray(auction.passed) ? { passed: auction.passed.filter(present(seats)) } : {};
  const next = present(seats)(auction.next) ? auction : withField(auction, 'next', undefined);
  return { ...next, ...kept, ...(present(seats)(high.seat) ? {} : { high: null }) };
};

/** Lists by seat follow the number of players; porters, tiles and bids of players who are gone go with them. */
const reseated = (position: Json, seats: number): Json => {
  const lists = bySeat.flatMap((key) => {
    const list = position[key];
    return Array.isArray(list) ? [[key, seatNumbers(seats).map((seat) => list[seat] ?? fillers[key])]] : [];
  });
  const kept = seatKeys.flatMap((key) =>
    typeof position[key] === 'number' ? [[key, Math.min(position[key], seats - 1)]] : [],
  );
  const quays = Array.isArray(position.quays)
    ? { quays: listIn(position, 'quays').map((text) => (typeof text === 'string' ? reseatedQuay(text, seats) : text)) }
    : {};
  const auction = isObject(position.auction) ? { auction: auctionFor(position.auction, seats) } : {};
  // Who has won, and what is left in the piles, is worked out again.
  const others = ['reserves', 'outcome', 'goods', 'tilePile'].reduce(
    (all, key) => withField(all, key, undefined),
    position,
  );
  return { ...others, ...Object.fromEntries([...lists, ...kept]), ...quays, ...auction, seats };
};

/** Fields that say where pieces lie: what is left in the piles follows them. */
const pieces: ReadonlySet<string> = new Set([
  'quays',
  'hands',
  'tiles',
  'tail',
  'goodsOut',
  'next',
  'auction',
  'edition',
]);

/** Porters of a seat that are not aboard. */
export const reserveIn = (position: Json, porters: number, seat: number): number =>
  porters - aboardOf(quaysIn(position), seat);

/** What is set with a field: a list by seat is entered whole, and what a part needs to be readable comes with it. */
const completed = (position: Json, key: string, value: unknown): unknown => {
  const seats = seatNumbers(seatsOf(position));
  const { porters } = boxOf(position.edition);
  const seated = bySeat.find((one) => one === key);
  const entry = (seat: number): unknown => listIn({ value }, 'value')[seat];
  if (seated && Array.isArray(value)) return seats.map((seat) => entry(seat) ?? fillers[seated]);
  if (key === 'reserves' && Array.isArray(value))
    return seats.map((seat) => entry(seat) ?? Math.max(0, reserveIn(position, porters, seat)));
  if (key === 'auction' && isObject(value)) return { tile: 'mutiny', ...value };
  if (key === 'leaving' && isObject(value)) return { quay: 1, ...value };
  return key === 'turn' && isObject(value) && Object.keys(value).length === 0 ? undefined : value;
};

/** A position with one field changed, and what hangs on that field with it. */
export const changed = (position: Json, key: string, value: unknown): Json => {
  if (key === 'seats') return reseated(position, Number(value));
  if (key === 'phase') return rephased(position, value);
  return withField(pieces.has(key) ? relaxed(position) : position, key, completed(position, key, value));
};
