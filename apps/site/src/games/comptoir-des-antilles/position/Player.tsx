import { seatLetter } from '@portolan/boards';
import { tileIds } from '@portolan/comptoir-des-antilles';
import { tileName } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import { Group, Stepper, Toggle } from '../../../kit/controls.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { fill } from '../../../kit/text.ts';
import { IdListField } from '../../../position/IdListField.tsx';
import { listIn, withEntry } from '../../../position/json.ts';
import { numberOr, seatNumbers } from '../parts/play.ts';
import { aboardOf } from '../parts/quay-text.ts';
import { quaysIn } from './fields-of.ts';
import type { Form } from './form.ts';
import { type Item, SelectList } from './lists.tsx';
import { words } from './words.ts';

interface Props {
  readonly form: Form;
  readonly seat: number;
}

/** Sets the entry of a seat in a list by seat; a list that was not entered is entered whole, as the table has it. */
const setter =
  ({ position, seats, set }: Form, seat: number) =>
  (key: string, value: unknown, usual: (seat: number) => unknown): void => {
    const all = seatNumbers(seats).map((one) => listIn(position, key)[one] ?? usual(one));
    set(key, withEntry<unknown>(all, seat, value, usual(seat)));
  };

/** What a goods tile in a hand can be: face down, of each kind, of each kind and known to all. */
export const handItems = (box: Form['box'], lang: Lang): Item[] => [
  { value: '?', label: words.hidden[lang] },
  ...box.goods.map((one) => ({ value: one.id, label: one[lang] })),
  ...box.goods.map((one) => ({ value: `${one.id}!`, label: fill(words.known[lang], { goods: one[lang] }) })),
];

/** Porters at home, which are only compared with those aboard. */
const Reserve = ({ form, seat }: Props) => {
  const { lang, position, box, wrong, set } = form;
  const told = Array.isArray(position.reserves);
  const left = (one: number): number => box.porters - aboardOf(quaysIn(position), one);
  const all = seatNumbers(form.seats).map((one) => Math.max(0, left(one)));
  return (
    <>
      {!told && <p class="small">{fill(words.reserveLeft[lang], { n: left(seat) })}</p>}
      {seat === 0 && (
        <Toggle
          label={words.countReserve[lang]}
          value={told}
          onChange={(on) => set('reserves', on ? all : undefined)}
        />
      )}
      {told && (
        <Stepper
          lang={lang}
          label={words.reserve[lang]}
          value={numberOr(listIn(position, 'reserves')[seat], 0)}
          min={0}
          max={40}
          error={wrong(`reserves[${seat}]`)}
          onChange={(n) => setter(form, seat)('reserves', n, (one) => Math.max(0, left(one)))}
        />
      )}
    </>
  );
};

/** Contacts played and not yet taken back; some may be forgotten. */
const Discard = ({ form, seat }: Props) => {
  const { lang, position, box, wrong } = form;
  const pile = listIn({ pile: listIn(position, 'discards')[seat] }, 'pile').map(String);
  const named = pile.filter((id) => id !== '?');
  const set = (cards: readonly string[], forgotten: number): void =>
    setter(form, seat)('discards', [...cards, ...Array<string>(forgotten).fill('?')], () => []);
  return (
    <>
      <IdListField
        label={words.discards[lang]}
        value={named}
        options={box.contacts.map((one) => ({ id: one.id, name: one[lang] }))}
        error={wrong(`discards[${seat}]`)}
        onChange={(ids) => set(ids, pile.length - named.length)}
      />
      <Stepper
        lang={lang}
        label={words.forgotten[lang]}
        value={pile.length - named.length}
        min={0}
        max={box.contacts.length}
        onChange={(n) => set(named, n)}
      />
    </>
  );
};

/** What a player has: counter, porters, goods tiles, event tiles, contacts played. */
export const Player = ({ form, seat }: Props) => {
  const { lang, position, box, table, wrong } = form;
  const set = setter(form, seat);
  const hands = Array.isArray(position.hands) ? listIn(position, 'hands') : (table.position.hands ?? []);
  const tiles = listIn({ tiles: listIn(position, 'tiles')[seat] }, 'tiles');
  return (
    <Group label={fill(words.player[lang], { seat: seatLetter(seat) })} mark={<SeatToken seat={seat} />}>
      <div class="rows ca-lists">
        <Stepper
          lang={lang}
          label={words.premiums[lang]}
          value={numberOr(listIn(position, 'premiums')[seat], 0)}
          min={-9999}
          max={9999}
          error={wrong(`premiums[${seat}]`)}
          onChange={(n) => set('premiums', n, () => 0)}
        />
        <Reserve form={form} seat={seat} />
        <SelectList
          lang={lang}
          label={words.hand[lang]}
          one={words.tile[lang]}
          value={listIn({ hand: hands[seat] }, 'hand')}
          items={handItems(box, lang)}
          most={5}
          error={wrong(`hands[${seat}]`)}
          onChange={(hand) => set('hands', hand, (one) => table.position.hands?.[one] ?? ['?'])}
        />
        <SelectList
          lang={lang}
          label={words.ownTiles[lang]}
          one={words.tile[lang]}
          value={tiles}
          items={tileIds.map((id) => ({ value: id, label: tileName(id, lang) }))}
          most={40}
          error={wrong(`tiles[${seat}]`)}
          onChange={(next) => set('tiles', next, () => [])}
        />
        <Discard form={form} seat={seat} />
      </div>
    </Group>
  );
};
