import { must } from '@portolan/core';
import type { AnyLesson, AnyLessonStep } from '@portolan/core/lessons';
import { expect, it } from 'vitest';
import { attemptOf, beginning } from '../learn/course.ts';
import type { LearnGame } from '../learn/learn-game.ts';
import { wayOf } from '../learn/sight.ts';
import borneo from './borneo/learn/game.tsx';
import cabo from './cabo-da-roca/learn/game.tsx';
import comptoir from './comptoir-des-antilles/learn/game.tsx';
import rotterdam from './rotterdam/learn/game.tsx';

/** Moves with buttons of their own on the board: the colors of the river; what a ship that is chosen is told. */
const pressed: readonly string[] = ['callColor', 'load'];

it.each<[string, LearnGame]>([
  ['Borneo', borneo],
  ['Cabo da Roca', cabo],
  ['Comptoir des Antilles', comptoir],
  ['Rotterdam', rotterdam],
])(
  '%s: what a step asks for first is made on the board, by a button below the task, or by the list that stands there',
  (_, game) => {
    const { kit, read, movesOn } = game.editor;
    const lost = game.lessons.lessons.flatMap(({ id, steps }: AnyLesson) =>
      steps.flatMap((step: AnyLessonStep, n: number) => {
        const [[move]] = step.solutions;
        const seen = kit.game.view(attemptOf(beginning(kit.game, step)).state, step.seat);
        const { state, table } = must(read(kit.game.makePosition(seen) as never));
        const same = (one: unknown): string => JSON.stringify(must(kit.game.parseAction(one, seen)));
        const moves = movesOn?.(state, table);
        const shown = moves?.shown.map(({ action }) => action) ?? [];
        const isShown = shown.some((one) => same(one) === same(move));
        // Where it is shown, it is led to as well.
        if (isShown !== wayOf(move, moves && { ...moves, propose: () => {} }, [], [], () => undefined).length > 0)
          return [`${id} ${n} ${move.kind}: no way to it`];
        const offered = game.offered?.(seen, step.seat, 'en').map(([, action]) => action) ?? [];
        const made = [...shown, ...offered].some((one) => same(one) === same(move));
        return made || pressed.includes(move.kind) || game.isListed?.(move) ? [] : [`${id} ${n} ${move.kind}`];
      }),
    );
    expect(lost).toEqual([]);
  },
);
