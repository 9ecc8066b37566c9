import { ComptoirSymbols } from '@portolan/boards/comptoir-des-antilles';
import { examples } from '@portolan/comptoir-des-antilles/examples';
import { facts, provenance, rules, turnAtAGlance } from '@portolan/comptoir-des-antilles/rules';
import type { SiteGame } from '../game.ts';
import { disputes } from './check/disputes.ts';
import { shown, summary } from './chosen.ts';
import sheet from './comptoir-des-antilles.css?url';
import { searched } from './searched.ts';
import { asked } from './solve/questions.ts';

/** Comptoir des Antilles on the site. */
export const comptoirDesAntilles: SiteGame = {
  id: 'comptoir-des-antilles',
  rules,
  facts,
  provenance,
  turn: turnAtAGlance,
  examples,
  shown,
  summary,
  searched,
  searchWord: { fr: 'ardoise', en: 'slate' },
  harbor: 'islands',
  sheet,
  Symbols: ComptoirSymbols,
  disputes,
  box: true,
  asked,
  score: true,
  setup: true,
  islands: () => import('./Islands.astro'),
};
