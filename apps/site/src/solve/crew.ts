import type { Report, Request } from './task.ts';

/** Who answers away from the page’s thread: a worker that is kept while it is idle, so that the next question need not wait for one. */
export interface Crew {
  /** Asks; what is heard last is no progress. Gives what ends it: nothing is heard after that. */
  readonly ask: (request: Request, hear: (report: Report) => void, failed: () => void) => () => void;
  /** Sends away who is idle. */
  readonly dismiss: () => void;
}

/** A crew of workers, which begins with nobody. */
export const crewOf = (startWorker: () => Worker): Crew => {
  let idle: Worker | undefined;
  return {
    ask: (request, hear, failed) => {
      const worker = idle ?? startWorker();
      idle = undefined;
      // One worker answers one question at a time: who is no longer waited for is ended.
      let waited = true;
      const end = (): void => {
        if (!waited) return;
        waited = false;
        worker.terminate();
      };
      worker.onmessage = ({ data }: MessageEvent<Report>) => {
        if (!waited) return;
        if (data.kind !== 'progress') {
          waited = false;
          idle?.terminate();
          idle = worker;
        }
        hear(data);
      };
      worker.onerror = () => {
        if (!waited) return;
        end();
        failed();
      };
      worker.postMessage(request);
      return end;
    },
    dismiss: () => {
      idle?.terminate();
      idle = undefined;
    },
  };
};
