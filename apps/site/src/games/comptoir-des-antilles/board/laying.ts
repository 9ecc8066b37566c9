import type { Edition, Quay } from '@portolan/comptoir-des-antilles';
import { quayNumbers, type TileId } from '@portolan/comptoir-des-antilles';
import type { Lang, Seat } from '@portolan/core';
import type { Put, Spot } from '../../../board/entry.ts';
import { EMPTY, type Laid, laidOf, laidText } from '../parts/quay-text.ts';
import { words } from './words.ts';

/** The four quays on which something is entered, of a whole table or of a dispute. */
export interface Port {
  readonly texts: readonly string[];
  readonly seats: 3 | 4;
  readonly box: Edition;
  /** Who lays event tiles, as long as nobody says so. */
  readonly by: Seat;
}

type Refused = 'noShip' | 'full' | 'crowded';

/** Porters aboard of all. */
const crew = ({ porters }: Laid): number => porters.reduce((sum, n) => sum + n, 0);

const putShip = (laid: Laid | null, ship: number): Laid | Refused => {
  if (!laid) return { ship, goods: EMPTY, porters: [0, 0, 0, 0], tile: null };
  return crew(laid) > ship ? 'crowded' : { ...laid, ship };
};

const putPorter = (laid: Laid, seat: Seat): Laid | Refused =>
  crew(laid) >= laid.ship ? 'full' : { ...laid, porters: laid.porters.map((n, of) => (of === seat ? n + 1 : n)) };

const putOn = (laid: Laid | null, [kind, what, load]: ReturnType<typeof itemOf>, by: Seat): Laid | Refused => {
  if (kind === 'ship') {
    const ship = putShip(laid, Number(what));
    return load === undefined || typeof ship === 'string' ? ship : { ...ship, goods: load };
  }
  if (!laid) return 'noShip';
  if (kind === 'porter') return putPorter(laid, Number(what));
  if (kind === 'goods') return { ...laid, goods: what };
  return { ...laid, tile: { id: what as TileId, by: laid.tile?.by ?? by } };
};

/** What an item of the tray is: `ship 5`, `goods rum`; `ship 5 rum` with what it carries. */
export const itemOf = (item: string): readonly [kind: string, what: string, load: string | undefined] => {
  const [kind = '', what = '', load] = item.split(' ');
  return [kind, what, load];
};

/** A quay in writing after something of the tray was put there. */
export const layOn = (text: string, item: string, by: Seat, lang: Lang): Put<string> => {
  const laid = laidOf(text);
  if (laid === undefined) return { refused: words.unread[lang] };
  const after = putOn(laid, itemOf(item), by);
  return typeof after === 'string' ? { refused: words[after][lang] } : { value: laidText(after) };
};

/** The quay that a place stands for. */
export const quayAt = (spot: Spot): Quay | undefined => quayNumbers.find((quay) => spot === `quay${quay}`);

/** Porters of a seat that are not aboard. */
export const atHome = ({ texts, box }: Port, seat: Seat): number =>
  box.porters - texts.reduce((sum, text) => sum + (laidOf(text)?.porters[seat] ?? 0), 0);
