import { useRef, useState } from 'preact/hooks';

/** Changes that can be taken back. */
const STEPS = 100;

interface Course<Value> {
  readonly before: readonly Value[];
  readonly now: Value;
  readonly after: readonly Value[];
}

/** A value, or what becomes of the one that stands there at that moment. */
type Next<Value> = Value | ((now: Value) => Value);

/** What is entered, with every step that led there. */
export interface History<Value> {
  readonly now: Value;
  /** Changes it by a step that can be taken back. */
  readonly change: (next: Next<Value>) => void;
  /** Changes what goes along with it, or what the page opens with: that is no step, and is not kept. */
  readonly amend: (next: Next<Value>) => void;
  /** Takes back the last step; undefined where there is none. */
  readonly undo: (() => void) | undefined;
  /** Takes the step again that was taken back last. */
  readonly redo: (() => void) | undefined;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const told = <Value>(next: Next<Value>, now: Value): Value =>
  typeof next === 'function' ? (next as (now: Value) => Value)(now) : next;

/** A course one step on; the same where nothing has changed. */
export const stepped = <Value>(course: Course<Value>, next: Value): Course<Value> =>
  same(course.now, next) ? course : { before: [...course.before, course.now].slice(-STEPS), now: next, after: [] };

/** A course one step back; the same at its beginning. */
export const back = <Value>(course: Course<Value>): Course<Value> => {
  const { before, now, after } = course;
  const last = before.at(-1);
  return last === undefined ? course : { before: before.slice(0, -1), now: last, after: [now, ...after] };
};

/** A course with the step taken again that was taken back last. */
export const forth = <Value>(course: Course<Value>): Course<Value> => {
  const { before, now, after } = course;
  const [next] = after;
  return next === undefined ? course : { before: [...before, now], now: next, after: after.slice(1) };
};

/**
 * One history for all forms: whatever is changed, emptied or started over can be taken back. `kept` is told what stands
 * there after every step, also after one back.
 */
export const useHistory = <Value>(first: () => Value, kept: (now: Value) => void = () => {}): History<Value> => {
  const [shown, show] = useState<Course<Value>>(() => ({ before: [], now: first(), after: [] }));
  // Two changes may come in one event: the second goes on from the first.
  const course = useRef(shown);
  const set = (next: Course<Value>): void => {
    course.current = next;
    show(next);
  };
  const go = (next: Course<Value>): void => {
    if (next === course.current) return;
    set(next);
    kept(next.now);
  };
  return {
    now: shown.now,
    change: (next) => go(stepped(course.current, told(next, course.current.now))),
    amend: (next) => set({ ...course.current, now: told(next, course.current.now) }),
    undo: shown.before.length > 0 ? () => go(back(course.current)) : undefined,
    redo: shown.after.length > 0 ? () => go(forth(course.current)) : undefined,
  };
};
