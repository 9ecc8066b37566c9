import { seatLetter } from '@portolan/boards';
import {
  EventPiece,
  GoodsMark,
  GoodsPiece,
  PorterPiece,
  ShipPiece,
  spots,
} from '@portolan/boards/comptoir-des-antilles';
import { quayNumbers } from '@portolan/comptoir-des-antilles';
import { tileName } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import type { Item, Spot, Tray } from '../../../board/entry.ts';
import { fill } from '../../../kit/text.ts';
import { seatNumbers } from '../parts/play.ts';
import { EMPTY } from '../parts/quay-text.ts';
import { atHome, type Port, quayAt } from './laying.ts';
import { words } from './words.ts';

/** The letter that takes something: that with which its name begins, where no porter has it and nothing before it. */
const lettersFor = (names: readonly string[]): readonly (string | undefined)[] => {
  const first = names.map((name) => name.normalize('NFD').charAt(0).toLowerCase());
  return first.map((letter, i) => ('abcd'.includes(letter) || first.indexOf(letter) < i ? undefined : letter));
};

const keyed = (key: string | undefined): Pick<Item, 'key'> => (key === undefined ? {} : { key });

const porters = (port: Port, lang: Lang): Item[] =>
  seatNumbers(port.seats).map((seat) => ({
    id: `porter ${seat}`,
    name: fill(words.porterOf[lang], { seat: seatLetter(seat) }),
    picture: <PorterPiece seat={seat} />,
    left: Math.max(0, atHome(port, seat)),
    key: seatLetter(seat).toLowerCase(),
    into: true,
  }));

/**
 * A ship goes to the chosen quay if that is empty, else to the next empty one; where all are taken, it is another value
 * of the chosen ship, or the one on top of the pile.
 */
const berthFor =
  ({ texts }: Port, piled: boolean) =>
  (chosen: Spot | undefined): Spot | undefined => {
    const empty = quayNumbers.filter((quay) => texts[quay - 1] === EMPTY).map(spots.quay);
    const meant = chosen !== undefined && (empty.includes(chosen) || (piled && chosen === spots.pile));
    if (meant) return chosen;
    const taken = chosen !== undefined && quayAt(chosen) ? chosen : piled ? spots.pile : undefined;
    return empty[0] ?? taken;
  };

const ships = (port: Port, lang: Lang, piled: boolean): Item[] =>
  port.box.ships.map(({ value }) => ({
    id: `ship ${value}`,
    name: fill(words.shipOf[lang], { n: value }),
    picture: <ShipPiece value={value} />,
    into: berthFor(port, piled),
    ...keyed(value < 10 ? String(value) : undefined),
  }));

/** Ships with what they carry, a line for each goods: what lies at a quay is put there by one touch. */
const loaded = (port: Port, lang: Lang): Item[] =>
  port.box.goods.flatMap((one) =>
    port.box.ships.map(({ value }) => ({
      id: `ship ${value} ${one.id}`,
      name: String(value),
      label: fill(words.loadedShip[lang], { n: value, goods: one[lang] }),
      picture: <GoodsMark goods={one} />,
      into: berthFor(port, false),
    })),
  );

/** The tray of whole quays: as wide as there are ships. */
export const quayTray = (port: Port, lang: Lang): Tray => ({
  title: words.loaded[lang],
  hint: words.toNextBerth[lang],
  look: 'ca-loaded',
  columns: port.box.ships.length,
  items: loaded(port, lang),
});

const goods = ({ box }: Port, lang: Lang): Item[] => {
  const letters = lettersFor(box.goods.map((one) => one[lang]));
  return box.goods.map((one, i) => ({
    id: `goods ${one.id}`,
    name: one[lang],
    picture: <GoodsPiece goods={one} lang={lang} />,
    ...keyed(letters[i]),
    into: true,
  }));
};

const tiles = ({ box }: Port, lang: Lang): Item[] =>
  box.tiles
    .filter(({ count }) => count > 0)
    .map(({ id }) => ({ id: `tile ${id}`, name: tileName(id, lang), picture: <EventPiece id={id} />, into: true }));

const kinds = {
  porter: [words.porters, porters],
  ship: [words.ships, ships],
  goods: [words.goods, goods],
  tile: [words.tiles, tiles],
} as const;

/** What can be put, by kind. */
export type PieceKind = keyof typeof kinds;

/** What can be put, in one row: on a phone a row for each kind would push away what comes after; `piled`: there is a pile for ships. */
export const piecesTray = (port: Port, lang: Lang, shown: readonly PieceKind[], piled = false): Tray => {
  const rows = (['porter', 'ship', 'goods', 'tile'] as const).filter((kind) => shown.includes(kind));
  return {
    title: words.toPut[lang],
    ...(rows.length > 1 ? {} : { hint: rows.map((kind) => kinds[kind][0][lang].toLowerCase()).join() }),
    items: rows.flatMap((kind) => kinds[kind][1](port, lang, piled)),
  };
};
