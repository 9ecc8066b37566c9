import type { Problem } from '@portolan/core';
import type { Effect, EffectName, SimpleEffect } from './edition.ts';
import { also, described, integer, list, object, only, quay, type Reader, tagged, word } from './parse.ts';

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

const name = <Name extends EffectName>(one: Name): Reader<Name> => only(one, 'unknown-effect') as Reader<Name>;

const yes = described('The card says "you may".', only(true, 'wrong-type'));

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
    { quays: also(list(quay, 4, 1), distinct, 'duplicate'), may: yes },
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

const simpleEffect = tagged('do', simple, 'unknown-effect') as Reader<SimpleEffect>;

const choice = object<Extract<Effect, { do: 'oneOf' }>>(
  { do: name('oneOf'), of: list(simpleEffect, 4, 2) },
  { may: yes },
);

/** An effect of a contact. */
export const effect = tagged('do', { ...simple, oneOf: choice }, 'unknown-effect') as Reader<Effect>;
