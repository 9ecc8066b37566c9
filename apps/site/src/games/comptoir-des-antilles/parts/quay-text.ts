import {
  type Edition,
  type GoodsId,
  type Quay,
  quayNumbers,
  seatLetters,
  type TileId,
  tileIds,
} from '@portolan/comptoir-des-antilles';
import type { Seat } from '@portolan/core';

/** A ship at a quay as a form shows it; it may be wrong. */
export interface Laid {
  readonly ship: number;
  /** `-`: none yet. */
  readonly goods: GoodsId;
  /** By seat, as many as letters were written. */
  readonly porters: readonly number[];
  readonly tile: { readonly id: TileId; readonly by: Seat } | null;
}

/** What a quay without a ship is written like. */
export const EMPTY = '-';

const form = /^(\d{1,3}) (-|[a-z0-9-]+)(?: ((?:[A-Z]\d{1,2})+))?(?: ([a-z-]+)\/([A-Z]))?$/;

const portersIn = (text: string): readonly number[] | undefined => {
  const porters = Array<number>(seatLetters.length).fill(0);
  for (const [, letter = '', count] of text.matchAll(/([A-Z])(\d+)/g)) {
    const seat = seatLetters.indexOf(letter);
    if (seat < 0 || porters[seat] !== 0) return undefined;
    porters[seat] = Number(count);
  }
  return porters;
};

/** A quay as it is written, for the fields of a form: `null` without a ship, undefined if no form can show it. */
export const laidOf = (text: string): Laid | null | undefined => {
  if (text === EMPTY) return null;
  const found = form.exec(text);
  if (!found) return undefined;
  const [, ship, goods = EMPTY, aboard = '', tile, owner = ''] = found;
  const porters = portersIn(aboard);
  const id = tileIds.find((one) => one === tile);
  const by = seatLetters.indexOf(owner);
  if (!porters || (tile !== undefined && (!id || by < 0))) return undefined;
  return { ship: Number(ship), goods, porters, tile: id ? { id, by } : null };
};

/** A quay in writing; `laidOf` gives it back. */
export const laidText = (laid: Laid | null): string => {
  if (!laid) return EMPTY;
  const aboard = laid.porters.map((count, seat) => (count > 0 ? `${seatLetters[seat]}${count}` : '')).join('');
  const tile = laid.tile ? `${laid.tile.id}/${seatLetters[laid.tile.by]}` : '';
  return [String(laid.ship), laid.goods, aboard, tile].filter((part) => part !== '').join(' ');
};

/** A ship to begin with, where none lay. */
export const newShip = ({ goods }: Edition): Laid => ({
  ship: 5,
  goods: goods[0]?.id ?? EMPTY,
  porters: [0, 0, 0, 0],
  tile: null,
});

/** Porters aboard of a seat, at all quays that can be read. */
export const aboardOf = (quays: readonly string[], seat: Seat): number =>
  quays.reduce((sum, text) => sum + (laidOf(text)?.porters[seat] ?? 0), 0);

/** A quay for fewer players: who is gone takes porters and tile with him. */
export const reseatedQuay = (text: string, seats: number): string => {
  const laid = laidOf(text);
  if (!laid) return text;
  const tile = laid.tile && laid.tile.by < seats ? laid.tile : null;
  return laidText({ ...laid, porters: laid.porters.map((count, seat) => (seat < seats ? count : 0)), tile });
};

/** A list of four quays, as it was entered; empty where nothing was. */
export const fourQuays = (quays: readonly unknown[]): readonly string[] =>
  quayNumbers.map((quay) => {
    const text = quays[quay - 1];
    return typeof text === 'string' ? text : EMPTY;
  });

/** A list of quays with one of them changed. */
export const withQuay = (quays: readonly string[], quay: Quay, text: string): readonly string[] =>
  quays.map((old, i) => (i === quay - 1 ? text : old));
