import type { Result } from '@portolan/core';
import type { PageGame } from '../kit/game.ts';
import { type KeptForm, useKeptForm } from '../kit/useKeptForm.ts';
import { type Json, scoreSheetOf } from '../stores/table.ts';

/** The score sheet that was sent, or the one kept in this browser, or an empty one. */
export const useSheet = <Sheet extends object>(
  game: PageGame,
  parse: (json: unknown, box: unknown) => Result<Sheet>,
  empty: () => Sheet,
): KeptForm<Sheet> =>
  useKeptForm({
    game,
    kind: 'score',
    parse,
    empty,
    room: 'score',
    pick: (kept) => kept,
    stored: () => scoreSheetOf(game.id).get(),
    store: (sheet) => scoreSheetOf(game.id).set({ ...sheet } as Json),
  });
