import { seatLetter } from '@portolan/boards';
import { ownerOf } from '@portolan/boards/rotterdam';
import type { CallInput, CallWish } from '@portolan/rotterdam/checkers';
import type { Around, BoardEntry, Handle } from '../../../board/entry.ts';
import type { FieldsAbout } from '../../../check/module.ts';
import { both, fill } from '../../../kit/text.ts';
import { entryWords } from '../parts/entry-words.ts';
import {
  type Afloat,
  cargoItems,
  carryShip,
  lettered,
  loadShip,
  putShip,
  shipAt,
  shipItems,
  shipPiece,
  written,
} from '../parts/fleet.tsx';
import { boxFrom } from '../parts/tables.ts';
import { whereOf } from '../position/spots.ts';
import { withShips } from './call-ships.ts';

const texts = {
  calls: both('{seat} annonce', '{seat} calls'),
  goes: both('veut aller en {to}', 'wants to go to {to}'),
} as const;

const afloatIn = ({ ships, seats }: CallInput, { lang, about: { edition } }: Around<FieldsAbout>): Afloat => ({
  lang,
  box: boxFrom(edition),
  seats,
  ships,
});

const berth = (spot: string): { readonly at: string; readonly ship?: string } => {
  const where = whereOf(spot);
  return where.what === 'river' ? where : { at: spot };
};

const withWishes = ({ wishes: _, ...input }: CallInput, wishes: readonly CallWish[]): CallInput =>
  wishes.length > 0 ? { ...input, wishes } : input;

/** The ship wants to go there; said again, it wants nothing any more. */
const wishing = (input: CallInput, ship: string, to: string): CallInput => {
  const { wishes = [] } = input;
  const others = wishes.filter((wish) => wish.ship !== ship);
  return withWishes(
    input,
    wishes.some((wish) => wish.ship === ship && wish.to === to) ? others : [...others, { ship, to }],
  );
};

/** How a call is entered: ships by seat, what they carry, whose turn it is, and which way a ship is to take. */
export const callEntry: BoardEntry<CallInput, FieldsAbout> = {
  tray: (input, around) => {
    const afloat = afloatIn(input, around);
    return [
      {
        title: entryWords.toPut[around.lang],
        hint: entryWords.orInShip[around.lang],
        items: lettered([...shipItems(afloat), ...cargoItems(afloat)]),
      },
    ];
  },
  at: (input, spot, around) => {
    const { lang } = around;
    const piece = shipPiece(afloatIn(input, around), berth(spot), (ships) => withShips(input, ships));
    const ship = shipAt(input, berth(spot));
    if (!piece || !ship) return piece;
    const caller = ownerOf(ship.id);
    const calls: Handle<CallInput> = {
      id: 'caller',
      name: fill(texts.calls[lang], { seat: seatLetter(caller) }),
      pressed: input.caller === caller,
      tells: 'caller',
      to: { ...input, caller },
    };
    const wish = input.wishes?.find((one) => one.ship === ship.id)?.to;
    const detail = [piece.detail, ...(wish ? [fill(texts.goes[lang], { to: wish })] : [])].join(', ');
    return { ...piece, detail, handles: [calls, ...piece.handles] };
  },
  put: (input, item, spot, around) => {
    const [kind, id = ''] = item.split(' ');
    const afloat = afloatIn(input, around);
    const put = kind === 'ship' ? putShip(afloat, Number(id), berth(spot).at) : loadShip(afloat, id, berth(spot));
    return written(put, (ships) => withShips(input, ships));
  },
  carry: (input, from, to, around) =>
    written(carryShip(afloatIn(input, around), berth(from), berth(to).at), (ships) => withShips(input, ships)),
  // From a ship that is chosen to where a channel of the color leads: the way that its owner wants.
  touch: (input, spot, { about, chosen }) => {
    const ship = chosen === undefined ? undefined : shipAt(input, berth(chosen));
    const leads = boxFrom(about.edition).channels.some(
      ({ from, to, color }) => from === ship?.at && to === spot && color === input.color,
    );
    return ship && leads ? wishing(input, ship.id, spot) : undefined;
  },
};
