import type { Lang } from '@portolan/core';
import type { Json } from '../stores/table.ts';
import { openedAt, type Reached, reached } from './answering.ts';
import type { AnySolving, Opened } from './game.ts';
import type { Told } from './told.ts';

/** A question as it is asked. */
export interface Task {
  readonly question: string;
  readonly position: unknown;
  readonly input: unknown;
  readonly iterations?: number;
}

/** What a page asks its worker: how a question stands at a table, or its answer. */
export type Request =
  | {
      readonly kind: 'open';
      readonly lang: Lang;
      readonly question: string;
      /** The position that was entered or sent. */
      readonly offered?: Json | undefined;
      /** The owner's box. */
      readonly box?: Json | null | undefined;
    }
  | ({ readonly kind: 'ask'; readonly lang: Lang } & Task);

/** What it hears: the share done with the answer so far, where there is one, then the answer or what is wrong. */
export type Report =
  | { readonly kind: 'opened'; readonly opened: Opened }
  | { readonly kind: 'progress'; readonly done: number; readonly told?: Told }
  | Reached;

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
