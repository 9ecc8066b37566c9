import type { Lang } from '@portolan/core';
import { type ActionKind, type NavigationId, navigationIds } from '@portolan/rotterdam';
import { shipName } from '@portolan/rotterdam/rules';
import { Segment, Select } from '../../../kit/controls/choices.tsx';
import type { FieldList } from '../../../kit/Fields.tsx';
import { capital, fill } from '../../../kit/text.ts';
import { seat } from '../../../position/fields.tsx';
import { withField } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { type Face, missionFaces, navigationFaces, productFaces } from '../parts/FaceList.tsx';
import { NavigationField, placeOptions, withOdd } from '../parts/fields.tsx';
import { cardUse } from './card-use.ts';
import { shipsIn, textsIn } from './draft.ts';
import { fleetIds } from './fleet.ts';
import type { Form } from './form.ts';
import { CargoPart, ColorPart, facesOf, type PartProps } from './parts.tsx';
import { words } from './words.ts';

type Parts = FieldList<Json, Form>;

const odd = (code: string): string => code || '–';

const who = { at: 'seat', ...seat } as const;

const shipped = {
  as: 'select',
  odd,
  options: (_: Json, { box, seats }: Form, lang: Lang) =>
    fleetIds(box, seats).map((id) => ({ value: id, label: capital(shipName(id, lang)) })),
} as const;

const ship = { at: 'ship', ...shipped } as const;
const target = { ...ship, label: words.target } as const;

const starts = ({ box }: Form): string[] => box.positions.flatMap(({ id, start }) => (start ? [id] : []));

const start = {
  at: 'start',
  as: 'select',
  odd,
  options: (_: Json, form: Form, lang: Lang) =>
    placeOptions(form.box, lang).filter(({ value }) => starts(form).includes(value)),
} as const;

const cargo = { at: 'cargo', as: CargoPart } as const;
const card = { at: 'card', as: 'select' } as const;

/** One face of a deck. */
const face = (at: string, faces: (form: Form) => readonly Face[]) =>
  ({
    at,
    as: 'select',
    odd,
    options: (_: Json, form: Form) =>
      faces(form).map(({ face: value, name, long }) => ({ value, label: long ?? name })),
  }) as const;

/** Products of a trade: their kind may be unknown. */
const Traded = facesOf(({ box, lang }) => productFaces(box, lang, 'kind'), { empty: true });

/** Products that are given for a Mission, or that Jokers replace. */
const Spent = facesOf(({ box, lang }) => productFaces(box, lang), { empty: true });

/** The way back: one position after the other, as far as the card says. */
const Path = ({ lang, path: at, value, onChange, whole, with: { box, position } }: PartProps) => {
  const path = textsIn({ value }, 'value');
  const most = whole.card === 'heavy-storm' ? 2 : 1;
  const from = shipsIn(position).find(({ id }) => id === whole.ship)?.at;
  return (
    <>
      {Array.from({ length: Math.max(path.length, Math.min(most, path.length + 1)) }, (_, i) => {
        const before = i === 0 ? from : path[i - 1];
        const behind = box.channels.filter(({ to }) => to === before).map((channel) => channel.from);
        return (
          <Select
            key={i}
            label={fill(words.back[lang], { n: i + 1 })}
            value={path[i] ?? ''}
            options={withOdd(
              [{ value: '', label: words.stop[lang] }, ...behind.map((id) => ({ value: id, label: id }))],
              path[i] ?? '',
            )}
            at={i === 0 ? at : `${at}[${i}]`}
            onChange={(place) => onChange([...path.slice(0, i), ...(place === '' ? [] : [place])])}
          />
        );
      })}
    </>
  );
};

/** The thief's unit goes to a ship afloat, or to one of the reserve at a start. */
const Receiver = ({ lang, whole, set, with: form }: PartProps) => (
  <Segment
    label={words.receives[lang]}
    value={whole.start !== undefined ? 'start' : 'to'}
    options={[
      { value: 'to', label: words.ownShip[lang] },
      { value: 'start', label: words.newShip[lang] },
    ]}
    onChange={(which) =>
      set(
        which === 'to'
          ? { ...withField(whole, 'start', undefined), to: `${whole.seat ?? 0}a` }
          : { ...withField(whole, 'to', undefined), start: starts(form)[0] },
      )
    }
  />
);

/** What the use of each card needs to know. */
const usesOf: Readonly<Partial<Record<NavigationId, Parts>>> = {
  'turn-of-luck': [
    { at: 'ships[0]', ...shipped, tells: 'ships' },
    { at: 'ships[1]', ...shipped },
  ],
  'extra-cargo': [start, cargo],
  setback: [target, { at: 'path', as: Path }],
  'heavy-storm': [target, { at: 'path', as: Path }],
  'cargo-thief': [
    { at: 'from', ...shipped },
    { at: 'to', as: Receiver },
    { ...start, when: (action) => action.start !== undefined },
    { at: 'to', ...shipped, label: words.receives, when: (action) => action.start === undefined },
  ],
  'port-police': [target],
};

const usedBy = (action: Json): NavigationId => navigationIds.find((one) => one === action.card) ?? 'joker';

const uses = ['ships', 'ship', 'path', 'start', 'cargo', 'from', 'to'];

/** The card that is used: another one needs to know other things. */
const Used = ({ lang, path, label, whole, set, with: { table } }: PartProps) => (
  <NavigationField
    lang={lang}
    label={label}
    value={usedBy(whole)}
    at={path}
    onChange={(next) => {
      const plain = uses.reduce((all, name) => withField(all, name, undefined), whole);
      set({ ...plain, ...cardUse(next, Number(whole.seat ?? 0), table) });
    }}
  />
);

/** The fields of each kind of move, in the order of a sentence. */
export const moves: Readonly<Record<ActionKind, Parts>> = {
  launch: [who, start, cargo],
  callColor: [who, { at: 'color', as: ColorPart }],
  sail: [who, ship, { at: 'to', as: 'select', odd, options: (_, { box }, lang) => placeOptions(box, lang) }],
  hold: [who, ship],
  takeNavigation: [who],
  discardNavigation: [who, card],
  layPoints: [who, card],
  playCard: [who, { at: 'card', as: Used }, { of: (action: Json) => usesOf[usedBy(action)] ?? [] }],
  unload: [who, ship],
  offerTrade: [who, { at: 'to', ...seat, label: words.to }, { at: 'give', as: Traded }, { at: 'get', as: Traded }],
  acceptTrade: [who],
  declineTrade: [who],
  fulfill: [
    who,
    face('mission', ({ table, box, lang }) => missionFaces({ ...table, box }, lang)),
    { at: 'products', as: Spent },
    { at: 'jokers', as: Spent },
  ],
  endTurn: [who],
  drawMission: [face('mission', ({ table, box, lang }) => missionFaces({ ...table, box }, lang, true))],
  drawNavigation: [face('card', ({ lang }) => navigationFaces(lang, true))],
  drawProduct: [face('product', ({ box, lang }) => productFaces(box, lang, 'kind'))],
  revealProduct: [face('product', ({ box, lang }) => productFaces(box, lang))],
};
