import { sortCards } from '@portolan/boards/borneo';
import type { ActionKind } from '@portolan/borneo';
import type { FieldList } from '../../../kit/Fields.tsx';
import { fill } from '../../../kit/text.ts';
import { seat } from '../../../position/fields.tsx';
import { IdListField } from '../../../position/IdListField.tsx';
import { listIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { CardListField } from './CardFields.tsx';
import { entriesIn } from './draft.ts';
import type { Form } from './form.ts';
import { moveWords } from './labels.ts';
import { cardOf, cardsOf, flag, harborOptions, missionOptions, type Offer, type PartProps } from './parts.tsx';
import { words } from './words.ts';

type Parts = FieldList<Json, Form>;

const number = (value: unknown, or: number): number => (typeof value === 'number' ? value : or);

const inHand: Offer = (form, action) => sortCards(form.table.position.hands?.[number(action.seat, 0)]).known;

const inStore: Offer = (form, action) =>
  sortCards(form.table.position.warehouses?.[number(action.seat, 0)]?.shipments).known;

const inPort: Offer = (form) => {
  const port = form.table.position.distribution?.port;
  return port ? (form.table.position.ports?.[port - 1]?.tower ?? []) : [];
};

const inDefense: Offer = (form) => form.table.position.fight?.defense ?? [];

const who = { at: 'seat', ...seat } as const;
const company = { at: 'company', or: 'red', mark: flag } as const;
const port = { at: 'port', as: 'segment', min: 1, max: 3, or: 1 } as const;
const attack = { at: 'cards', as: cardsOf('kept', inHand) } as const;

/** What is paid is one list of cards and Harbor ids; here it is entered as two. */
const Pay = ({ lang, path, value, onChange, whole, with: form }: PartProps) => {
  const paid = entriesIn({ value }, 'value');
  const isHarbor = (entry: unknown) => form.box.harbors.some(({ id }) => id === entry);
  const harbors = paid.filter(isHarbor).map(String);
  const cards = paid.filter((entry) => !isHarbor(entry));
  const owned = form.table.position.warehouses?.[number(whole.seat, 0)]?.harbors ?? [];
  const options = harborOptions(whole, form).map(({ value: id, label: name }) => ({ id, name }));
  const mine = options.filter(({ id }) => owned.includes(id));
  return (
    <>
      <CardListField
        lang={lang}
        label={words.pay[lang]}
        value={cards}
        offered={inStore(form, whole)}
        at={path}
        onChange={(next) => onChange([...next, ...harbors])}
      />
      <IdListField
        label={words.payHarbors[lang]}
        value={harbors}
        options={mine.length > 0 ? mine : options}
        onChange={(next) => onChange([...cards, ...next])}
      />
    </>
  );
};

const paidCards = (action: Json): readonly string[] => entriesIn(action, 'pay').map(String);

const trades: Parts[number] = {
  group: words.trades,
  // Asked for only where the variant is played, or where a link brought one.
  when: (action, { table: { position } }) =>
    position.options?.blackbeard === true || listIn(action, 'trades').length > 0,
  of: [
    {
      each: 'trades',
      row: 'pick-field two',
      unsaid: true,
      name: ({ at }, lang) => fill(words.trade[lang], { n: at + 1 }),
      drop: ({ at }, lang) => fill(words.removeTrade[lang], { n: at + 1 }),
      fields: (trade) => [
        {
          at: `${trade}.card`,
          as: 'select',
          odd: (card) => card,
          options: (action) => [...new Set(paidCards(action))].map((card) => ({ value: card, label: card })),
        },
        { at: `${trade}.as`, as: 'select', or: 'pepper' },
      ],
      add: { label: words.addTrade, make: (action) => ({ card: paidCards(action)[0] ?? '', as: 'pepper' }) },
    },
  ],
};

/** The fields of each kind of move, with what lies on the table offered to tap. */
export const moves: Readonly<Record<ActionKind, Parts>> = {
  draw: [
    { at: 'to', ...seat, label: words.who },
    { at: 'card', as: cardOf(() => []) },
  ],
  reveal: [port, { at: 'harbor', as: 'select', options: harborOptions }],
  chooseFirst: [{ at: 'first', ...seat }],
  place: [who, company],
  completeMission: [who, { at: 'mission', as: 'select', options: missionOptions }, { at: 'pay', as: Pay }, trades],
  transfer: [who, { ...company, at: 'from' }, { at: 'rank', or: 1 }, { ...company, at: 'to' }],
  attack: [who, company, { at: 'attacker', or: 1 }, { at: 'defender', or: 1 }, attack],
  defend: [who, attack],
  yield: [
    who,
    {
      at: 'to',
      as: 'select',
      or: 'swap',
      label: words.where,
      options: (_, __, lang) => [
        { value: 'swap', label: words.swap[lang] },
        ...Object.entries(moveWords.values.to).map(([value, label]) => ({ value, label: label[lang] })),
      ],
    },
  ],
  reward: [who, { at: 'cards', as: cardsOf('kept', inDefense) }],
  playShipment: [who, { at: 'card', as: cardOf(inHand) }, port],
  take: [who, { at: 'card', as: cardOf(inPort) }],
  discard: [who, attack],
  pass: [who],
};
