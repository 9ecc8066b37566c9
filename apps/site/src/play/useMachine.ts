import { useEffect, useRef, useState } from 'preact/hooks';
import type { MoveReport, MoveTask } from './task.ts';

/** How long a worker may say nothing before it counts as closed, in milliseconds. */
const PATIENCE = 20_000;

/** How the machine fares. */
export interface Machine {
  /** The machine did not answer, or knows no move for want of what it may not see. */
  readonly stuck: 'silent' | 'unknowing' | undefined;
  readonly again: () => void;
  /** How far it has come with thinking, from 0 to 1, where it takes its time. */
  readonly thinks: number | undefined;
  /** Plays what is best so far. */
  readonly hurry: () => void;
}

/** Asks the machine for a move in a worker, so that the page never stands still; `key` names the moment that is asked about. */
export const useMachine = (
  startWorker: () => Worker,
  key: string | undefined,
  taskOf: () => Omit<MoveTask, 'id'>,
  heard: (action: unknown) => boolean,
): Machine => {
  const worker = useRef<Worker>();
  const asked = useRef(0);
  const [stuck, stick] = useState<{ readonly at: string; readonly why: 'silent' | 'unknowing' }>();
  const [tries, tryAgain] = useState(0);
  const [thought, think] = useState<{ readonly at: string; readonly done: number; readonly action: unknown }>();
  const ready = useRef({ taskOf, heard });
  ready.current = { taskOf, heard };
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    if (key === undefined) return undefined;
    const id = ++asked.current;
    const fail = (): void => {
      worker.current?.terminate();
      worker.current = undefined;
      stick({ at: key, why: 'silent' });
    };
    let patience = setTimeout(fail, PATIENCE);
    const listen = ({ data }: MessageEvent<MoveReport>): void => {
      if (data.id !== id) return;
      clearTimeout(patience);
      if (data.done !== undefined) {
        patience = setTimeout(fail, PATIENCE);
        think({ at: key, done: data.done, action: data.action });
        return;
      }
      if (data.action === undefined) stick({ at: key, why: 'unknowing' });
      else if (!ready.current.heard(data.action)) stick({ at: key, why: 'silent' });
    };
    try {
      worker.current ??= startWorker();
    } catch {
      fail();
      return () => clearTimeout(patience);
    }
    const mine = worker.current;
    mine.addEventListener('message', listen);
    mine.addEventListener('error', fail);
    mine.postMessage({ id, ...ready.current.taskOf() } satisfies MoveTask);
    return () => {
      clearTimeout(patience);
      mine.removeEventListener('message', listen);
      mine.removeEventListener('error', fail);
    };
  }, [key, tries, startWorker]);
  const now = key !== undefined && thought?.at === key ? thought : undefined;
  return {
    thinks: now?.done,
    hurry: () => {
      if (!now) return;
      // What it would still say is about a moment that is over.
      worker.current?.terminate();
      worker.current = undefined;
      ready.current.heard(now.action);
    },
    stuck: key !== undefined && stuck?.at === key ? stuck.why : undefined,
    again: () => {
      stick(undefined);
      tryAgain((n) => n + 1);
    },
  };
};
