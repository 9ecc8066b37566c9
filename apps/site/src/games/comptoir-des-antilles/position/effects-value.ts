import type { Effect } from '@portolan/comptoir-des-antilles';
import { same } from '../../../stores/same.ts';

/** How effects still to come are chosen: `all` of the card, from the one at a place on, or a list of their `own`. */
export const effectsValue = (effects: unknown, card: readonly Effect[]): string => {
  if (effects === undefined) return 'all';
  const from = [...card, undefined].findIndex((_, at) => same(effects, card.slice(at)));
  if (from < 0) return 'own';
  return from === 0 ? 'all' : String(from);
};
