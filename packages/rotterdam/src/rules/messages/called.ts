import type { Lang } from '@portolan/core';
import type { Edition, OwnName } from '../../edition.ts';

/** The parts of a box that its owner may have named, and what its Missions ask for, where that is told. */
export type NamedBox = Pick<Edition, 'harbors' | 'materials' | 'products'> & Partial<Pick<Edition, 'missions'>>;

/** A thing by the name its owner gave it, where sentences else have its id; `back`: a face-down card of a harbor. */
export interface Called {
  readonly id: string;
  readonly called: string;
  readonly back?: true;
}

/** The name that an owner gave, if a value is one. */
export const calledIn = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'called' in value ? String(value.called) : undefined;

/** Whether a value is a face-down card of a harbor that its owner named. */
export const isBack = (value: unknown): boolean => typeof value === 'object' && value !== null && 'back' in value;

type Names = ReadonlyMap<string, Called>;

/** The things of a box that have names of their owner, by id. */
interface Named {
  readonly harbors: Names;
  readonly materials: Names;
  readonly products: Names;
}

interface Thing {
  readonly id: string;
  readonly name?: OwnName;
}

/** The name in a language, else in the other. */
const nameIn = ({ name }: Thing, lang: Lang): string | undefined => name?.[lang] ?? name?.[lang === 'fr' ? 'en' : 'fr'];

const namesOf = (things: readonly Thing[], lang: Lang): Names =>
  new Map(
    things.flatMap((thing) => {
      const called = nameIn(thing, lang);
      return called === undefined ? [] : [[thing.id, { id: thing.id, called }]];
    }),
  );

/** Products and, by `?harbor`, the backs of their cards. */
const withBacks = (products: Names, harbors: Names): Names =>
  new Map([
    ...products,
    ...[...harbors].map(([id, { called }]) => [`?${id}`, { id: `?${id}`, called, back: true }] as const),
  ]);

const known: Readonly<Record<Lang, WeakMap<NamedBox, Named>>> = { fr: new WeakMap(), en: new WeakMap() };

/** The names that the owner of a box gave, found once for each box. */
export const namedIn = (box: NamedBox, lang: Lang): Named => {
  const found = known[lang].get(box);
  if (found) return found;
  const harbors = namesOf(box.harbors, lang);
  const products = withBacks(namesOf(box.products, lang), harbors);
  const named = { harbors, materials: namesOf(box.materials, lang), products };
  known[lang].set(box, named);
  return named;
};
