import { tileIds } from '@portolan/comptoir-des-antilles';
import { tileName } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import type { FieldList } from '../../../kit/Fields.tsx';
import { fill } from '../../../kit/text.ts';
import { telling } from '../../../position/fields.tsx';
import { IdListField } from '../../../position/IdListField.tsx';
import { listIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { seatNumbers } from '../parts/play.ts';
import { reserveIn } from './draft.ts';
import type { Form } from './form.ts';
import { type Item, SelectList } from './lists.tsx';
import { type PartProps, seatOf, setter } from './parts.tsx';
import { words } from './words.ts';

/** What a goods tile in a hand can be: face down, of each kind, of each kind and known to all. */
export const handItems = (box: Form['box'], lang: Lang): Item[] => [
  { value: '?', label: words.hidden[lang] },
  ...box.goods.map((one) => ({ value: one.id, label: one[lang] })),
  ...box.goods.map((one) => ({ value: `${one.id}!`, label: fill(words.known[lang], { goods: one[lang] }) })),
];

const Left = ({ lang, path, with: { position, box } }: PartProps) => (
  <p class="small">{fill(words.reserveLeft[lang], { n: reserveIn(position, box.porters, seatOf(path)) })}</p>
);

const Counting = telling<Form>(({ position, box, seats }) =>
  seatNumbers(seats).map((one) => Math.max(0, reserveIn(position, box.porters, one))),
);

/** Goods in hand: as the table has them, while nobody enters any. */
const Hand = ({ lang, path, label, with: form }: PartProps) => {
  const { position, table, box } = form;
  const hands = Array.isArray(position.hands) ? listIn(position, 'hands') : (table.position.hands ?? []);
  const seat = seatOf(path);
  return (
    <SelectList
      lang={lang}
      label={label}
      one={words.tile[lang]}
      value={listIn({ hand: hands[seat] }, 'hand')}
      items={handItems(box, lang)}
      most={5}
      at={path}
      onChange={(hand) => setter(form, seat)('hands', hand, (one) => table.position.hands?.[one] ?? ['?'])}
    />
  );
};

const Tiles = ({ lang, path, label, value, onChange }: PartProps) => (
  <SelectList
    lang={lang}
    label={label}
    one={words.tile[lang]}
    value={listIn({ value }, 'value')}
    items={tileIds.map((id) => ({ value: id, label: tileName(id, lang) }))}
    most={40}
    at={path}
    onChange={onChange}
  />
);

/** Contacts played and not yet taken back; some may be forgotten. */
const Discard = ({ lang, path, label, value, onChange, with: { box } }: PartProps) => {
  const pile = listIn({ value }, 'value').map(String);
  const named = pile.filter((id) => id !== '?');
  const set = (cards: readonly string[], forgotten: number): void =>
    onChange([...cards, ...Array<string>(forgotten).fill('?')]);
  return (
    <>
      <IdListField
        label={label}
        value={named}
        options={box.contacts.map((one) => ({ id: one.id, name: one[lang] }))}
        at={path}
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

const isCounted = ({ reserves }: Json): boolean => Array.isArray(reserves);

/** What a player has: counter, porters, goods tiles, event tiles, contacts played. */
export const player = (at: number): FieldList<Json, Form> => [
  { at: `premiums[${at}]`, or: 0 },
  { at: `reserves[${at}]`, as: Left, when: (position) => !isCounted(position) },
  { at: 'reserves', as: Counting, when: () => at === 0 },
  // Porters at home are only compared with those aboard.
  { at: `reserves[${at}]`, or: 0, max: 40, when: isCounted },
  { at: `hands[${at}]`, as: Hand },
  { at: `tiles[${at}]`, as: Tiles },
  { at: `discards[${at}]`, as: Discard },
];
