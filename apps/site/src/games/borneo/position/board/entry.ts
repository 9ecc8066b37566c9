import { type Place, placeIn } from '@portolan/boards/borneo';
import type { Text } from '@portolan/core';
import type { Around, BoardEntry, Put } from '../../../../board/entry.ts';
import { fill } from '../../../../kit/text.ts';
import type { Json } from '../../../../stores/table.ts';
import { hasRoom } from '../../parts/columns.tsx';
import type { Form } from '../form.ts';
import type { Entered } from './held.ts';
import { loosened, settled } from './moment.ts';
import { pieceAt } from './piece.tsx';
import { nextMerchants } from './supply.ts';
import { carriedTo, columnOf, layOn, type Thing, thingIn } from './things.ts';
import { trayFor } from './tray.tsx';
import { boardWords as words } from './words.ts';

const enteredOf = (value: Json, { about }: Around<Form>): Entered => ({
  value: loosened(value),
  last: about.table.position,
});

const put = (laid: Entered | Text, { lang }: Around<Form>): Put<Json> =>
  'value' in laid ? { value: settled(laid.value) } : { refused: laid[lang] };

/** A company has so many spaces, unless it is read as having always one more. */
const overfull = (entered: Entered, thing: Thing, place: Place, { box }: Form): boolean => {
  if (thing.kind !== 'merchant' || place.kind !== 'rank') return false;
  const open = entered.last.rulings?.['company-full'] === 'open-ended';
  return !hasRoom(columnOf(entered, place.company), box.spacesPerCompany, open);
};

/** How a table of Borneo is entered on its picture. */
export const entry: BoardEntry<Json, Form> = {
  tray: (value, around) => trayFor(enteredOf(value, around), around),
  at: (value, spot, around) => {
    const place = placeIn(spot);
    return place && pieceAt(enteredOf(value, around), place, around);
  },
  put: (value, item, spot, around) => {
    const place = placeIn(spot);
    if (!place) return { value };
    const entered = enteredOf(value, around);
    const thing = thingIn(item);
    const { lang, about } = around;
    if (overfull(entered, thing, place, about))
      return { refused: fill(words.full[lang], { n: about.box.spacesPerCompany }) };
    const laid = layOn(entered, thing, place);
    const next = thing.kind === 'merchant' && 'value' in laid ? nextMerchants(laid, about, thing.seat) : undefined;
    return { ...put(laid, around), next };
  },
  carry: (value, from, to, around) => {
    const places = [placeIn(from), placeIn(to)] as const;
    const [source, target] = places;
    return source && target ? put(carriedTo(enteredOf(value, around), source, target), around) : { value };
  },
};
