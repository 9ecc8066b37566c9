import type { Problem, Result } from '@portolan/core';
import { bad, ok } from '@portolan/core';
import { type Box, MOST_PORTERS } from './box.ts';
import { NO_SHIP, NONE } from './state.ts';
import { seatLetters, type TileId, tileIds } from './types.ts';

/** A quay in numbers: the ship or `NO_SHIP`, its goods, its event tile and who laid it, or `NONE`; porters by seat. */
export interface QuaySpot {
  readonly ship: number;
  readonly goods: number;
  readonly porters: readonly number[];
  readonly tile: number;
  readonly layer: number;
}

/** What the notation looks like, for who got it wrong. */
const sample = '5 rum A2B1 pirates/C';

const form = /^(\d{1,3}) (-|[a-z0-9-]+)(?: ((?:[A-Z]\d{1,2})+))?(?: ([a-z-]+)\/([A-Z]))?$/;

/** The quay without a ship. */
const empty = (seats: number): QuaySpot => ({
  ship: NO_SHIP,
  goods: NONE,
  porters: Array<number>(seats).fill(0),
  tile: NONE,
  layer: NONE,
});

const wrong = (code: string, facts: Problem['facts']): Result<never> => bad({ path: '', code, facts: facts ?? {} });

/** What a text is that has not the form of a quay. */
const misformed = (text: string): Result<never> => {
  const found = text.slice(0, 40);
  if (/^-? *[A-Z]\d|^- /.test(text) || /^-? *[a-z-]+\/[A-Z]$/.test(text)) return wrong('no-ship', { found });
  const ships = text.split(/[ ,;+]+/).filter((part) => /^\d+$/.test(part)).length;
  return ships > 1 ? wrong('two-ships', { found }) : wrong('wrong-quay', { found, expected: sample });
};

const porterPattern = /([A-Z])(\d+)/g;

/** Porters by seat; a letter that is no seat, or one named twice, is a problem. */
const readPorters = (text: string, seats: number): Result<number[]> => {
  const porters = Array<number>(seats).fill(0);
  const named = new Set<string>();
  for (const [, letter = '', count] of text.matchAll(porterPattern)) {
    const seat = seatLetters.indexOf(letter);
    if (seat < 0 || seat >= seats) return wrong('unknown-seat', { found: letter, seats });
    if (named.has(letter)) return wrong('duplicate', { found: letter });
    named.add(letter);
    porters[seat] = Number(count);
  }
  return ok(porters);
};

/** Reads a quay: `5 rum A2B1 pirates/C` = value, goods (`-`: none yet), porters by seat, event tile / owner; `-` without a ship. */
export const parseQuay = (text: string, box: Box, seats: number): Result<QuaySpot> => {
  if (text === '-') return ok(empty(seats));
  const found = form.exec(text);
  if (!found) return misformed(text);
  const [, value, goods = '-', aboard = '', tile, owner] = found;
  const ship = Number(value);
  if (ship < 1 || ship > MOST_PORTERS) return wrong('out-of-range', { found: ship, min: 1, max: MOST_PORTERS });
  if (goods !== '-' && !(goods in box.goodsAt)) return wrong('unknown-goods', { found: goods });
  if (tile !== undefined && !tileIds.includes(tile as TileId)) return wrong('unknown-tile', { found: tile });
  const layer = owner === undefined ? NONE : seatLetters.indexOf(owner);
  if (owner !== undefined && (layer < 0 || layer >= seats)) return wrong('unknown-seat', { found: owner, seats });
  const porters = readPorters(aboard, seats);
  if (!porters.ok) return porters;
  return ok({
    ship,
    goods: goods === '-' ? NONE : box.goodsAt[goods]!,
    porters: porters.value,
    tile: tile === undefined ? NONE : tileIds.indexOf(tile as TileId),
    layer,
  });
};

/** A quay in notation; `parseQuay` gives it back. */
export const makeQuay = ({ ship, goods, porters, tile, layer }: QuaySpot, box: Box): string => {
  if (ship === NO_SHIP) return '-';
  const aboard = porters.map((count, seat) => (count > 0 ? `${seatLetters[seat]}${count}` : '')).join('');
  const parts = [String(ship), goods === NONE ? '-' : box.goods[goods]!.id];
  if (aboard !== '') parts.push(aboard);
  if (tile !== NONE) parts.push(`${tileIds[tile]}/${seatLetters[layer]}`);
  return parts.join(' ');
};

/** A goods tile of a hand: `rum`, `rum!` if everybody knows it, `?`. */
export const handTileText = (tile: number, box: Box): string =>
  tile < 0 ? '?' : `${box.goods[tile >> 1]!.id}${(tile & 1) === 1 ? '!' : ''}`;

/** The number of a goods tile of a hand; undefined if the text is none. */
export const parseHandTile = (text: string, box: Box): number | undefined => {
  if (text === '?') return -1;
  const marked = text.endsWith('!');
  const kind = box.goodsAt[marked ? text.slice(0, -1) : text];
  return kind === undefined ? undefined : (kind << 1) | (marked ? 1 : 0);
};
