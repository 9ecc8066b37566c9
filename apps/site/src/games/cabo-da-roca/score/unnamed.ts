import { both } from '../../../kit/text.ts';

/** What a score sheet does not name, and how the table that is opened from it has it. */
export const unnamed = both(
  'La feuille ne dit pas où sont les bateaux et les marins. Sur la table, la mer est celle d’où vient le compte ; sinon, les cinq tuiles du départ.',
  'The sheet does not say where ships and sailors are. The sea of the table is the one that was counted; else the five tiles of the start.',
);
