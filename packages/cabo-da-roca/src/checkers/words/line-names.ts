import type { Text } from '@portolan/core';
import { both } from '@portolan/core/words';
import type { Clause } from '../../clauses.ts';

/** What a line of the count is called, by its clause. */
export const lineNames: { readonly [Id in Clause]?: Text } = {
  'goal.most-coins': both('pièces d’or', 'coins'),
  'scoring.fish': both('poissons des ports', 'fish of the ports'),
  'scoring.fish-under-ship': both('poissons sous les bateaux', 'fish under ships'),
  'scoring.fleet': both('plus grande flotte', 'greatest fleet'),
  'scoring.ports': both('plus de ports', 'most ports'),
  'scoring.treasure': both('trésors', 'treasures'),
};
