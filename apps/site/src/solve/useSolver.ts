import type { Problem } from '@portolan/core';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Report, Task } from './task.ts';

/** How long a form rests before an exact question is asked again, in milliseconds. */
const REST = 200;

/** How a question stands. */
export type Solving =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'working';
      readonly done: number;
      readonly soFar?: { readonly answer: unknown; readonly task: Task };
    }
  | { readonly kind: 'answer'; readonly answer: unknown; readonly task: Task }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }
  | { readonly kind: 'failed' };

interface Solver {
  readonly state: Solving;
  readonly ask: (task: Task) => void;
  /** Ends it; an answer so far stands. */
  readonly cancel: () => void;
  /** Ends it, and what was found is gone: something else is asked now. */
  readonly forget: () => void;
}

/** Asks in a worker, so that the page never stands still; a new question, or cancelling, ends the one before. */
const useSolver = (startWorker: () => Worker): Solver => {
  const worker = useRef<Worker>();
  const [state, setState] = useState<Solving>({ kind: 'idle' });
  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
  }, []);
  const ask = useCallback(
    (task: Task) => {
      stop();
      setState({ kind: 'working', done: 0 });
      const mine = startWorker();
      worker.current = mine;
      mine.addEventListener('message', (event: MessageEvent<Report>) => {
        // Said before it was ended: the answer to an older question.
        if (worker.current !== mine) return;
        const report = event.data;
        if (report.kind === 'progress') {
          const soFar = report.answer === undefined ? {} : { soFar: { answer: report.answer, task } };
          setState({ kind: 'working', done: report.done, ...soFar });
        } else {
          setState(report.kind === 'answer' ? { ...report, task } : report);
          stop();
        }
      });
      mine.addEventListener('error', () => {
        setState({ kind: 'failed' });
        stop();
      });
      mine.postMessage(task);
    },
    [stop, startWorker],
  );
  const cancel = useCallback(() => {
    stop();
    // What was found until then stands.
    setState((now) => (now.kind === 'working' && now.soFar ? { kind: 'answer', ...now.soFar } : { kind: 'idle' }));
  }, [stop]);
  const forget = useCallback(() => {
    stop();
    setState({ kind: 'idle' });
  }, [stop]);
  useEffect(() => stop, [stop]);
  return { state, ask, cancel, forget };
};

/** The same, asked by itself once the form has rested; what `waits` is asked only when somebody says so. */
export const useAnswer = (startWorker: () => Worker, task: Task, waits: boolean): Solver => {
  const solver = useSolver(startWorker);
  const { ask, forget } = solver;
  const text = JSON.stringify(task);
  useEffect(() => {
    if (waits) {
      forget();
      return;
    }
    const timer = setTimeout(() => ask(JSON.parse(text)), REST);
    return () => clearTimeout(timer);
  }, [text, waits, ask, forget]);
  return solver;
};
