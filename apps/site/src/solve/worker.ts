import { openedAt, reached } from './answering.ts';
import type { AnySolving } from './game.ts';
import type { Report, Request } from './task.ts';

/** A progress report at most this often, in milliseconds: a ranking that changes more often is not read. */
const PACE = 500;

const say = (report: Report): void => postMessage(report);

/** Answers the questions of a game, inside a worker. */
export const answerQuestions = (solving: AnySolving): void => {
  addEventListener('message', ({ data }: MessageEvent<Request>) => {
    if (data.kind === 'open') {
      say({ kind: 'opened', opened: openedAt(solving, data.question, data.offered, data.box, data.lang) });
      return;
    }
    let last = Date.now();
    const answer = reached(solving, data, data.lang, (done, soFar) => {
      if (Date.now() - last < PACE) return;
      last = Date.now();
      say(soFar ? { kind: 'progress', done, told: soFar() } : { kind: 'progress', done });
    });
    say(answer);
  });
};
