import type { AnyGame, Kind, Policy } from '@portolan/core';
import { must } from '@portolan/core';
import {
  type AnyLessonStep,
  type Attempt,
  beginStep,
  type Tried as TriedOf,
  tryMove,
  tryMoves,
} from '@portolan/core/lessons';
import type { BoardMoves, Spot } from '../board/entry.ts';
import type { Json } from '../stores/table.ts';

/** What happened, in any game. */
export type Happened = Kind & { readonly clause: string };

/** What became of a move, in any game. */
export type Tried = TriedOf<unknown, Kind, Happened, string>;

/** A step as far as it has come: the moves that were carried out, one after the other, and what came of the last one. */
export interface Course {
  readonly begun: Attempt<unknown, Kind, Happened>;
  readonly moves: readonly Exclude<Tried, { readonly kind: 'refused' }>[];
  /** The move that was refused last; none since. */
  readonly refused?: Extract<Tried, { readonly kind: 'refused' }>;
  /** It was shown, not found. */
  readonly shown?: true;
}

// biome-ignore lint/suspicious/noExplicitAny: a registry of games cannot name their state types
type AnyPolicy = Policy<any, any> | undefined;

/** A step at its beginning. */
export const beginning = (game: AnyGame, step: AnyLessonStep): Course => ({
  begun: must(beginStep(game, step)),
  moves: [],
});

/** What came of the last move that counts. */
export const lastOf = ({ moves, refused }: Course): Tried | undefined => refused ?? moves.at(-1);

/** The table now. */
export const attemptOf = ({ begun, moves }: Course): Attempt<unknown, Kind, Happened> => moves.at(-1)?.attempt ?? begun;

/** Whether the task is done. */
export const isDone = (course: Course): boolean => course.moves.at(-1)?.kind === 'reached';

/** A step with a move tried. */
export const tried = (game: AnyGame, step: AnyLessonStep, course: Course, action: Kind, policy: AnyPolicy): Course => {
  const one: Tried = tryMove(game, step, attemptOf(course), action, policy);
  const { begun, moves } = course;
  return one.kind === 'refused' ? { begun, moves, refused: one } : { begun, moves: [...moves, one] };
};

/** A step one move back; a refusal is only forgotten. */
export const backIn = ({ begun, moves, refused }: Course): Course => ({
  begun,
  moves: refused ? moves : moves.slice(0, -1),
});

/** A step with its first solution played. */
export const solved = (game: AnyGame, step: AnyLessonStep, policy: AnyPolicy): Course => {
  const all: readonly Tried[] = must(tryMoves(game, step, step.solutions[0], policy));
  const moves = all.flatMap((one) => (one.kind === 'refused' ? [] : [one]));
  return { ...beginning(game, step), moves, shown: true };
};

const text = (value: unknown): string => JSON.stringify(value);

/** What is chosen by places alone: of two moves alike, other cards are played or paid. */
const outline = (action: object): string =>
  text(Object.fromEntries(Object.entries(action).filter(([, value]) => !Array.isArray(value))));

/** Each action once, in an order that tells nothing. */
export const mixed = (actions: readonly Kind[]): readonly Kind[] =>
  [...new Map(actions.map((action) => [text(action), action])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, action]) => action);

/** The tempting moves that can be made now: those of an attempt that has come as far. */
export const temptingNow = (step: AnyLessonStep, { own }: Attempt): readonly Kind[] =>
  step.tempting.flatMap((moves: readonly Kind[]) => {
    const move = moves[own];
    return move ? [move] : [];
  });

/**
 * What a touch of the board may mean: the moves that go the same way, and of those that tempt the ones that differ from
 * them in their cards alone, or end there too. One: it is played at once.
 */
export const meantBy = (
  proposed: Kind,
  shown: BoardMoves['shown'],
  tempting: readonly Kind[],
  ends?: (action: Kind) => readonly Spot[],
): readonly Kind[] => {
  const way = shown.find(({ action }) => text(action) === text(proposed));
  const same = way ? shown.filter(({ from, to }) => from === way.from && to === way.to) : [];
  const legal = way ? same.map(({ action }) => action as Json as unknown as Kind) : [proposed];
  const outlines = new Set(legal.map(outline));
  const places = way ? [way.to] : (ends?.(proposed) ?? []);
  const there = (one: Kind): boolean => ends?.(one).some((spot) => places.includes(spot)) ?? true;
  return mixed([...legal, ...tempting.filter((one) => outlines.has(outline(one)) && there(one))]);
};
