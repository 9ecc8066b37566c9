import { BorneoSymbols } from '@portolan/boards/borneo';
import { examples } from '@portolan/borneo/examples';
import { facts, provenance, rules, turnAtAGlance } from '@portolan/borneo/rules';
import type { SiteGame } from '../game.ts';
import sheet from './borneo.css?url';
import { disputes } from './check/disputes.ts';
import { shown, summary } from './chosen.ts';
import { searched } from './searched.ts';
import { asked } from './solve/questions.ts';

/** Borneo on the site. */
export const borneo: SiteGame = {
  id: 'borneo',
  rules,
  facts,
  provenance,
  turn: turnAtAGlance,
  examples,
  shown,
  summary,
  searched,
  searchWord: { fr: 'combat', en: 'fight' },
  harbor: 'strait',
  sheet,
  Symbols: BorneoSymbols,
  disputes,
  box: true,
  asked,
  score: true,
  setup: true,
  islands: () => import('./Islands.astro'),
};
