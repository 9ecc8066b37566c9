import { keyOf, readTable, seaOf } from '@portolan/boards/cabo-da-roca';
import { caboDaRoca, type State } from '@portolan/cabo-da-roca';
import { lessons } from '@portolan/cabo-da-roca/lessons';
import { type Kind, must } from '@portolan/core';
import type { AnyLessonStep } from '@portolan/core/lessons';
import { sensible } from '@portolan/solvers/cabo-da-roca';
import { expect, it } from 'vitest';
import { type Around, type BoardEntry, type BoardMoves, type Mind, taken, touched } from '../../../board/entry.ts';
import { attemptOf, beginning, type Course, meantBy, temptingNow, tried } from '../../../learn/course.ts';
import { playedOn } from '../../../learn/LessonBoard.tsx';
import type { Json } from '../../../stores/table.ts';
import { freeBeside } from '../parts/free-squares.ts';
import type { Form } from '../position/form.ts';
import { offered } from './offered.ts';
import { ends, hand, lessonEntry, movesOn } from './touching.ts';

/** All that a hand can do on a table by touches of squares, of the tray, of handles and buttons, and what each may mean. */
function* handOn(state: State, step: AnyLessonStep, course: Course): Generator<Kind> {
  const position = caboDaRoca.makePosition(caboDaRoca.view(state)) as unknown as Json;
  const { table, state: seen } = must(readTable(position));
  const moves: BoardMoves = { ...movesOn(seen, table), propose: () => {} };
  const about = { box: table.box, table, position } as unknown as Form;
  const entry = playedOn(lessonEntry as BoardEntry<Json>, moves, hand(step));
  const around = (mind: Mind): Around<Form> => ({ lang: 'en', about, chosen: mind.chosen });
  const tempting = temptingNow(step, attemptOf(course));
  const meant = (action: Json, from: string | undefined): readonly Kind[] => {
    const shown = moves.shown.filter((move) => move.from === from);
    return meantBy(action as unknown as Kind, shown, tempting, ends);
  };
  const spots = [...seaOf(table).map(({ at }) => keyOf(at)), ...freeBeside(table).map(keyOf)];
  const touch = (mind: Mind, spot: string) => touched(entry, moves, position, mind, spot, around(mind));

  yield* offered(state, step.seat, 'en').map(([, action]) => action as unknown as Kind);
  const minds: Mind[] = [{}];
  for (const item of entry.tray(position, around({})).flatMap(({ items }) => items))
    minds.push(taken(entry, position, {}, item, around({})).mind);
  const chosen = spots.flatMap((spot) => touch({}, spot).mind.chosen ?? []);
  for (const at of chosen) {
    minds.push({ chosen: at });
    for (const { propose, choose } of entry.at(position, at, around({ chosen: at }))?.handles ?? []) {
      if (propose) yield* meant(propose, undefined);
      if (choose && !chosen.includes(choose)) chosen.push(choose);
    }
  }
  for (const mind of minds) {
    for (const spot of spots) {
      const { propose, mind: next } = touch(mind, spot);
      const item = mind.hand && 'item' in mind.hand ? mind.hand.item : undefined;
      if (propose) yield* meant(propose, item ?? next.chosen);
    }
  }
}

const isAmong = (all: Iterable<Kind>, action: Kind, state: State): boolean => {
  const written = (one: unknown): string => JSON.stringify(must(caboDaRoca.parseAction(one, state)));
  const wanted = written(action);
  for (const one of all) if (written(one) === wanted) return true;
  return false;
};

/** The moves of a row that no touch makes. */
const unmade = (id: string, n: number, step: AnyLessonStep, moves: readonly Kind[]): readonly string[] => {
  let course = beginning(caboDaRoca, step);
  return moves.flatMap((action) => {
    const state = attemptOf(course).state as State;
    const made = isAmong(handOn(state, step, course), action, state);
    course = tried(caboDaRoca, step, course, action, sensible);
    return made ? [] : [`${id} ${n} ${JSON.stringify(action)}`];
  });
};

const each = <Of>(found: (id: string, n: number, step: AnyLessonStep) => readonly Of[]): readonly Of[] =>
  lessons.lessons.flatMap(({ id, steps }) => steps.flatMap((step, n) => found(id, n, step)));

it('plays the solutions of all lessons by touches, no list needed', () => {
  expect(each((id, n, step) => step.solutions.flatMap((moves) => unmade(id, n, step, moves)))).toEqual([]);
});

it('means the wrong moves that tempt, so that the judge can say which rule forbids them', () => {
  const left = each((id, n, step) => step.tempting.flatMap((moves) => unmade(id, n, step, moves)));
  expect(left.map((one) => one.split(' {')[0])).toEqual([
    // A ship at the quay has no square ahead: whoever touches one beside it means to depart.
    'turn 0',
    'turn 4',
    // Whoever touches a ship of their own takes that one.
    'pirates 1',
    // A touch of a ship that no shot reaches means to fire on it.
    'pirates 4',
    // Pieces for sale lie in the tray only where a tile does not.
    'first-turn 1',
  ]);
});
