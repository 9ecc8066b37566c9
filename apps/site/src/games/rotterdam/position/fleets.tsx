import { seatLetter } from '@portolan/boards';
import { CargoIcon, readShip } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { Edition } from '@portolan/rotterdam';
import { materialInWords } from '@portolan/rotterdam/rules';
import type { Item, Put, Tray } from '../../../board/entry.ts';
import { SeatToken } from '../../../kit/marks.tsx';
import { fill } from '../../../kit/text.ts';
import { entryWords } from '../parts/entry-words.ts';
import { type Afloat, putShip, reserveIn } from '../parts/fleet.tsx';
import { fleetIds } from './fleet.ts';
import { words } from './words.ts';

/** What a ship of a fleet carries; null for nothing. */
type Cargo = string | null;

/** The ships of a player that are still to be put, in the order in which they are. */
interface Fleet {
  readonly seat: number;
  readonly cargoes: readonly Cargo[];
}

/** Fleets that are met: one ship is empty at most. */
const isUsual = (cargoes: readonly Cargo[]): boolean => cargoes.filter((cargo) => cargo === null).length <= 1;

const EMPTY = '-';

const fleetItem = ({ seat, cargoes }: Fleet): string =>
  `fleet ${seat} ${cargoes.map((cargo) => cargo ?? EMPTY).join(',')}`;

/** The fleet that an item of the tray means; undefined for everything else. */
export const fleetOf = (item: string): Fleet | undefined => {
  const [kind, seat, cargoes = ''] = item.split(' ');
  if (kind !== 'fleet') return undefined;
  return { seat: Number(seat), cargoes: cargoes.split(',').map((cargo) => (cargo === EMPTY ? null : cargo)) };
};

/** Every way to load so many ships, whichever of them it is. */
const loads = (cargoes: readonly Cargo[], ships: number): readonly (readonly Cargo[])[] =>
  ships === 0
    ? [[]]
    : cargoes.flatMap((cargo, at) => loads(cargoes.slice(at), ships - 1).map((others) => [cargo, ...others]));

const cargoName = (cargo: Cargo, lang: Lang, box: Edition): string =>
  cargo ? materialInWords(cargo, lang, box) : entryWords.unloaded[lang];

const pictures = ({ seat, cargoes }: Fleet, { lang, box }: Afloat) => [
  <SeatToken key="seat" seat={seat} size={24} />,
  ...cargoes.map((cargo, at) =>
    cargo ? (
      <CargoIcon key={`${cargo} ${at}`} material={cargo} lang={lang} box={box} size={24} plain />
    ) : (
      <svg key={`none ${at}`} viewBox="0 0 24 24" aria-hidden="true">
        <circle class="rt-unladen" cx="12" cy="12" r="8" />
      </svg>
    ),
  ),
];

const itemFor = (fleet: Fleet, afloat: Afloat): Item => {
  const { lang, box } = afloat;
  const cargoes = fleet.cargoes.map((cargo) => cargoName(cargo, lang, box)).join(', ');
  const said = fill(words.fleetOf[lang], { seat: seatLetter(fleet.seat), cargoes });
  return { id: fleetItem(fleet), name: said, picture: pictures(fleet, afloat) };
};

/** What is in hand of a fleet, told while its ships are put one after the other. */
export const fleetInHand = (item: string, afloat: Afloat): Item | undefined => {
  const fleet = fleetOf(item);
  return fleet && itemFor(fleet, afloat);
};

/** The most that play. */
const MOST_SEATS = 4;

/** The next player who has no ship afloat; when all have some, one more can sit down whose fleet is told. */
const nextSeat = (afloat: Afloat, each: number, isOpen: boolean): number | undefined => {
  const { box, seats, ships } = afloat;
  const seat = Array.from({ length: seats }, (_, one) => one).find((one) => reserveIn(afloat, one).length === each);
  if (seat !== undefined || !isOpen || seats >= MOST_SEATS) return seat;
  // Among more players each has fewer ships.
  const fleet = fleetIds(box, seats + 1);
  return ships.every((text) => fleet.includes(readShip(text).id)) ? seats : undefined;
};

/**
 * The ships of the next player who has none afloat, all by one touch; their places follow. `isOpen`: nothing is told of
 * the players yet, more may come.
 */
export const fleets = (afloat: Afloat, isOpen: boolean): readonly Tray[] => {
  const { lang, box, seats } = afloat;
  const each = fleetIds(box, seats).length / seats;
  const seat = nextSeat(afloat, each, isOpen);
  if (seat === undefined) return [];
  const cargoes: readonly Cargo[] = [...box.materials.map(({ id }) => id), null];
  // Of the fleets in the middle of a game those of three and two ships are the most.
  // Of five ships or more too many fleets would have to be looked through.
  const sizes = [3, 2, 4, 1].filter((ships) => ships <= each);
  const all = sizes.flatMap((ships) => loads(cargoes, ships)).filter(isUsual);
  return [
    {
      title: fill(words.fleet[lang], { seat: seatLetter(seat) }),
      hint: words[seat < seats ? 'fleetHint' : 'fleetSits'][lang],
      drawn: 'is-sets',
      look: 'rt-fleets',
      items: all.map((one) => itemFor({ seat, cargoes: one }, afloat)),
    },
  ];
};

/** The first ship of a fleet on a position; the others stay in hand. */
export const putFleet = (afloat: Afloat, { seat, cargoes }: Fleet, at: string): Put<readonly string[]> => {
  const [cargo, ...others] = cargoes;
  const put = putShip(afloat, seat, at, cargo ?? null);
  if (!('value' in put)) return put;
  return { value: put.value, next: others.length > 0 ? fleetItem({ seat, cargoes: others }) : undefined };
};
