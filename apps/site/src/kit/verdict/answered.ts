import type { AnswerInWords, Choice } from '@portolan/core/answers';
import type { ComponentChildren } from 'preact';

/** A choice that can lead to the field it is about. */
export interface ShownChoice extends Choice {
  readonly go?: () => void;
}

/** An answer as a panel sets it: its words, and what is drawn beside them. */
export interface Answered extends AnswerInWords {
  readonly choices?: { readonly title: string; readonly items: readonly ShownChoice[] };
  /** What the answer shows besides. */
  readonly details?: ComponentChildren;
  /** Nothing is answered: something is asked that was not entered. */
  readonly asks?: true;
  /** The path of what is asked; among counters, of the first that nobody has told. */
  readonly about?: string;
  /** The way to its field, where one is drawn. */
  readonly go?: (() => void) | undefined;
  /** One of several counters of a player is asked for: it may be said that there is nothing more. */
  readonly rest?: boolean;
  /** How somebody says of what is asked that it is as it stands. */
  readonly so?: string;
}

/** The way to the field that an answer waits for. */
export const wayOf = ({ state, go, choices }: Answered): (() => void) | undefined =>
  state === 'open' ? (go ?? choices?.items.find((item) => item.go)?.go) : undefined;
