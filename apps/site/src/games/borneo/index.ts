import { BorneoSymbols } from '@portolan/boards/borneo';
import { disputes } from '@portolan/borneo/checkers';
import { examples } from '@portolan/borneo/examples';
import { lessons } from '@portolan/borneo/lessons';
import { facts, provenance, rules, turnAtAGlance } from '@portolan/borneo/rules';
import { type SiteGame, withIds } from '../game.ts';
import { about } from './about.ts';
import { belongs } from './belongs.ts';
import sheet from './borneo.css?url';
import { shown, summary } from './chosen.ts';
import { numbers } from './numbers/index.ts';
import { searched } from './searched.ts';
import { asked } from './solve/questions.ts';

/** Borneo on the site. */
export const borneo: SiteGame = {
  id: 'borneo',
  rules,
  facts,
  provenance,
  about,
  turn: turnAtAGlance,
  examples,
  shown,
  summary,
  searched,
  belongs,
  searchWord: { fr: 'combat', en: 'fight' },
  harbor: 'strait',
  sheet,
  Symbols: BorneoSymbols,
  disputes: withIds(disputes),
  parts: async () => (await import('./check/Page.tsx')).disputes,
  position: {
    fr: 'La table entière, puis n’importe quel coup\u00a0: pour tout ce que les huit questions ne couvrent pas.',
    en: 'The whole table, then any move: for everything the eight questions leave out.',
  },
  box: {
    fr: 'Nos cartes sont reconstituées. Saisissez les vôtres une fois, elles resteront dans ce navigateur.',
    en: 'Our cards are reconstructed. Enter your own once, and they stay in this browser.',
  },
  asked,
  solving: async () => ({
    ...(await import('./solve/solving.ts')),
    pictures: (await import('./solve/pictures.tsx')).default,
  }),
  play: true,
  lessons,
  score: true,
  setup: true,
  numbers,
  islands: () => import('./Islands.astro'),
};
