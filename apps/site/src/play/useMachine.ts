import { useEffect, useRef, useState } from 'preact/hooks';
import type { MoveReport, MoveTask } from './task.ts';

/** How long a worker may say nothing before it counts as closed, in milliseconds. */
const PATIENCE = 20_000;

/** How the machine fares. */
export interface Machine {
  /** The machine did not answer, or knows no move. */
  readonly stuck: boolean;
  readonly again: () => void;
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
  const [stuckAt, stick] = useState<string>();
  const [tries, tryAgain] = useState(0);
  const ready = useRef({ taskOf, heard });
  ready.current = { taskOf, heard };
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    if (key === undefined) return undefined;
    const id = ++asked.current;
    const fail = (): void => {
      worker.current?.terminate();
      worker.current = undefined;
      stick(key);
    };
    const patience = setTimeout(fail, PATIENCE);
    const listen = ({ data }: MessageEvent<MoveReport>): void => {
      if (data.id !== id) return;
      clearTimeout(patience);
      if (data.action === undefined || !ready.current.heard(data.action)) stick(key);
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
  return {
    stuck: key !== undefined && stuckAt === key,
    again: () => {
      stick(undefined);
      tryAgain((n) => n + 1);
    },
  };
};
