import { readShip, type Table } from '@portolan/boards/rotterdam';
import type { Violation } from '@portolan/core';
import type { Edition, Phase } from '@portolan/rotterdam';
import type { BaseForm } from '../../../position/editor-game.ts';
import { listIn, objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { boxIn, textsIn } from './draft.ts';

/** What the groups of fields of Rotterdam share. */
export interface Form extends BaseForm {
  readonly seats: 2 | 3 | 4;
  readonly phase: Phase;
  readonly box: Edition;
  /** The last readable table, with everything filled in. */
  readonly table: Table;
}

type Places = (violation: Violation, position: Json) => readonly string[];

const all = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Ships by their places in the list. */
const shipsWith = (position: Json, fits: (ship: ReturnType<typeof readShip>) => boolean): string[] =>
  textsIn(position, 'ships').flatMap((text, i) => (fits(readShip(text)) ? [`ships[${i}]`] : []));

const named: Places = ({ facts: { ships } }, position) => shipsWith(position, ({ id }) => all(ships).includes(id));

/** Lists of the hands in which a card lies. */
const handsWith = (position: Json, keys: readonly string[], card: unknown): string[] =>
  listIn(position, 'hands').flatMap((hand, seat) =>
    keys.flatMap((key) => (listIn(hand, key).includes(card) ? [`hands[${seat}].${key}`] : [])),
  );

const pilesWith = (position: Json, card: unknown): string[] =>
  Object.keys(objectIn(position, 'piles')).flatMap((harbor) =>
    ['top', 'bottom'].flatMap((key) =>
      listIn(objectIn(objectIn(position, 'piles'), harbor), key).includes(card) ? [`piles.${harbor}.${key}`] : [],
    ),
  );

/** Product cards of a harbor: its pile, and the hands that hold some. */
const cardsOfHarbor: Places = ({ facts: { harbor } }, position) => {
  if (harbor === undefined) return ['piles'];
  const made = boxIn(position).products.filter((product) => product.harbor === harbor);
  const faces = [...made.map(({ id }) => id), `?${harbor}`];
  return [`piles.${harbor}.size`, ...faces.flatMap((face) => handsWith(position, ['products'], face))];
};

const placesByReason: Readonly<Record<string, Places>> = {
  'two-ships': named,
  'not-unloaded': named,
  'too-many-units': ({ facts: { material } }, position) => shipsWith(position, ({ cargo }) => cargo === material),
  'too-many-products': ({ facts: { product } }, position) => [
    ...handsWith(position, ['products'], product),
    ...pilesWith(position, product),
  ],
  'product-total': cardsOfHarbor,
  'too-many-navigation': ({ facts: { card } }, position) => [
    ...handsWith(position, ['navigation', 'laid'], card),
    'used',
  ],
  'navigation-total': () => ['navPile'],
  'mission-twice': ({ facts: { mission } }, position) => handsWith(position, ['missions', 'shown'], mission),
  'mission-total': () => ['missionPile'],
  'mission-hand': ({ facts: { seat } }) => [`hands[${seat}].missions`],
  'hand-over-limit': ({ facts: { seat } }) => [`hands[${seat}].navigation`],
  'laid-without-points': ({ facts: { seat } }) => [`hands[${seat}].laid`],
  'too-many-calls': () => ['called'],
  'mover-cannot-move': () => ['call.mover'],
  'too-many-due': ({ facts: { seat } }) => [`due[${seat}]`],
  'offer-not-in-hand': () => ['offer.give'],
  'nobody-trades': () => ['passed'],
  'nothing-to-draw': () => ['pending'],
  'pile-not-open': ({ facts: { harbor } }) => [`piles.${harbor}.top`],
  'over-too-early': (_, position) => listIn(position, 'hands').map((_hand, seat) => `hands[${seat}].shown`),
  'over-too-late': () => ['phase'],
};

/** The fields that a violation of the position is about. */
export const placesOf: Places = (violation, position) => placesByReason[violation.reason]?.(violation, position) ?? [];

/** Positions of the river that are wrong: those of ships that cannot be there. */
export const wrongPlaces = (form: Form): readonly string[] => {
  const paths = [
    ...form.problems.map(({ path }) => path),
    ...form.violations.flatMap((violation) => placesOf(violation, form.position)),
  ];
  const ships = textsIn(form.position, 'ships').map(readShip);
  const wrong = paths.flatMap((path) => ships[Number(/^ships\[(\d+)\]/.exec(path)?.[1] ?? -1)]?.at ?? []);
  return [...new Set(wrong)].filter((at) => form.box.positions.some(({ id }) => id === at));
};
