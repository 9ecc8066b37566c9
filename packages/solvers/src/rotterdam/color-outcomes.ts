import type { Seat } from '@portolan/core';
import { type Action, boxOf, type ColorId, rotterdam, type ShipId, type State } from '@portolan/rotterdam';
import { harborAt, shipName } from '@portolan/rotterdam/pieces';
import { positionQuestion } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import { type ColorOutcomesInput, inputs } from './inputs.ts';
import { after, placeName, riverOf } from './river.ts';
import { NONE } from './table.ts';

/** One way in which a call can end. */
export interface ColorOutcome {
  /** The ships that moved: where they are now, with their cargo, `ME2:crude-oil`. */
  readonly ships: Readonly<Record<ShipId, string>>;
  /** Ships that arrived in the harbor of their cargo, and those that arrived in another one or empty. */
  readonly right: readonly ShipId[];
  readonly wrong: readonly ShipId[];
  /** Ships before the color that stayed where they were. */
  readonly blocked: readonly ShipId[];
  /** Moves that lead there, in order. */
  readonly line: readonly Action[];
}

/** A color and everything that can come of it. */
export interface RankedColor {
  readonly color: ColorId;
  readonly outcomes: readonly ColorOutcome[];
}

/** What each color does, by color; equal placements are told once. */
export interface ColorOutcomesAnswer extends Answer {
  readonly caller: Seat;
  readonly [color: ColorId]: unknown;
  /** Colors, the best for the caller first: own right less own wrong arrivals in the worst case, then the same of the others. */
  readonly ranking: readonly RankedColor[];
}

/** The end of a call, and the moves to it. */
interface End {
  readonly river: State;
  readonly line: readonly Action[];
}

const keyOf = ({ at, call }: State): string => `${at.join()}|${call?.mover}|${call?.waiting.join()}`;

/** Every placement that a call can end in: depth-first over the moves of all, each moment once. */
export const endsOf = (start: State): End[] => {
  const seen = new Set<string>();
  const ends: End[] = [];
  const go = (river: State, line: readonly Action[]): void => {
    const key = keyOf(river);
    if (seen.has(key)) return;
    seen.add(key);
    if (!river.call) {
      ends.push({ river, line });
      return;
    }
    for (const move of rotterdam.actions(river, river.call.mover)) go(after(river, move), [...line, move]);
  };
  go(start, []);
  return ends;
};

const outcomeOf = (start: State, concerned: readonly number[], { river, line }: End): ColorOutcome => {
  const { processes, materials } = boxOf(river.edition);
  const named = (ships: readonly number[]): ShipId[] => ships.map((ship) => shipName(river, ship));
  const moved = concerned.filter((ship) => river.at[ship] !== start.at[ship]);
  const arrived = moved.filter((ship) => harborAt(river, ship) !== NONE);
  const isRight = (ship: number): boolean => processes[harborAt(river, ship)] === river.cargo[ship];
  const load = (cargo: number): string => (cargo === NONE ? '' : `:${materials.ids[cargo]}`);
  return {
    ships: Object.fromEntries(
      moved.map((ship) => [shipName(river, ship), `${placeName(river, river.at[ship]!)}${load(river.cargo[ship]!)}`]),
    ),
    right: named(arrived.filter(isRight)),
    wrong: named(arrived.filter((ship) => !isRight(ship))),
    blocked: named(concerned.filter((ship) => !moved.includes(ship))),
    line,
  };
};

/** What a call does: begun here, or the one that is under way. */
const outcomesOf = (river: State, caller: Seat, color: number): ColorOutcome[] => {
  const { colors, byColor } = boxOf(river.edition);
  const concerned = river.call
    ? river.call.waiting
    : river.at.flatMap((position, ship) => ((byColor[color]![position] ?? []).length > 0 ? [ship] : []));
  const start = river.call ? river : after(river, { kind: 'callColor', seat: caller, color: colors.ids[color]! });
  return endsOf(start).map((end) => outcomeOf(river, concerned, end));
};

/** Right less wrong arrivals of some ships, as it comes out at worst. */
const worstOf = (outcomes: readonly ColorOutcome[], counts: (ship: ShipId) => boolean): number =>
  Math.min(...outcomes.map(({ right, wrong }) => right.filter(counts).length - wrong.filter(counts).length));

/** What does each color do now? */
export const colorOutcomes: Question<State, ColorOutcomesInput, ColorOutcomesAnswer> = positionQuestion(rotterdam, {
  id: 'colorOutcomes',
  certainty: 'exact',
  example: {},
  reads: inputs.colorOutcomes,
  solve: (given, { caller: asked }) => {
    const state = given!;
    const river = riverOf(state);
    const turn = state.phase === 'sail' ? state.seat : state.master;
    const caller = state.call?.caller ?? asked ?? turn;
    const all = state.edition.colors.map((color, at) => ({ color, at }));
    const ranked = all
      .filter(({ at }) => !river.call || river.call.color === at)
      .map(({ color, at }) => ({ color, outcomes: outcomesOf(river, caller, at) }));
    const isOwn = (ship: ShipId): boolean => Number(ship[0]) === caller;
    const own = ({ outcomes }: RankedColor) => worstOf(outcomes, isOwn);
    const others = ({ outcomes }: RankedColor) => worstOf(outcomes, (ship) => !isOwn(ship));
    return {
      ...Object.fromEntries(ranked.map(({ color, outcomes }) => [color, outcomes])),
      certainty: 'exact',
      caller,
      ranking: ranked.sort((a, b) => own(b) - own(a) || others(a) - others(b)),
    };
  },
});
