import { type SiteGame, withIds } from '../../../apps/site/src/games/game.ts';
import { answers } from '../src/checkers.ts';
import { examples } from '../src/examples.ts';
import { facts, provenance, rules, turnAtAGlance } from '../src/rules.ts';
import sheet from './merels.css?url';

/** Merels on the site. */
export const merels: SiteGame = {
  id: 'merels',
  rules,
  facts,
  provenance,
  turn: turnAtAGlance,
  examples,
  shown: new Set(examples.map(({ id }) => id)),
  summary: [['placing.turns', 'moving.step', 'taking.mill', 'taking.safe', 'end.two-men', 'end.blocked']],
  searchWord: { fr: 'moulin', en: 'mill' },
  sheet,
  disputes: withIds(answers),
  parts: async () => (await import('./pages.tsx')).disputes,
  position: { fr: 'Tous les pions, puis n’importe quel coup.', en: 'All the men, then any move.' },
  setup: true,
  islands: () => import('./Islands.astro'),
};
