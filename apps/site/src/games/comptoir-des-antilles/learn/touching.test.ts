import { readTable } from '@portolan/boards/comptoir-des-antilles';
import { type Action, comptoirDesAntilles, type Quay, type State } from '@portolan/comptoir-des-antilles';
import { lessons } from '@portolan/comptoir-des-antilles/lessons';
import { type Kind, must } from '@portolan/core';
import type { AnyLessonStep } from '@portolan/core/lessons';
import { sensible } from '@portolan/solvers/comptoir-des-antilles';
import { expect, it } from 'vitest';
import { type Around, type BoardEntry, type Touched, touched } from '../../../board/entry.ts';
import { attemptOf, beginning, meantBy, temptingNow, tried } from '../../../learn/course.ts';
import { playedOn } from '../../../learn/LessonBoard.tsx';
import type { Json } from '../../../stores/table.ts';
import { places } from '../board/spots.ts';
import { goodsSpot } from '../play/touches.ts';
import type { Form } from '../position/form.ts';
import { offered } from './offered.ts';
import { ends, lessonEntry, movesOn } from './touching.ts';

const stepOf = (lesson: string, n: number): AnyLessonStep => {
  const found = lessons.lessons.find(({ id }) => id === lesson)?.steps[n];
  if (!found) throw new Error(`no step ${n} in ${lesson}`);
  return found;
};

/** What a table offers, and what touches come to on it. */
const onTable = (state: State) => {
  const position = comptoirDesAntilles.makePosition(state) as unknown as Json;
  const { table } = must(readTable(position));
  const moves = { ...movesOn(state, table), propose: () => {} };
  const about = { box: table.box, table } as unknown as Form;
  const entry = playedOn(lessonEntry as BoardEntry<Json>, moves);
  const touch = (...spots: readonly string[]): Json | undefined => {
    let last: Touched<Json> = { mind: {} };
    for (const spot of spots) {
      const around: Around<Form> = { lang: 'en', about, chosen: last.mind.chosen };
      last = touched(entry, moves, position, last.mind, spot, around);
    }
    return last.propose;
  };
  return { shown: moves.shown, touch };
};

const begun = (lesson: string, n: number) =>
  onTable(attemptOf(beginning(comptoirDesAntilles, stepOf(lesson, n))).state as State);

it('plays the solutions of all lessons by places and buttons, no list needed', () => {
  const listed = lessons.lessons.flatMap(({ id, steps }) =>
    steps.flatMap((step, n) => {
      let course = beginning(comptoirDesAntilles, step);
      return step.solutions[0].flatMap((action: Action) => {
        const state = attemptOf(course).state as State;
        const { shown } = onTable(comptoirDesAntilles.view(state, step.seat));
        const all = [...shown.map((one) => one.action), ...offered(state, step.seat, 'en').map(([, one]) => one)];
        course = tried(comptoirDesAntilles, step, course, action as Kind, sensible);
        return all.some(
          (one) =>
            JSON.stringify(must(comptoirDesAntilles.parseAction(one, state))) ===
            JSON.stringify(must(comptoirDesAntilles.parseAction(action, state))),
        )
          ? []
          : [`${id} ${n} ${action.kind}`];
      });
    }),
  );
  // Only a bid that is more than the least is for the list, and no first solution makes one.
  expect(listed).toEqual([]);
});

it('plays a card by one touch, allowed or not', () => {
  const card = places.card('foreman');
  expect(begun('contact', 0).touch(card)).toEqual({ kind: 'playContact', seat: 0, contact: 'foreman' });
  expect(begun('contact', 2).touch(places.card('deckhand'))).toEqual({
    kind: 'playContact',
    seat: 0,
    contact: 'deckhand',
  });
});

it('lets the card in play work by a touch of the quay, and a porter go from quay to quay', () => {
  const { touch } = begun('contact', 1);
  const two = { kind: 'place', seat: 0, quays: [2, 2] };
  expect(touch(places.quay(2))).toEqual(two);
  expect(touch(places.card('foreman'), places.quay(2))).toEqual(two);
  // Full: it is meant all the same, and refused.
  expect(begun('effects', 1).touch(places.quay(2))).toEqual(two);
});

it('asks in which way, with wrong ones among them that go to the same quay', () => {
  const step = stepOf('contact', 1);
  const { shown, touch } = begun('contact', 1);
  const meant = (quay: Quay) =>
    meantBy(
      touch(places.quay(quay)) as unknown as Kind,
      shown,
      temptingNow(step, attemptOf(beginning(comptoirDesAntilles, step))),
      ends,
    );
  // Both at quay 2; one there and one at quay 1; one alone.
  expect(meant(2)).toHaveLength(3);
  expect(meant(3)).toEqual([{ kind: 'place', seat: 0, quays: [3, 3] }]);
});

it('gives goods of the hand to a quay, even to one that has some', () => {
  const { touch } = begun('quays', 1);
  expect(touch(goodsSpot(0, 0), places.quay(2))).toEqual({ kind: 'assignGoods', seat: 0, tiles: { 2: 'madras' } });
  expect(touch(goodsSpot(0, 0), places.quay(1))).toEqual({ kind: 'assignGoods', seat: 0, tiles: { 1: 'madras' } });
});

it('leaves the slate with whoever is touched', () => {
  const step = stepOf('slate', 0);
  const filled = tried(
    comptoirDesAntilles,
    step,
    beginning(comptoirDesAntilles, step),
    step.solutions[0][0] as Kind,
    sensible,
  );
  const { touch } = onTable(attemptOf(filled).state as State);
  expect(touch(places.seat(1))).toEqual({ kind: 'leaveSlate', seat: 0, to: 1 });
  expect(touch(places.seat(2))).toEqual({ kind: 'leaveSlate', seat: 0, to: 2 });
  expect(touch(places.seat(0))).toEqual({ kind: 'payCommission', seat: 0 });
});
