import { borneo } from '@portolan/borneo';
import { lessons } from '@portolan/borneo/lessons';
import type { Kind } from '@portolan/core';
import type { AnyLessonStep } from '@portolan/core/lessons';
import { expect, it } from 'vitest';
import { attemptOf, backIn, beginning, isDone, lastOf, meantBy, solved, temptingNow, tried } from './course.ts';

const stepOf = (lesson: string, n: number): AnyLessonStep => {
  const found = lessons.lessons.find(({ id }) => id === lesson)?.steps[n];
  if (!found) throw new Error(`no step ${n} in ${lesson}`);
  return found;
};

const turn = stepOf('turn', 2);
const pass: Kind = { kind: 'pass', seat: 0 } as Kind;

it('goes on from move to move, keeps a refusal apart, and takes both back', () => {
  const begun = beginning(borneo, turn);
  const once = tried(borneo, turn, begun, pass, undefined);
  const twice = tried(borneo, turn, once, pass, undefined);
  const refused = tried(borneo, turn, twice, pass, undefined);
  expect([begun, once, twice, refused].map((course) => lastOf(course)?.kind)).toEqual([
    undefined,
    'onward',
    'onward',
    'refused',
  ]);
  expect(attemptOf(refused)).toBe(attemptOf(twice));
  expect(backIn(refused)).toEqual(twice);
  expect(backIn(twice)).toEqual(once);
  expect(isDone(twice)).toBe(false);
});

it('shows the solution', () => {
  const shown = solved(borneo, turn, undefined);
  expect(isDone(shown) && shown.shown).toBe(true);
});

it('asks which cards are meant, the wrong ones among them', () => {
  const step = stepOf('attack', 1);
  const [right] = step.solutions[0] as readonly Kind[];
  const shown = borneo.actions(beginning(borneo, step).begun.state as never).flatMap((action) =>
    action.kind === 'attack'
      ? [
          {
            from: `${action.company} ${action.attacker}`,
            to: `${action.company} ${action.defender}`,
            action: action as never,
          },
        ]
      : [],
  );
  const tempting = temptingNow(step, attemptOf(beginning(borneo, step)));
  const meant = meantBy(right as Kind, shown, tempting);
  // The hand has two cards with a yellow flag, to be played each alone or both; three more ways are wrong.
  expect(
    meant.filter((one) => borneo.check(beginning(borneo, step).begun.state as never, one as never).legal),
  ).toHaveLength(3);
  expect(meant).toHaveLength(6);
});
