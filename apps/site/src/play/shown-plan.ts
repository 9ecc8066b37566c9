import type { Text } from '@portolan/core';
import type { ShownMove } from '../board/entry.ts';
import type { Json } from '../stores/table.ts';
import { type PlayGame, playGame, type Touch } from './plan.ts';
import { momentOf, type Row } from './rows.ts';

/** How moves are put together that are shown on a board from place to place. */
export const planOfShown = <State>(
  shown: (state: State) => {
    readonly shown: readonly ShownMove[];
    readonly meant?: (from: string, to: string) => Json | undefined;
  },
  ask: Text,
): PlayGame<State> => {
  const touch = (spot: string): Touch => ({ spot, name: { fr: spot, en: spot } });
  const rowsOf = (moves: readonly ShownMove[]): readonly Row[] =>
    moves.map(({ from, to, action }) => ({ steps: (from === undefined ? [to] : [from, to]).map(touch), action }));
  return playGame(
    (state) => {
      const { shown: moves, meant } = shown(state);
      return momentOf(rowsOf(moves), {
        ask: () => ask,
        meant: (spot, done) => {
          const [first] = done;
          return first && 'spot' in first ? meant?.(first.spot, spot) : undefined;
        },
      });
    },
    (state, action) => {
      const text = JSON.stringify(action);
      return rowsOf(shown(state).shown).find((row) => JSON.stringify(row.action) === text)?.steps ?? [];
    },
  );
};
