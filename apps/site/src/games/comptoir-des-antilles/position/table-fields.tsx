import { type Phase, tileIds } from '@portolan/comptoir-des-antilles';
import { tileName } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import { counting } from '@portolan/core/words';
import type { Field, FieldList } from '../../../kit/Fields.tsx';
import { nothing } from '../../../kit/fold-said.ts';
import { fill } from '../../../kit/text.ts';
import { boxSaid, byPlayer, inPhase, misplaced, telling, ticked, wholes, wrongAt } from '../../../position/fields.tsx';
import { isObject, listIn, objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { hasTile } from '../parts/cards.ts';
import { numberOr } from '../parts/play.ts';
import { PortFields } from '../parts/QuayFields.tsx';
import { withQuay } from '../parts/quay-text.ts';
import { BoxPart } from './BoxPart.tsx';
import { Effects } from './Effects.tsx';
import { activeIn, quaysIn } from './fields-of.ts';
import type { Form } from './form.ts';
import { CountsField, type Item, SelectList } from './lists.tsx';
import { player } from './Player.tsx';
import { contactOptions, goodsOptions, odd, type PartProps, someSeat } from './parts.tsx';
import { ofPhases } from './phases.ts';
import { words } from './words.ts';

type Part = Field<Json, Form>;
type Parts = FieldList<Json, Form>;

const during = inPhase<Phase>;

const first = (position: Json): number => numberOr(position.first, 0);

const Bidding = telling<Form>(() => ({ seat: 0, amount: 1 }));
const Passed = ticked(words.passed);

const hasBid = (position: Json): boolean => isObject(objectIn(position, 'auction').high);

/** The auction under way: the tile, the highest bid, who has passed, who speaks. */
const auction: Part = {
  group: words.auction,
  when: during('auction'),
  class: 'rows',
  of: [
    ...wholes('auction'),
    {
      at: 'auction.tile',
      as: 'select',
      odd: (code) => code || '–',
      options: (position, { box }, lang) =>
        tileIds
          .filter((id) => id === objectIn(position, 'auction').tile || hasTile(box, id))
          .map((id) => ({ value: id, label: tileName(id, lang) })),
    },
    { at: 'auction.high', as: Bidding },
    {
      when: hasBid,
      of: [...wholes('auction.high'), { at: 'auction.high.seat', ...someSeat }, { at: 'auction.high.amount', or: 0 }],
    },
    { at: 'auction.passed', as: Passed },
    {
      at: 'auction.next',
      as: 'select',
      options: (position, form, lang) => [
        { value: '', label: words.nextUsual[lang] },
        ...someSeat.options(position, form, lang),
      ],
    },
  ],
};

/** The departure that is being settled: which ship, why, and the commission that is due. */
const leaving: Part = {
  group: words.leaving,
  when: during('settle'),
  class: 'rows',
  of: [
    ...wholes('leaving'),
    { at: 'leaving.quay', as: 'select', or: 1 },
    { at: 'leaving.cause', as: 'select', or: 'full' },
    {
      at: 'leaving.due',
      or: (position: Json, { box }: Form) =>
        box.contacts.find(({ id }) => id === objectIn(position, 'turn').contact)?.commission ?? 0,
    },
  ],
};

const Ended = telling<Form>(({ table }) => table.position.outcome ?? { clause: 'end.hundred', winners: [0] });
const Won = ticked(words.winner);

/** How the game has ended and who has won: worked out from the counters, or told. */
const outcome: Part = {
  group: words.outcome,
  when: during('over'),
  class: 'rows',
  of: [
    { at: 'outcome', as: Ended },
    {
      when: (position) => isObject(position.outcome),
      of: [...wholes('outcome'), { at: 'outcome.clause', as: 'select' }, { at: 'outcome.winners', as: Won }],
    },
  ],
};

const ships = counting({ fr: ['navire', 'navires'], en: ['ship', 'ships'] });

/** Who plays, when, who holds the slate, and what is waited for. */
const moment: Part = {
  fold: words.table,
  // What these moments need is told in fields alone.
  open: (_, { phase }) => ['auction', 'settle', 'over'].includes(phase),
  class: 'rows',
  of: [
    misplaced<Form>(
      ({ path, code }) =>
        (code === 'wrong-phase' && ofPhases.has(path)) || (code === 'unknown-field' && !/[.[]/.test(path)),
      ({ path }, { wrong }) => wrong(path),
    ),
    { at: 'seats', as: 'segment', or: 4 },
    { at: 'phase', as: 'select', or: (_: Json, { phase }: Form) => phase },
    auction,
    leaving,
    outcome,
    { at: 'active', ...someSeat, or: activeIn },
    { at: 'first', ...someSeat },
    { at: 'slate', ...someSeat, or: first },
    '*',
  ],
};

/** The four quays: ship, goods, porters, event tile. */
const Port = ({ lang, path, with: { position, seats, box, set } }: PartProps) => (
  <PortFields
    lang={lang}
    quays={quaysIn(position)}
    seats={seats}
    box={box}
    bare
    at={(quay) => `${path}[${quay - 1}]`}
    onChange={(quay, text) => set(path, withQuay(quaysIn(position), quay, text))}
  />
);

const played = (position: Json): boolean => typeof objectIn(position, 'turn').contact === 'string';

/** What the active player has done this turn, and what is still to do of the contact in play. */
const turn: Part = {
  fold: words.turn,
  said: ({ turn: is }, _, lang) => (is === undefined ? nothing[lang] : undefined),
  open: ({ turn: is }) => is !== undefined,
  class: 'rows',
  of: [
    ...wholes('turn'),
    {
      at: 'turn.contact',
      as: 'select',
      odd,
      options: (_, form) => [{ value: '', label: words.noContact[form.lang] }, ...contactOptions(form)],
    },
    {
      at: 'turn.resolved',
      kept: true,
      or: (_: Json, { table }: Form) => table.position.turn?.resolved === true,
      when: played,
    },
    { ...wrongAt('turn.resolved'), when: (position: Json) => !played(position) },
    {
      at: 'turn.effects',
      as: Effects,
      when: (position, { phase }) => phase === 'effect' || objectIn(position, 'turn').effects !== undefined,
    },
    'turn.*',
    { at: 'turn.auctions', unsaid: 0 },
    { at: 'turn.departures', unsaid: 0 },
  ],
};

const Goods = ({ lang, path, label, value, onChange, with: form }: PartProps) => (
  <SelectList
    lang={lang}
    label={label}
    one={words.tile[lang]}
    value={listIn({ value }, 'value')}
    items={goodsOptions(form)}
    most={40}
    at={path}
    onChange={(list) => onChange(list.length > 0 ? list : undefined)}
  />
);

const kindsOf = (form: Form, lang: Lang): Readonly<Record<string, readonly Item[]>> => ({
  ships: form.box.ships.map(({ value }) => ({ value: String(value), label: fill(words.shipsOf[lang], { n: value }) })),
  goods: goodsOptions(form),
  tilePile: tileIds.map((id) => ({ value: id, label: tileName(id, lang) })),
});

const Counts = ({ lang, path, label, value, onChange, with: form }: PartProps) => (
  <CountsField
    lang={lang}
    label={label}
    value={value}
    usual={objectIn(form.table.position, path)}
    kinds={kindsOf(form, lang)[path] ?? []}
    at={path}
    onChange={onChange}
  />
);

/** The ships, the goods and the event tiles that do not lie at quays or with players. */
const piles: Part = {
  fold: words.piles,
  class: 'rows ca-lists',
  of: [
    {
      at: 'next',
      as: 'select',
      or: '?',
      unsaid: '?',
      odd,
      options: (_, { box, lang }) => [
        { value: '?', label: words.unknown[lang] },
        { value: 'null', label: words.pileEmpty[lang] },
        ...box.ships.map(({ value }) => ({ value: String(value), label: fill(words.valueOf[lang], { n: value }) })),
      ],
    },
    { at: 'ships', as: Counts },
    { at: 'goods', as: Counts },
    { at: 'tail', as: Goods },
    { at: 'goodsOut', as: Goods },
    { at: 'tilePile', as: Counts },
  ],
};

/** Everything that can be entered about a table; first what its picture does not show. */
export const fields: Parts = [
  moment,
  turn,
  {
    fold: words.people,
    of: [
      ...wholes('premiums', 'reserves', 'hands', 'tiles', 'discards'),
      { of: byPlayer<Form>(player, 'rows ca-lists') },
    ],
  },
  piles,
  {
    fold: words.port,
    said: (position, _, lang) => ships(quaysIn(position).filter((quay) => quay !== '-').length, lang),
    class: 'rows',
    of: [...wholes('quays'), { at: 'quays', as: Port }],
  },
  { fold: words.box, said: boxSaid, long: true, class: 'rows', of: [{ at: 'edition', as: BoxPart }] },
];
