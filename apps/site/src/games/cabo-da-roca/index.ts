import { CaboSymbols } from '@portolan/boards/cabo-da-roca';
import { examples } from '@portolan/cabo-da-roca/examples';
import { facts, provenance, rules, turnAtAGlance } from '@portolan/cabo-da-roca/rules';
import type { SiteGame } from '../game.ts';
import sheet from './cabo-da-roca.css?url';
import { disputes } from './check/disputes.ts';
import { shown, summary } from './chosen.ts';
import { searched } from './searched.ts';
import { asked } from './solve/questions.ts';

/** Cabo da Roca on the site. */
export const caboDaRoca: SiteGame = {
  id: 'cabo-da-roca',
  rules,
  facts,
  provenance,
  turn: turnAtAGlance,
  examples,
  shown,
  summary,
  searched,
  searchWord: { fr: 'péage', en: 'toll' },
  harbor: 'cape',
  sheet,
  Symbols: CaboSymbols,
  disputes,
  box: true,
  asked,
  score: true,
  setup: true,
  islands: () => import('./Islands.astro'),
};
