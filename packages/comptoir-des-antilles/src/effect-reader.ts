import type { Problem } from '@portolan/core';
import type { Effect, EffectName, SimpleEffect } from './edition.ts';
import { also, integer, isObject, list, object, only, quay, type Reader, withSchema, word } from './parse.ts';

/** The names of all effects, in the order of the vocabulary. */
export const effectNames = [
  'place',
  'move',
  'swap',
  'remove',
  'replace',
  'swapGoods',
  'oneOf',
] as const satisfies readonly EffectName[];

type Names = Exclude<EffectName, 'oneOf'>;

const simpleNames = effectNames.slice(0, -1) as readonly Names[];

const name = <Name extends EffectName>(one: Name): Reader<Name> => word([one], 'unknown-effect');

const yes = only(true, 'wrong-type');

const distinct = (numbers: readonly number[], path: string, problems: Problem[]): void => {
  for (const [i, number] of numbers.entries()) {
    if (numbers.indexOf(number) < i)
      problems.push({ path: `${path}[${i}]`, code: 'duplicate', facts: { found: number } });
  }
};

const reach = word(['adjacent', 'any'], 'unknown-reach');
const whose = word(['own', 'other', 'any'], 'unknown-owner');
const number = integer(1, 4);

type EffectOf<Name extends Names> = Extract<SimpleEffect, { do: Name }>;

const simple: { readonly [Name in Names]: Reader<EffectOf<Name>> } = {
  place: object<EffectOf<'place'>>(
    { do: name('place'), groups: list(integer(1, 8), 4, 1) },
    { quays: also(list(quay, 4, 1), distinct), may: yes },
  ),
  move: object<EffectOf<'move'>>({ do: name('move'), n: number, whose }, { reach, may: yes }),
  swap: object<EffectOf<'swap'>>(
    { do: name('swap'), whose: word(['own', 'any'], 'unknown-owner') },
    { reach, may: yes },
  ),
  remove: object<EffectOf<'remove'>>({ do: name('remove'), n: number, whose }, { may: yes }),
  replace: object<EffectOf<'replace'>>({ do: name('replace') }, { may: yes }),
  swapGoods: object<EffectOf<'swapGoods'>>({ do: name('swapGoods') }, { reach, may: yes }),
};

/** Reads an effect by the name it says, if that is one of these. */
const byName = <Value extends Effect>(
  names: readonly EffectName[],
  readerOf: (name: EffectName) => Reader<Value>,
): Reader<Value> =>
  withSchema({ oneOf: names.map((one) => readerOf(one).schema) }, (json, path, problems) => {
    if (!isObject(json)) {
      problems.push({ path, code: 'not-an-object' });
      return undefined;
    }
    const before = problems.length;
    const at = path === '' ? 'do' : `${path}.do`;
    if (json.do === undefined) problems.push({ path: at, code: 'missing-field' });
    else word(names, 'unknown-effect')(json.do, at, problems);
    return problems.length > before ? undefined : readerOf(json.do as EffectName)(json, path, problems);
  });

const simpleEffect: Reader<SimpleEffect> = byName(simpleNames, (one) => simple[one as Names] as Reader<SimpleEffect>);

const choice = object<Extract<Effect, { do: 'oneOf' }>>(
  { do: name('oneOf'), of: list(simpleEffect, 4, 2) },
  { may: yes },
);

/** An effect of a contact. */
export const effect: Reader<Effect> = byName(effectNames, (one) =>
  one === 'oneOf' ? (choice as Reader<Effect>) : (simple[one] as Reader<Effect>),
);
