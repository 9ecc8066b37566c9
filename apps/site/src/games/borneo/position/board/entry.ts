import { type Place, placeIn } from '@portolan/boards/borneo';
import type { Text } from '@portolan/core';
import type { Around, BoardEntry, Put, Spot } from '../../../../board/entry.ts';
import { fill } from '../../../../kit/text.ts';
import type { Json } from '../../../../stores/table.ts';
import { hasRoom } from '../../parts/columns.tsx';
import { spacesInWords } from '../../parts/counts.ts';
import { changed } from '../change.ts';
import type { Form } from '../form.ts';
import { exchanged, goodsIn, putGoods } from './goods.tsx';
import type { Entered } from './held.ts';
import { loosened, settled } from './moment.ts';
import { afterCard, afterMerchants } from './onward.ts';
import { pieceAt } from './piece.tsx';
import { nextMerchants } from './supply.ts';
import { carriedTo, columnOf, landingOf, layOn, seatsIn, type Thing, thingIn } from './things.ts';
import { trayFor } from './tray.tsx';
import { boardWords as words } from './words.ts';

const enteredOf = (value: Json, { about }: Around<Form>): Entered => ({
  value: loosened(value),
  last: about.table.position,
});

const put = (laid: Entered | Text, { lang }: Around<Form>): Put<Json> =>
  'value' in laid ? { value: settled(laid.value) } : { refused: laid[lang] };

const seatedFor = ({ value, last }: Entered, now: number, seats: number): Entered => ({
  value: seats > now ? changed(value, 'seats', seats) : value,
  last,
});

/** A company has so many spaces, unless it is read as having always one more. */
const overfull = (entered: Entered, thing: Thing, place: Place, { box }: Form): boolean => {
  if (thing.kind !== 'merchant' || place.kind !== 'rank') return false;
  const open = entered.last.rulings?.['company-full'] === 'open-ended';
  return !hasRoom(columnOf(entered, place.company), box.spacesPerCompany, open);
};

/** What is chosen after something was put: the first player after the last merchant, the next one after a hand turned up. */
const ledTo = (after: Entered, { kind }: Thing, to: Place, { about, chosen }: Around<Form>): Spot | undefined => {
  if (kind === 'merchant' || kind === 'column' || kind === 'behind') return afterMerchants(after, about.seats);
  const from = chosen === undefined ? undefined : placeIn(chosen);
  return to.kind === 'hand' && from?.kind === 'hand' && from.at === '?' && from.seat === to.seat
    ? afterCard(after, about.seats, to.seat)
    : undefined;
};

/** How a table of Borneo is entered on its picture. */
export const entry: BoardEntry<Json, Form> = {
  // What goes to a port or to a player lies near it: below the table it would be out of sight.
  tray: (value, around) => {
    const trays = trayFor(enteredOf(value, around), around);
    const place = around.chosen === undefined ? undefined : placeIn(around.chosen);
    return place && landingOf(place) ? trays.map((tray) => ({ ...tray, beside: true })) : trays;
  },
  at: (value, spot, around) => {
    const place = placeIn(spot);
    const piece = place && pieceAt(enteredOf(value, around), place, around);
    return piece && landingOf(place) ? { ...piece, beside: true } : piece;
  },
  put: (value, item, spot, around) => {
    const place = placeIn(spot);
    if (!place) return { value };
    const { lang, about } = around;
    const goods = goodsIn(item);
    if (goods) return put(putGoods(enteredOf(value, around), goods, landingOf(place), about.box), around);
    const thing = thingIn(item);
    // Who places a merchant plays.
    const seats = Math.max(about.seats, ...seatsIn(thing).map((seat) => seat + 1));
    const entered = seatedFor(enteredOf(value, around), about.seats, seats);
    if (overfull(entered, thing, place, about))
      return { refused: fill(words.full[lang], { n: spacesInWords(about.box.spacesPerCompany, lang) }) };
    const open = landingOf(place)?.kind !== 'store' && thing.kind === 'card';
    const laid = layOn(open ? exchanged(entered, thing.card, about.box) : entered, thing, place);
    const next = thing.kind === 'merchant' && 'value' in laid ? nextMerchants(laid, { seats }, thing.seat) : undefined;
    return { ...put(laid, around), next, choose: 'value' in laid ? ledTo(laid, thing, place, around) : undefined };
  },
  carry: (value, from, to, around) => {
    const places = [placeIn(from), placeIn(to)] as const;
    const [source, target] = places;
    return source && target ? put(carriedTo(enteredOf(value, around), source, target), around) : { value };
  },
};
