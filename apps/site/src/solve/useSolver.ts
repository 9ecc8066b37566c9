import type { Lang } from '@portolan/core';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Crew } from './crew.ts';
import type { WrongInput } from './game.ts';
import type { Task } from './task.ts';
import type { Told } from './told.ts';

/** How long a form rests before an exact question is asked again, in milliseconds. */
const REST = 200;

/** How a question stands. */
export type Solving =
  | { readonly kind: 'idle'; readonly stopped?: number }
  | { readonly kind: 'working'; readonly done: number; readonly soFar?: Told }
  /** `stopped`: the share that was done when somebody stopped it. */
  | { readonly kind: 'answer'; readonly told: Told; readonly stopped?: number }
  | { readonly kind: 'problems'; readonly problems: readonly WrongInput[] }
  | { readonly kind: 'failed' };

interface Solver {
  readonly state: Solving;
  /** Asks; what is known of it already stands until more is. */
  readonly ask: (task: Task, soFar?: Told) => void;
  /** Ends it; an answer so far stands. */
  readonly cancel: () => void;
  /** Whether the task as it stands is answered already. */
  readonly isAnswered: boolean;
  /** What was answered last, and to what. */
  readonly last: Known;
}

/** An answer and the task; as a page opens, the one that is known before anybody has asked. */
export interface Known {
  readonly task: Task;
  readonly told: Told;
}

const idle: Solving = { kind: 'idle' };

/**
 * Asks away from the page’s thread, so that the page never stands still; a new question, or cancelling, ends the one before.
 * An exact question is asked by itself once the form has rested, what `waits` only when somebody says so, and what is known
 * not at all.
 */
export const useAnswer = (crew: Crew, lang: Lang, task: Task, waits: boolean, known: Known): Solver => {
  const text = JSON.stringify(task);
  const isOf = (one: Known): boolean => text === JSON.stringify(one.task);
  const before: Solving = isOf(known) ? { kind: 'answer', told: known.told } : idle;
  const [state, setState] = useState<Solving>(before);
  const end = useRef<() => void>();
  const asking = useRef<string>();
  const last = useRef(known);
  const stop = useCallback(() => {
    end.current?.();
    end.current = undefined;
  }, []);
  const ask = useCallback(
    (asked: Task, before?: Told) => {
      stop();
      asking.current = JSON.stringify(asked);
      setState({ kind: 'working', done: 0, ...(before ? { soFar: before } : {}) });
      end.current = crew.ask(
        { kind: 'ask', lang, ...asked },
        (report) => {
          // What is found on the way is the last that is known, if nothing more comes.
          if ('told' in report && report.told) last.current = { task: asked, told: report.told };
          if (report.kind === 'progress')
            setState(({ ...now }) => ({
              kind: 'working',
              done: report.done,
              ...('soFar' in now ? { soFar: now.soFar } : {}),
              ...(report.told ? { soFar: report.told } : {}),
            }));
          else if (report.kind !== 'opened') setState(report);
        },
        () => setState({ kind: 'failed' }),
      );
    },
    [crew, lang, stop],
  );
  const cancel = useCallback(() => {
    stop();
    // What was found until then stands.
    setState((now) => {
      if (now.kind !== 'working') return idle;
      return now.soFar ? { kind: 'answer', told: now.soFar, stopped: now.done } : { kind: 'idle', stopped: now.done };
    });
  }, [stop]);
  const opened = useRef(text);
  useEffect(() => {
    // What stands there as the page opens stands, and so does what has just been asked.
    if (asking.current === text) {
      opened.current = text;
      return undefined;
    }
    asking.current = undefined;
    if (before.kind === 'answer' || waits) {
      if (opened.current !== text) {
        stop();
        setState(before);
      }
      opened.current = text;
      return undefined;
    }
    opened.current = text;
    const timer = setTimeout(() => ask(JSON.parse(text)), REST);
    return () => clearTimeout(timer);
  }, [text, waits, ask, stop]);
  useEffect(() => stop, [stop]);
  const isAnswered = before.kind === 'answer' || isOf(last.current);
  return { state, ask, cancel, isAnswered, last: last.current };
};
