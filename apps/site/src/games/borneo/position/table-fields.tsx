import { seatLetter } from '@portolan/boards';
import type { Phase } from '@portolan/borneo';
import type { Lang } from '@portolan/core';
import { counting } from '@portolan/core/words';
import { Toggle } from '../../../kit/controls/choices.tsx';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import type { Field, FieldList } from '../../../kit/Fields.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { fill, inEach } from '../../../kit/text.ts';
import { Wrong } from '../../../kit/Wrong.tsx';
import { byPlayer, seat, seatOr, seatsAt, telling, wholes, wrongAt } from '../../../position/fields.tsx';
import { isObject, listIn, objectIn, withEntry } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { ColumnsInput } from '../parts/columns.tsx';
import { isByFacts } from './change.ts';
import type { Form } from './form.ts';
import { cardsOf, flag, harborOptions, missionOptions, type PartProps } from './parts.tsx';
import { words } from './words.ts';

type Part = Field<Json, Form>;
type Parts = FieldList<Json, Form>;

const during =
  (...phases: readonly Phase[]) =>
  (_: Json, { phase }: Form): boolean =>
    phases.some((one) => one === phase);

const none = (lang: Lang) => ({ value: '', label: words.none[lang] });

/** Cards of the owners' own: any flags. */
const Free = ({ path, label, value, onChange }: PartProps) => (
  <Toggle label={label} value={value === 'free'} at={path} onChange={(on) => onChange(on ? 'free' : undefined)} />
);

/** Who plays, by which variants, in which phase, whose turn it is. */
const table: Part = {
  fold: words.table,
  class: 'rows',
  of: [
    { at: 'seats', as: 'segment', or: 4 },
    {
      group: words.options,
      of: ['options.*', { at: 'edition.shipments', as: Free }, wrongAt('options')],
    },
    { at: 'phase', as: 'select', or: (_: Json, { phase }: Form) => phase },
    {
      class: 'pair',
      of: [
        { at: 'active', ...seatOr(words.nobody) },
        { at: 'first', ...seat },
      ],
    },
    {
      at: 'pirateShip',
      ...seatOr(words.cove, 'cove'),
      or: 'cove',
      when: (position) => objectIn(position, 'options').blackbeard === true,
    },
    {
      fold: words.done,
      within: true,
      class: 'rows',
      open: (position) => Object.keys(objectIn(position, 'turn')).length > 0,
      of: [
        {
          at: 'turn.mission',
          as: 'select',
          options: (_, form, lang) => [none(lang), ...missionOptions(_, form, lang)],
        },
        { at: 'turn.company', as: 'select' },
        {
          at: 'turn.port',
          as: 'select',
          options: (_, __, lang) => [none(lang), ...['1', '2', '3'].map((n) => ({ value: n, label: n }))],
        },
      ],
    },
  ],
};

const Kept = cardsOf('kept');
const Cards = cardsOf('left out');
const Answered = telling<Form>(() => []);

const fight: Part = {
  group: words.fight,
  when: during('defend', 'yield', 'reward'),
  class: 'rows',
  of: [
    { at: 'fight.company', or: 'red', mark: flag },
    { at: 'fight.attacker', or: 2 },
    { at: 'fight.defender', or: 1 },
    { at: 'fight.attack', as: Kept },
    { at: 'fight.defense', as: Answered, label: words.answered },
    { at: 'fight.defense', as: Kept, when: (position) => objectIn(position, 'fight').defense !== undefined },
  ],
};

const shareOf = (position: Json): Json => objectIn(position, 'distribution');

/** Whether a distribution is told by its facts, or only by the picks to come. */
const ByFacts = ({ label, value, onChange, with: form }: PartProps) => {
  const { port = 1, played = [] } = objectIn({ value }, 'value');
  const { picks = [], kind = 'monopoly' } = form.table.position.distribution ?? {};
  return (
    <Toggle
      label={label}
      value={isByFacts(objectIn({ value }, 'value'))}
      onChange={(on) => onChange(on ? { port, harbor: 'kuching', played, made: [] } : { port, picks, kind })}
    />
  );
};

const clauseOf = (kind: unknown): string => (kind === 'shared' ? 'shared.first-merchants' : 'monopoly.rank-order');

/** A distribution by its facts: what lay there, what was played, who has been served. */
const facts: Parts = [
  { at: 'distribution.harbor', as: 'select', options: harborOptions },
  { at: 'distribution.played', as: Kept },
  {
    each: 'distribution.made',
    row: 'pick-field',
    name: ({ at }, lang) => fill(words.pick[lang], { n: at + 1 }),
    drop: ({ at }, lang) => fill(words.removePick[lang], { n: at + 1 }),
    fields: (made) => [
      { at: `${made}[0]`, as: 'select', label: words.company, or: 'red' },
      { at: `${made}[1]`, as: 'select', label: words.rankOf, or: 1, options: ranks },
    ],
    add: {
      label: words.addMade,
      make: (_, { table: { position } }) => {
        const [next] = position.distribution?.picks ?? [];
        return next ? [next.company, next.rank] : ['red', 1];
      },
    },
  },
  ...wholes('distribution.made'),
];

/** A distribution of which only the picks to come are known. */
const picks: Parts = [
  { at: 'distribution.kind', or: 'monopoly' },
  {
    each: 'distribution.picks',
    row: 'pick-field',
    name: ({ at }, lang) => fill(words.pick[lang], { n: at + 1 }),
    drop: ({ at }, lang) => fill(words.removePick[lang], { n: at + 1 }),
    fields: (pick) => [
      { at: `${pick}.seat`, ...seat },
      { at: `${pick}.company`, as: 'select', or: 'red' },
      { at: `${pick}.rank`, as: 'select', or: 1, options: ranks },
    ],
    add: {
      label: words.addPick,
      make: (position) => ({ seat: 0, company: 'red', rank: 1, clause: clauseOf(shareOf(position).kind) }),
    },
  },
];

const ranks = () => Array.from({ length: 15 }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }));

const distribution: Part = {
  group: words.distribution,
  when: during('distribute'),
  class: 'rows',
  of: (position) => [
    { at: 'distribution', as: ByFacts },
    { at: 'distribution.port', as: 'segment', or: 1 },
    ...(isByFacts(shareOf(position)) ? facts : picks),
  ],
};

/** Who may still speak, in their order. */
const Final = ({ onChange, with: form }: PartProps) => {
  const speaking = form.table.position.final ?? [];
  const last = typeof form.position.active === 'number' ? form.position.active : 0;
  const order = seatsAt(form).map((_, i) => (last + 1 + i) % form.seats);
  return (
    <>
      {order.map((one) => (
        <Toggle
          key={seatLetter(one)}
          label={seatLetter(one)}
          value={speaking.includes(one)}
          onChange={(on) => onChange(order.filter((who) => (who === one ? on : speaking.includes(who))))}
        />
      ))}
    </>
  );
};

/** What only this phase needs: the fight, the distribution, what is still to be drawn or said. */
const now: Part = {
  fold: words.now,
  open: () => true,
  when: during('defend', 'yield', 'reward', 'distribute', 'refill', 'draw', 'deal', 'final'),
  of: [
    ...wholes('fight', 'distribution', 'distribution.picks', 'final'),
    fight,
    distribution,
    { at: 'refill', as: 'segment', or: 1, when: during('refill') },
    { at: 'draws', min: 1, or: 2, when: during('draw') },
    { at: 'dealTo', ...seat, when: during('deal') },
    { group: words.final, when: during('final'), of: [{ at: 'final', as: Final }] },
  ],
};

const hasGaps = (position: Json): boolean => objectIn(position, 'rulings')['fight-vacancy'] === 'leave-gap';

/** The columns of the four companies. */
const Columns = ({ lang, path, value, onChange, whole, with: { seats, box } }: PartProps) => {
  const openEnded = objectIn(whole, 'rulings')['company-full'] === 'open-ended';
  return (
    <>
      <ColumnsInput
        lang={lang}
        value={(isObject(value) ? value : {}) as Parameters<typeof ColumnsInput>[0]['value']}
        seats={seats}
        spaces={box.spacesPerCompany}
        gaps={hasGaps(whole)}
        openEnded={openEnded}
        onChange={onChange}
      />
      <Wrong at={path} />
      {hasGaps(whole) && <p class="small">{words.gaps[lang]}</p>}
    </>
  );
};

/** Merchants still to be placed, as the table has them while nobody says otherwise. */
const Supply = ({ lang, path, onChange, with: form }: PartProps) => {
  const supply = form.table.position.supply ?? [];
  return (
    <>
      {seatsAt(form).map((one) => (
        <Stepper
          key={seatLetter(one)}
          lang={lang}
          label={seatLetter(one)}
          mark={<SeatToken seat={one} size={26} />}
          value={supply[one] ?? 0}
          min={0}
          max={9}
          at={`${path}[${one}]`}
          onChange={(n) => onChange(withEntry(supply, one, n, 0))}
        />
      ))}
    </>
  );
};

const merchants = counting({ fr: ['marchand', 'marchands'], en: ['merchant', 'merchants'] });

const company: Part = {
  fold: words.companies,
  said: (_, { table }, lang) =>
    merchants(
      Object.values(table.position.companies ?? {})
        .flat()
        .filter((owner) => owner !== null).length,
      lang,
    ),
  of: [
    ...wholes('supply'),
    {
      class: 'rows',
      of: [
        { at: 'companies', as: Columns },
        {
          group: words.supply,
          when: (position, form) =>
            during('deal', 'reveal', 'first', 'place')(position, form) || listIn(position, 'supply').length > 0,
          of: [{ at: 'supply', as: Supply }],
        },
      ],
    },
  ],
};

/** A port: its Harbor card, the values of that card, the cards played there. */
const port = (at: number): Part => ({
  group: inEach((lang) => fill(words.port[lang], { n: at + 1 })),
  class: 'rows',
  of: (position, { box }) => {
    const id = objectIn({ port: listIn(position, 'ports')[at] }, 'port').harbor;
    const harbor = box.harbors.find((one) => one.id === id);
    return [
      {
        at: `ports[${at}].harbor`,
        as: 'select',
        or: null,
        odd: (code) => code,
        options: (_, __, lang) => [
          { value: 'null', label: words.noHarbor[lang] },
          ...box.harbors.map((one) => ({ value: one.id, label: `${one.name} (${one.monopoly}/${one.capacity})` })),
        ],
      },
      {
        class: 'rows',
        when: () => harbor !== undefined,
        of: [
          { at: `edition.harbors.${id}.monopoly`, or: harbor?.monopoly, min: 2, max: 28 },
          { at: `edition.harbors.${id}.capacity`, or: harbor?.capacity, min: 2, max: 9 },
        ],
      },
      { at: `ports[${at}].tower`, as: Kept },
    ];
  },
});

/** What one player holds: the hand, the warehouse with its spices, Harbor cards and Missions. */
const player = (at: number, { table: { position } }: Form): Parts => [
  { at: `hands[${at}]`, as: Kept, or: position.hands?.[at] ?? [] },
  { at: `warehouses[${at}].shipments`, as: Cards },
  { at: `warehouses[${at}].harbors`, options: harborOptions },
  { at: `warehouses[${at}].missions`, options: missionOptions },
];

const asOnTable =
  (key: 'missions' | 'harborPile' | 'harborsOut') =>
  (_: Json, { table: { position } }: Form): readonly string[] =>
    position[key] ?? [];

/** Everything that can be entered about a table. */
export const fields: Parts = [
  table,
  now,
  company,
  {
    fold: words.ports,
    of: [...wholes('ports'), { class: 'rows parted', of: [0, 1, 2].map(port) }],
  },
  {
    fold: words.players,
    of: [...wholes('hands', 'warehouses'), { class: 'rows parted', of: byPlayer<Form>(player) }],
  },
  // The Missions on offer and the piles are filled in as long as nobody says otherwise.
  {
    fold: words.piles,
    class: 'rows',
    of: [
      { at: 'missions', kept: true, or: asOnTable('missions'), options: missionOptions },
      { at: 'discard', as: Cards },
      { at: 'pile', as: Cards },
      { at: 'harborPile', kept: true, or: asOnTable('harborPile'), options: harborOptions },
      { at: 'harborsOut', kept: true, or: asOnTable('harborsOut'), options: harborOptions },
    ],
  },
];
