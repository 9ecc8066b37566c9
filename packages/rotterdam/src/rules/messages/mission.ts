import { items, plain, type Sentence } from '@portolan/core/words';
import * as en from './names-english.ts';
import * as fr from './names-french.ts';

/** What is refused by the clauses of `mission`, by reason. */
export const mission: Readonly<Record<string, Sentence>> = {
  'trading-closed': plain('La phase 6 a commencé : on n’échange plus.', 'Phase 6 has begun: there is no more trading.'),
  'already-fulfilled': plain(
    'Une Mission a déjà été remplie dans ce tour : une seule par manche.',
    'A Mission has already been fulfilled in this turn: one in a round.',
  ),
  'mission-not-in-hand': {
    fr: (facts) => `Ce joueur n’a pas ${fr.mission(facts.mission)}.`,
    en: (facts) => `This player does not have ${en.mission(facts.mission)}.`,
  },
  'products-mismatch': {
    fr: ({ missing, extra }) =>
      `Ce n’est pas ce que demande la Mission. ${[
        ...(items(missing).length ? [`Il manque : ${fr.products(missing)}.`] : []),
        ...(items(extra).length ? [`En trop : ${fr.products(extra)}.`] : []),
      ].join(' ')}`.trim(),
    en: ({ missing, extra }) =>
      `This is not what the Mission asks for. ${[
        ...(items(missing).length ? [`Missing: ${en.products(missing)}.`] : []),
        ...(items(extra).length ? [`Not asked for: ${en.products(extra)}.`] : []),
      ].join(' ')}`.trim(),
  },
};
