import type { Result } from '@portolan/core';
import type { PageGame } from '../kit/game.ts';
import { type KeptForm, useKeptForm } from '../kit/useKeptForm.ts';
import { isRecord } from '../stores/persisted.ts';
import { formsOf } from '../stores/table.ts';

/** How a table is prepared: what was sent, what was last chosen here, or the table one starts with. */
export const useSetup = <Table extends object>(
  game: PageGame,
  parse: (json: unknown) => Result<Table>,
  byDefault: Table,
): KeptForm<Table> =>
  useKeptForm({
    game,
    kind: 'setup',
    parse,
    empty: () => byDefault,
    room: 'forms',
    pick: (forms) => (isRecord(forms) ? forms.setup : undefined),
    stored: () => formsOf(game.id).get().setup,
    store: (setup) => formsOf(game.id).set({ ...formsOf(game.id).get(), setup }),
  });
