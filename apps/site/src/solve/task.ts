import type { Lang } from '@portolan/core';
import type { Json } from '../stores/table.ts';
import type { Opened, WrongInput } from './game.ts';
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

/** What a question came to: how it is told, or what is wrong with it. */
export type Reached =
  | { readonly kind: 'answer'; readonly told: Told }
  | { readonly kind: 'problems'; readonly problems: readonly WrongInput[] };

/** What it hears: the share done with the answer so far, where there is one, then the answer or what is wrong. */
export type Report =
  | { readonly kind: 'opened'; readonly opened: Opened }
  | { readonly kind: 'progress'; readonly done: number; readonly told?: Told }
  | Reached;
