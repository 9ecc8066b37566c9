import { type Effect, type EffectName, effectNames } from '@portolan/comptoir-des-antilles';
import { isObject } from '../../../position/json.ts';

/** Whether a value of an effect is one that a form can show; numbers may be out of range. */
type Fits = (value: unknown) => boolean;

const number: Fits = (value) => Number.isInteger(value);
const numbers: Fits = (value) => Array.isArray(value) && value.every(number);
const oneOf =
  (...words: readonly unknown[]): Fits =>
  (value) =>
    words.includes(value);
const orNothing =
  (fits: Fits): Fits =>
  (value) =>
    value === undefined || fits(value);

const may = orNothing(oneOf(true));
const reach = orNothing(oneOf('adjacent', 'any'));
const whose = oneOf('own', 'other', 'any');
const simple: Fits = (value) => isEffectOf(effectNames.slice(0, -1), value);

const shapes: Readonly<Record<EffectName, Readonly<Record<string, Fits>>>> = {
  place: { groups: numbers, quays: orNothing(numbers), may },
  move: { n: number, whose, reach, may },
  swap: { whose: oneOf('own', 'any'), reach, may },
  remove: { n: number, whose, may },
  replace: { may },
  swapGoods: { reach, may },
  oneOf: { of: (value) => Array.isArray(value) && value.every(simple), may },
};

const isEffectOf = (names: readonly EffectName[], json: unknown): boolean => {
  if (!isObject(json)) return false;
  const name = names.find((one) => one === json.do);
  if (!name) return false;
  const shape = shapes[name];
  const known = Object.keys(json).every((key) => key === 'do' || key in shape);
  return known && Object.entries(shape).every(([key, fits]) => fits(json[key]));
};

/** An effect that a form can show, whether or not it may stand on a card; undefined for anything else. */
export const shapedEffect = (json: unknown): Effect | undefined =>
  isEffectOf(effectNames, json) ? (json as Effect) : undefined;

/** Those of some effects that a form can show. */
export const effectsRead = (effects: readonly unknown[]): readonly Effect[] =>
  effects.flatMap((effect) => shapedEffect(effect) ?? []);
