import { RotterdamSymbols } from '@portolan/boards/rotterdam';
import { examples } from '@portolan/rotterdam/examples';
import { facts, provenance, rules, turnAtAGlance } from '@portolan/rotterdam/rules';
import type { SiteGame } from '../game.ts';
import { disputes } from './check/disputes.ts';
import { shown, summary } from './chosen.ts';
import sheet from './rotterdam.css?url';
import { searched } from './searched.ts';
import { asked } from './solve/questions.ts';

/** Rotterdam on the site. */
export const rotterdam: SiteGame = {
  id: 'rotterdam',
  rules,
  facts,
  provenance,
  turn: turnAtAGlance,
  examples,
  shown,
  summary,
  searched,
  searchWord: { fr: 'Joker', en: 'Joker' },
  harbor: 'river',
  sheet,
  Symbols: RotterdamSymbols,
  disputes,
  box: true,
  asked,
  score: true,
  setup: true,
  islands: () => import('./Islands.astro'),
};
