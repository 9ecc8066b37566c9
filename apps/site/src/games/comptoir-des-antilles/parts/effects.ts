import type { ChoiceEffect, Effect, EffectName, SimpleEffect } from '@portolan/comptoir-des-antilles';

type Plain = { readonly [Name in EffectName]: Extract<Effect, { readonly do: Name }> };

/** An effect of each name to begin with. */
export const plainEffects: Plain = {
  place: { do: 'place', groups: [1] },
  move: { do: 'move', n: 1, whose: 'own' },
  swap: { do: 'swap', whose: 'own' },
  remove: { do: 'remove', n: 1, whose: 'other' },
  replace: { do: 'replace' },
  swapGoods: { do: 'swapGoods' },
  oneOf: {
    do: 'oneOf',
    of: [
      { do: 'place', groups: [1] },
      { do: 'move', n: 1, whose: 'own' },
    ],
  },
};

/** Names of the effects that a choice can hold. */
export const simpleNames = ['place', 'move', 'swap', 'remove', 'replace', 'swapGoods'] as const;

type Loose = Readonly<Record<string, unknown>>;

/** Which keys of an effect mean something under another name, too. */
const shared: Readonly<Record<EffectName, readonly string[]>> = {
  place: ['groups', 'quays', 'may'],
  move: ['n', 'whose', 'reach', 'may'],
  swap: ['whose', 'reach', 'may'],
  remove: ['n', 'whose', 'may'],
  replace: ['may'],
  swapGoods: ['reach', 'may'],
  oneOf: ['of', 'may'],
};

/** An effect changed to another name: what goes with it is kept. */
export const renamed = (effect: Effect, name: EffectName): Effect => {
  const loose = effect as unknown as Loose;
  const kept = Object.fromEntries(shared[name].flatMap((key) => (loose[key] === undefined ? [] : [[key, loose[key]]])));
  const next = { ...plainEffects[name], ...kept } as unknown as Loose;
  // An exchange knows no "other".
  return (name === 'swap' && next.whose === 'other' ? { ...next, whose: 'own' } : next) as unknown as Effect;
};

/** A key of an effect set, or taken away where it says what holds anyway. */
export const setting = <One extends Effect>(effect: One, key: string, value: unknown): One => {
  const { [key]: _, ...others } = effect as unknown as Loose;
  return (value === undefined ? others : { ...others, [key]: value }) as unknown as One;
};

/** The effects a choice picks from, with one of them changed or taken out. */
export const withAlternative = (choice: ChoiceEffect, at: number, effect: SimpleEffect | undefined): ChoiceEffect => ({
  ...choice,
  of: effect ? choice.of.map((old, i) => (i === at ? effect : old)) : choice.of.filter((_, i) => i !== at),
});
