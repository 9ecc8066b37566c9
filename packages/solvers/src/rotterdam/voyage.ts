import {
  addFractions,
  compareFractions,
  type Fraction,
  fraction,
  fractionToString,
  multiplyFractions,
} from '@portolan/core';
import {
  boxOf,
  type ColorId,
  type Edition,
  type HarborId,
  type PositionId,
  rotterdam,
  type State,
} from '@portolan/rotterdam';
import { colorWords, type Distance, distancesTo, shipOn } from '@portolan/rotterdam/pieces';
import { positionQuestion } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import { inputs, type LaunchChancesInput, type ReachInput } from './inputs.ts';
import { harborFor, NONE } from './table.ts';

/** A channel after which the harbor is lost for good. */
export interface LosingChannel {
  readonly at: PositionId;
  readonly color: ColorId;
  readonly to: PositionId;
}

/** A channel ahead, and what it leaves of the way to the harbor. */
export interface RankedChannel {
  readonly color: ColorId;
  readonly to: PositionId;
  readonly channels: Distance;
  readonly chance: string;
}

/** The way to a harbor, other ships left aside. */
export interface ReachAnswer extends Answer {
  /** The least and the greatest number of channels; null: never. */
  readonly channels: Distance;
  /** The sequences of colors that lead there, each once. */
  readonly words: readonly (readonly ColorId[])[];
  /** The forks that lose it, on every way that still leads there. */
  readonly lostBy: readonly LosingChannel[];
  /** The chance in lowest terms, if each call is as likely as another and nobody is in the way. */
  readonly chance: string;
  /** The channels ahead, the best first. */
  readonly ranking: readonly RankedChannel[];
}

/** A start with the chance that a ship from there comes to the harbor of the cargo. */
export interface RankedStart {
  readonly start: PositionId;
  readonly chance: string;
  readonly channels: Distance;
}

/** Chances by free start, of the same model as `reach`. */
export interface LaunchChancesAnswer extends Answer {
  readonly harbor: HarborId;
  readonly chances: Readonly<Record<PositionId, string>>;
  /** Units of the cargo in stock. */
  readonly stock: number;
  /** Free starts, the best first. */
  readonly ranking: readonly RankedStart[];
}

const half = fraction(1, 2);
const zero = fraction(0);
const one = fraction(1);

/** What the channels ahead are worth together: of two colors each comes half the time, of one color the owner takes the better. */
const fork = (colors: readonly number[], values: readonly Fraction[]): Fraction => {
  const [first, second] = values;
  if (!first || !second) return first ?? zero;
  if (colors[0] === colors[1]) return compareFractions(first, second) >= 0 ? first : second;
  return multiplyFractions(addFractions(first, second), half);
};

/** Something by harbor, worked out once for each box. */
const perHarbor = <Value>(make: (edition: Edition, harbor: HarborId) => Value) => {
  const boxes = new WeakMap<Edition, Map<HarborId, Value>>();
  return (edition: Edition, harbor: HarborId): Value => {
    const known = boxes.get(edition) ?? new Map<HarborId, Value>();
    boxes.set(edition, known);
    const value = known.get(harbor) ?? make(edition, harbor);
    known.set(harbor, value);
    return value;
  };
};

/** The model chance of a harbor, by position. */
export const chancesTo = perHarbor((edition, harbor): readonly Fraction[] => {
  const { ahead, harborOf, harbors } = boxOf(edition);
  const goal = harbors.at[harbor]!;
  const values: Fraction[] = [];
  const worthAt = (at: number): Fraction => {
    if (harborOf[at] !== NONE) return harborOf[at] === goal ? one : zero;
    return fork(
      ahead[at]!.map(({ color }) => color),
      ahead[at]!.map(({ to }) => value(to)),
    );
  };
  const value = (at: number): Fraction => {
    values[at] ??= worthAt(at);
    return values[at];
  };
  return ahead.map((_, at) => value(at));
});

/** How far a harbor is, by position. */
export const distancesFrom = perHarbor((edition, harbor): readonly Distance[] => {
  const byName = distancesTo(edition, harbor);
  return edition.positions.map(({ id }) => byName.get(id) ?? null);
});

/** The channels that lose a harbor, from every position that a ship can come to on its way there. */
const losses = (edition: Edition, from: number, distances: readonly Distance[]): LosingChannel[] => {
  const { ahead, colors, positions } = boxOf(edition);
  const seen = new Set<number>();
  const found: LosingChannel[] = [];
  const visit = (at: number): void => {
    if (distances[at] === null || seen.has(at)) return;
    seen.add(at);
    for (const { to, color } of ahead[at]!) {
      if (distances[to] !== null) visit(to);
      else found.push({ at: positions.ids[at]!, color: colors.ids[color]!, to: positions.ids[to]! });
    }
  };
  visit(from);
  return found;
};

/** Where can this ship still go? */
export const reach: Question<State, ReachInput, ReachAnswer> = positionQuestion(rotterdam, {
  id: 'reach',
  certainty: 'exact',
  example: { position: 'D3', harbor: 'botlek' },
  reads: inputs.reach,
  solve: (state, { position, harbor }) => {
    const { edition } = state!;
    const { positions, ahead, colors } = boxOf(edition);
    const from = positions.at[position]!;
    const chances = chancesTo(edition, harbor);
    const distances = distancesFrom(edition, harbor);
    return {
      certainty: 'exact',
      channels: distances[from]!,
      words: colorWords(edition, position, harbor),
      lostBy: losses(edition, from, distances),
      chance: fractionToString(chances[from]!),
      ranking: [...ahead[from]!]
        .sort((a, b) => compareFractions(chances[b.to]!, chances[a.to]!))
        .map(({ to, color }) => ({
          color: colors.ids[color]!,
          to: positions.ids[to]!,
          channels: distances[to]!,
          chance: fractionToString(chances[to]!),
        })),
    };
  },
});

/** From which start should I launch? */
export const launchChances: Question<State, LaunchChancesInput, LaunchChancesAnswer> = positionQuestion(rotterdam, {
  id: 'launchChances',
  certainty: 'exact',
  example: { cargo: 'grain' },
  reads: inputs.launchChances,
  solve: (given, { cargo }) => {
    const state = given!;
    const { starts, positions, materials } = boxOf(state.edition);
    const harbor = harborFor(state, cargo);
    const chances = chancesTo(state.edition, harbor);
    const distances = distancesFrom(state.edition, harbor);
    const free = starts.filter((start) => shipOn(state, start) === NONE);
    const told = (start: number): RankedStart => ({
      start: positions.ids[start]!,
      chance: fractionToString(chances[start]!),
      channels: distances[start]!,
    });
    return {
      certainty: 'exact',
      harbor,
      chances: Object.fromEntries(free.map(told).map(({ start, chance }) => [start, chance])),
      stock: state.stock[materials.at[cargo]!]!,
      ranking: [...free].sort((a, b) => compareFractions(chances[b]!, chances[a]!)).map(told),
    };
  },
});
