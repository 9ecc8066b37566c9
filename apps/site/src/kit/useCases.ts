import { useStore } from '@nanostores/preact';
import { useRef } from 'preact/hooks';
import { type Case, casesOf, withCase } from '../stores/cases.ts';
import type { Json } from '../stores/table.ts';

/** The last cases of a question, and the one that is being entered. */
export interface CasesHere {
  readonly last: readonly Case[];
  /** Keeps what stands there now as the case that is being entered. */
  readonly keep: (input: Json) => void;
  /** Turns to another case, a new one or one of the last: what stood there stays among them. */
  readonly turn: (to?: Case) => void;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Keeps the last few cases of a question in this browser. `opened` is what the page opened with; `isNobodys` tells what is
 * no case of anybody: the example, the empty form.
 */
export const useCases = (
  game: string,
  question: string,
  opened: Json,
  isNobodys: (input: Json) => boolean,
): CasesHere => {
  const store = casesOf(game);
  const last = useStore(store)[question] ?? [];
  const begun = useRef<number | undefined>(last.find(({ input }) => same(input, opened))?.at);
  return {
    last,
    keep: (input) => {
      if (isNobodys(input)) return;
      begun.current ??= Date.now();
      store.set({ ...store.get(), [question]: withCase(store.get()[question] ?? [], { at: begun.current, input }) });
    },
    turn: (to) => {
      begun.current = to?.at;
    },
  };
};
