import { missionPile, navigationPile, pileOf } from '@portolan/boards/rotterdam';
import type { Lang, Text } from '@portolan/core';
import { counting } from '@portolan/core/words';
import type { Phase, Step } from '@portolan/rotterdam';
import { colorInWords, harborInWords, shipName } from '@portolan/rotterdam/rules';
import type { Field, FieldList } from '../../../kit/Fields.tsx';
import { capital, fill, inEach } from '../../../kit/text.ts';
import {
  boxSaid,
  byPlayer,
  inPhase,
  misplaced,
  ofSeat,
  seat,
  seatsAt,
  telling,
  ticked,
  wholes,
  wrongAt,
} from '../../../position/fields.tsx';
import { isObject, listIn, objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { missionFaces, navigationFaces, productFaces } from '../parts/FaceList.tsx';
import { BoxPart } from './BoxPart.tsx';
import { Draws } from './Draws.tsx';
import { handIn, numberOr, ofPhases, shipsIn, textOr, textsIn } from './draft.ts';
import type { Form } from './form.ts';
import { positionWords } from './labels.ts';
import { ColorPart, facesOf, type PartProps, Size } from './parts.tsx';
import { Ships } from './Ships.tsx';
import { Stock } from './Stock.tsx';
import { words } from './words.ts';

type Part = Field<Json, Form>;
type Parts = FieldList<Json, Form>;

const during = inPhase<Phase>;

/** The steps of a turn in each phase that has more than one. */
const stepsOf: Readonly<Partial<Record<Phase, readonly Step[]>>> = {
  launch: ['open', 'launched'],
  sail: ['choose', 'moving', 'after'],
  mission: ['open', 'fulfilled'],
};

const turnless: readonly Phase[] = ['setup', 'trade', 'over'];

const master = (position: Json): number => numberOr(position.master, 0);

const isCalled = ({ call, step }: Json, { phase }: Form): boolean =>
  phase === 'sail' && ((call !== undefined && call !== null) || step === 'moving');

const shipOptions = (position: Json, _: Form, lang: Lang) =>
  shipsIn(position).map(({ id }) => ({ value: id, label: capital(shipName(id, lang)) }));

const Waiting = telling<Form>(({ table }) => table.position.call?.waiting ?? []);

/** The call under way: its color, who moves, which ships have moved and which still have to. */
const call: Part = {
  group: words.call,
  when: isCalled,
  class: 'rows',
  of: [
    ...wholes('call'),
    { at: 'call.color', as: ColorPart },
    { at: 'call.mover', ...seat, or: (position: Json) => numberOr(position.seat, master(position)) },
    { at: 'call.waiting', as: Waiting, label: words.ownWaiting },
    {
      at: 'call.waiting',
      options: shipOptions,
      kept: true,
      when: (position) => Array.isArray(objectIn(position, 'call').waiting),
    },
    { at: 'call.moved', options: shipOptions },
    {
      at: 'call.held',
      options: shipOptions,
      when: (position) => textOr(objectIn(position, 'rulings')['blocked-ship'], '') === 'lost-at-once',
    },
  ],
};

const Called = facesOf(
  ({ box, lang }) => box.colors.map((color) => ({ face: color, name: colorInWords(color, lang) })),
  { most: 4, adds: words.addColor },
);

const Due = telling<Form>(({ table, seats }) => table.position.due ?? Array<number>(seats).fill(0));
const Passing = telling<Form>(({ table }) => table.position.passed ?? []);
const Passed = ticked(words.passed);

const Offering = telling<Form>(({ position, seats, box }) => {
  const from = master(position);
  const give = textsIn(handIn(position, from), 'products').slice(0, 1);
  const wanted = box.products.find(({ id }) => !give.includes(id))?.id;
  return { from, to: (from + 1) % seats, give, get: wanted ? [wanted] : [] };
});

const Traded = facesOf(({ box, lang }) => productFaces(box, lang, 'kind'), { empty: true });

/** Trading: who still does, and an offer that waits for an answer. */
const trade: Part = {
  when: during('trade'),
  of: [
    { at: 'passed', as: Passing, label: words.ownPassed },
    { at: 'passed', as: Passed, when: ({ passed }) => Array.isArray(passed) },
    { at: 'offer', as: Offering, label: words.offer },
    {
      class: 'rows',
      when: ({ offer }) => offer !== undefined && offer !== null,
      of: [
        ...wholes('offer'),
        {
          class: 'pair',
          of: [
            { at: 'offer.from', ...seat },
            { at: 'offer.to', ...seat },
          ],
        },
        { at: 'offer.give', as: Traded },
        { at: 'offer.get', as: Traded },
      ],
    },
  ],
};

const ResultTold = telling<Form>(({ table }) => table.position.result ?? { scores: [], winners: [0] });
const Winner = [0, 1, 2, 3].map((one) => ticked(words.winner, one));

const points = {
  missions: words.missionPoints,
  navigation: words.navigationPoints,
  products: words.productPoints,
  total: words.totalPoints,
} as const;

/** How the game has ended: counted from the table, unless somebody says so. */
const result: Part = {
  when: during('over'),
  of: (position, form) => [
    { at: 'result', as: ResultTold, label: words.result },
    ...wholes('result', 'result.scores'),
    ...(isObject(position.result) ? seatsAt(form) : []).map((at) => ({
      class: 'rows',
      of: [
        { at: 'result.winners', as: Winner[at] ?? Passed },
        ...Object.entries(points).map(([key, label]) => ({
          at: `result.scores[${at}].${key}`,
          label: ofSeat(label, at),
          or: 0,
        })),
      ],
    })),
  ],
};

const ships = counting({ fr: ['navire', 'navires'], en: ['ship', 'ships'] });

/** Who plays, when, and what is waited for. */
const moment: Part = {
  fold: words.table,
  class: 'rows',
  of: [
    misplaced<Form>(
      ({ path, code }) => (code === 'wrong-phase' || code === 'no-turn') && ofPhases.some((one) => one === path),
    ),
    { at: 'seats', as: 'segment', or: 3 },
    { at: 'round', or: 1 },
    { at: 'master', ...seat },
    { at: 'phase', as: 'select', or: (_: Json, { phase }: Form) => phase },
    { at: 'seat', ...seat, or: master, when: (_, { phase }) => !turnless.includes(phase) },
    {
      at: 'step',
      as: 'select',
      or: (position: Json, { phase }: Form) => (position.call ? 'moving' : stepsOf[phase]?.[0]),
      options: (_, { phase, lang }) =>
        (stepsOf[phase] ?? []).map((step) => ({ value: step, label: positionWords.values.step[step][lang] })),
      when: (_, { phase }) => stepsOf[phase] !== undefined,
    },
    call,
    { at: 'called', as: Called, when: ({ called }, { phase }) => phase === 'sail' || called !== undefined },
    {
      when: during('anchor'),
      of: ({ due }, form) => [
        { at: 'due', as: Due, label: words.ownDue },
        ...(Array.isArray(due) ? seatsAt(form) : []).map((at) => ({
          at: `due[${at}]`,
          label: ofSeat(words.due, at),
          or: 0,
        })),
      ],
    },
    trade,
    result,
    {
      at: 'pending',
      as: Draws,
      when: ({ pending }, { phase, wrong }) =>
        pending !== undefined || phase === 'setup' || wrong('pending') !== undefined,
    },
    { group: 'variants', of: ['variants.*', wrongAt('variants')] },
  ],
};

const Products = facesOf(({ box, lang }) => productFaces(box, lang, 'harbor'));
const Navigation = facesOf(({ lang }) => navigationFaces(lang, true));
const Laid = facesOf(({ lang }) => navigationFaces(lang, false, ['advantage', 'extra-advantage']));
const Missions = facesOf(({ table, box, lang }) => missionFaces({ ...table, box }, lang, true), {
  distinct: true,
  empty: true,
});
const Shown = facesOf(({ table, box, lang }) => missionFaces({ ...table, box }, lang), { distinct: true });

const Unknown = ({ lang }: PartProps) => <p class="small">{words.threeUnknown[lang]}</p>;

/** The cards of a player, in hand and lying before it. */
const player = (at: number): Parts => [
  ...wholes(`hands[${at}]`),
  { at: `hands[${at}].products`, as: Products },
  { at: `hands[${at}].navigation`, as: Navigation },
  { at: `hands[${at}].laid`, as: Laid },
  { at: `hands[${at}].missions`, as: Missions },
  { at: `hands[${at}].shown`, as: Shown },
  {
    at: `hands[${at}]`,
    as: Unknown,
    when: (position, { phase }) => handIn(position, at).missions === undefined && phase !== 'setup',
  },
];

const OfHarbor = facesOf(({ box, lang }, path) =>
  productFaces({ ...box, products: box.products.filter(({ harbor }) => harbor === path.split('.')[1]) }, lang),
);

/** The Product pile of a harbor: the cards that all know, and how many others. */
const pile = (harbor: string, { box, table }: Form): Parts => {
  const named = (text: Text): Text => inEach((lang) => fill(text[lang], { harbor: harborInWords(harbor, lang, box) }));
  return [
    ...wholes(`piles.${harbor}`),
    { at: `piles.${harbor}.top`, as: OfHarbor, label: named(words.pileTop) },
    { at: `piles.${harbor}.size`, as: Size, label: named(words.pileSize), or: pileOf(table, harbor).size },
    { at: `piles.${harbor}.bottom`, as: OfHarbor, label: named(words.pileBottom) },
  ];
};

const Used = facesOf(({ lang }) => navigationFaces(lang));

/** Stock, Product piles, the Navigation pile and used cards, the Mission pile. */
const heaps: Part = {
  fold: words.heaps,
  class: 'rows',
  of: [
    { at: 'stock', as: Stock },
    ...wholes('piles'),
    { of: (_, form) => form.box.harbors.flatMap(({ id }) => pile(id, form)) },
    { at: 'navPile', as: Size, or: (_: Json, { table }: Form) => navigationPile(table) },
    { at: 'missionPile', as: Size, or: (_: Json, { table }: Form) => missionPile(table) },
    { at: 'used', as: Used },
  ],
};

/** Everything that can be entered about a table. */
export const fields: Parts = [
  moment,
  {
    fold: words.ships,
    said: (position, _, lang) => ships(listIn(position, 'ships').length, lang),
    of: [...wholes('ships'), { at: 'ships', as: Ships }],
  },
  {
    fold: words.players,
    of: [...wholes('hands'), { of: byPlayer<Form>(player) }],
  },
  heaps,
  { fold: words.box, said: boxSaid, long: true, class: 'rows', of: [{ at: 'edition', as: BoxPart }] },
];
