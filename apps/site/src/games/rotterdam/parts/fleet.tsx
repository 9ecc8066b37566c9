import { seatLetter } from '@portolan/boards';
import { CargoIcon, readShip, type Ship, ShipIcon } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { Edition } from '@portolan/rotterdam';
import { materialInWords, shipInWords, shipName } from '@portolan/rotterdam/rules';
import type { Handle, Item, Piece, Put } from '../../../board/entry.ts';
import { capital, fill } from '../../../kit/text.ts';
import { fleetIds, withShip } from '../position/fleet.ts';
import { shipSpot } from '../position/spots.ts';
import { entryWords as words } from './entry-words.ts';

/** Ships afloat as a position writes them, of how many players, on which map. */
export interface Afloat {
  readonly lang: Lang;
  readonly box: Edition;
  readonly seats: number;
  readonly ships: readonly string[];
}

/** A position, and which of several ships there is meant. */
export interface Berth {
  readonly at: string;
  readonly ship?: string;
}

/** Ships of a seat that are not afloat; the next one is launched first. */
export const reserveIn = ({ ships, box, seats }: Afloat, seat: number): readonly string[] => {
  const afloat = new Set(ships.map((text) => readShip(text).id));
  return fleetIds(box, seats).filter((id) => Number(id[0]) === seat && !afloat.has(id));
};

/** With the letter that takes each: the first of its name that takes nothing else. */
export const lettered = (items: readonly Item[]): Item[] => {
  const taken = new Set(items.flatMap(({ key }) => key ?? []));
  return items.map((item) => {
    const own = item.key ?? [...item.name.toLowerCase()].find((letter) => /[a-z]/.test(letter) && !taken.has(letter));
    if (own === undefined) return item;
    taken.add(own);
    return { ...item, key: own };
  });
};

/** The ships that can still be put, by seat. */
export const shipItems = (afloat: Afloat): Item[] =>
  Array.from({ length: afloat.seats }, (_, seat) => {
    const { lang, box } = afloat;
    const reserve = reserveIn(afloat, seat);
    const letter = seatLetter(seat);
    return {
      id: `ship ${seat}`,
      name: fill(words.shipOf[lang], { seat: letter }),
      picture: <ShipIcon id={reserve[0] ?? `${seat}a`} cargo={null} lang={lang} box={box} />,
      left: reserve.length,
      key: letter.toLowerCase(),
    };
  });

/** The same ships laden, by seat and goods: a ship and what it carries are put by one touch. */
export const ladenItems = (afloat: Afloat): Item[] =>
  Array.from({ length: afloat.seats }, (_, seat) => {
    const { lang, box } = afloat;
    const reserve = reserveIn(afloat, seat);
    return box.materials.map(
      ({ id }): Item => ({
        id: `ship ${seat} ${id}`,
        name: seatLetter(seat),
        label: fill(words.ladenShipOf[lang], { seat: seatLetter(seat), cargo: materialInWords(id, lang, box) }),
        picture: <ShipIcon id={reserve[0] ?? `${seat}a`} cargo={id} lang={lang} box={box} />,
        left: reserve.length,
      }),
    );
  }).flat();

/** The raw materials, which go into a ship. */
export const cargoItems = ({ lang, box }: Pick<Afloat, 'lang' | 'box'>): Item[] =>
  box.materials.map(({ id }) => ({
    id: `cargo ${id}`,
    name: capital(materialInWords(id, lang, box)),
    picture: <CargoIcon material={id} lang={lang} box={box} size={38} plain />,
    into: true,
  }));

/** The ships at a position, in the order in which they were put; the one meant, or else the last, comes last. */
const shipsThere = ({ ships }: Pick<Afloat, 'ships'>, { at, ship: id }: Berth): readonly Ship[] => {
  const there = ships.map(readShip).filter((ship) => ship.at === at);
  const meant = there.find((ship) => ship.id === id);
  return meant ? [...there.filter((ship) => ship !== meant), meant] : there;
};

/** The ship that is meant by a touch on a position. */
export const shipAt = (afloat: Pick<Afloat, 'ships'>, berth: Berth): Ship | undefined =>
  shipsThere(afloat, berth).at(-1);

const takenBy = (afloat: Afloat, at: string): { readonly refused: string } | undefined => {
  const other = shipAt(afloat, { at });
  const isQuay = afloat.box.positions.some(({ id, harbor }) => id === at && harbor !== undefined);
  if (!other || isQuay) return undefined;
  return { refused: fill(words.takenBy[afloat.lang], { at, ship: shipInWords(other.id, afloat.lang) }) };
};

/** The ship that one goes on with after a laden one: the next of the goods, and after the last of them the next seat. */
const nextLaden = (afloat: Afloat, seat: number, cargo: string): string | undefined => {
  const all = ladenItems(afloat);
  const rest = all.slice(all.findIndex(({ id }) => id === `ship ${seat} ${cargo}`) + 1);
  return rest.find(({ left }) => left !== 0)?.id;
};

/** With the next ship of a seat on a position, empty or laden. */
export const putShip = (
  afloat: Afloat,
  seat: number,
  at: string,
  cargo: string | null = null,
): Put<readonly string[]> => {
  const [id] = reserveIn(afloat, seat);
  if (id === undefined) return { refused: fill(words.noneLeft[afloat.lang], { seat: seatLetter(seat) }) };
  const taken = takenBy(afloat, at);
  if (taken) return taken;
  const ships = withShip(afloat.ships, id, { at, cargo });
  const next = cargo === null ? undefined : nextLaden({ ...afloat, ships }, seat, cargo);
  return { value: ships, next };
};

/** With something in the ship at a position. */
export const loadShip = (afloat: Afloat, cargo: string, berth: Berth): Put<readonly string[]> => {
  const ship = shipAt(afloat, berth);
  if (!ship) return { refused: words.noShip[afloat.lang] };
  if (ship.cargo === cargo) return { refused: words.loaded[afloat.lang] };
  return { value: withShip(afloat.ships, ship.id, { at: ship.at, cargo }) };
};

/** With the ship at a position carried to another. */
export const carryShip = (afloat: Afloat, from: Berth, at: string): Put<readonly string[]> => {
  const ship = shipAt(afloat, from);
  if (!ship) return { refused: words.noShip[afloat.lang] };
  return takenBy(afloat, at) ?? { value: withShip(afloat.ships, ship.id, { at, cargo: ship.cargo }) };
};

/** What came of it, put where the ships are written. */
export const written = <Value,>(put: Put<readonly string[]>, to: (ships: readonly string[]) => Value): Put<Value> =>
  'value' in put ? { ...put, value: to(put.value) } : put;

/** The ship at a position as it is told when it is chosen, with what can be done with it. */
export const shipPiece = <Value,>(
  afloat: Afloat,
  berth: Berth,
  to: (ships: readonly string[]) => Value,
): Piece<Value> | undefined => {
  const { lang, box, ships } = afloat;
  const there = shipsThere(afloat, berth);
  const ship = there.at(-1);
  if (!ship) return undefined;
  const { id, at, cargo } = ship;
  const [next] = there;
  const others: Handle<Value>[] =
    next && next !== ship
      ? [{ id: 'other', name: capital(shipName(next.id, lang)), choose: shipSpot(at, next.id) }]
      : [];
  const empty: Handle<Value>[] = cargo
    ? [{ id: 'empty', name: words.emptyIt[lang], key: '0', to: to(withShip(ships, id, { at, cargo: null })) }]
    : [];
  return {
    name: capital(shipName(id, lang)),
    detail: fill(words.shipAt[lang], { at, cargo: cargo ? materialInWords(cargo, lang, box) : words.unloaded[lang] }),
    picture: <ShipIcon id={id} cargo={cargo} lang={lang} box={box} />,
    handles: [
      ...others,
      ...empty,
      { id: 'off', name: words.takeOff[lang], key: 'Delete', to: to(withShip(ships, id, null)) },
    ],
  };
};
