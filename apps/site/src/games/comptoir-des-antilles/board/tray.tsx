import { seatLetter } from '@portolan/boards';
import { EventPiece, GoodsPiece, PorterPiece, ShipPiece, spots } from '@portolan/boards/comptoir-des-antilles';
import { quayNumbers } from '@portolan/comptoir-des-antilles';
import { tileName } from '@portolan/comptoir-des-antilles/rules';
import type { Lang, Text } from '@portolan/core';
import type { Item, Spot, Tray } from '../../../board/entry.ts';
import { fill } from '../../../kit/text.ts';
import { seatNumbers } from '../parts/play.ts';
import { EMPTY } from '../parts/quay-text.ts';
import { atHome, type Port } from './laying.ts';
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

/** A new ship goes to the chosen quay if that is empty, else to the next empty one. */
const berthFor =
  ({ texts }: Port) =>
  (chosen: Spot | undefined): Spot | undefined => {
    const empty = quayNumbers.filter((quay) => texts[quay - 1] === EMPTY).map(spots.quay);
    return chosen === spots.pile || empty.includes(chosen ?? '') ? chosen : empty[0];
  };

const ships = (port: Port, lang: Lang): Item[] =>
  port.box.ships.map(({ value }) => ({
    id: `ship ${value}`,
    name: fill(words.shipOf[lang], { n: value }),
    picture: <ShipPiece value={value} />,
    into: berthFor(port),
    ...keyed(value < 10 ? String(value) : undefined),
  }));

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

/** Rows of what can be put, each with where it goes. */
export const trays = (port: Port, lang: Lang, hints: Partial<Readonly<Record<PieceKind, Text>>>): Tray[] =>
  (['ship', 'goods', 'porter', 'tile'] as const).flatMap((kind) => {
    const hint = hints[kind];
    const [title, items] = kinds[kind];
    return hint ? [{ title: title[lang], hint: hint[lang], items: items(port, lang) }] : [];
  });
