import { CaboSymbols } from '@portolan/boards/cabo-da-roca';
import { disputes } from '@portolan/cabo-da-roca/checkers';
import { examples } from '@portolan/cabo-da-roca/examples';
import { lessons } from '@portolan/cabo-da-roca/lessons';
import { facts, provenance, rules, turnAtAGlance } from '@portolan/cabo-da-roca/rules';
import { type SiteGame, withIds } from '../game.ts';
import { about } from './about.ts';
import { belongs } from './belongs.ts';
import sheet from './cabo-da-roca.css?url';
import { shown, summary } from './chosen.ts';
import { numbers } from './numbers/index.ts';
import { searched } from './searched.ts';
import { asked } from './solve/questions.ts';

/** Cabo da Roca on the site. */
export const caboDaRoca: SiteGame = {
  id: 'cabo-da-roca',
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
  searchWord: { fr: 'péage', en: 'toll' },
  harbor: 'cape',
  sheet,
  Symbols: CaboSymbols,
  disputes: withIds(disputes),
  parts: async () => (await import('./check/Page.tsx')).disputes,
  position: {
    fr: 'La mer entière, tuile par tuile, puis n’importe quel coup\u00a0: pour tout ce que les dix questions ne couvrent pas.',
    en: 'The whole sea, tile by tile, then any move: for everything the ten questions leave out.',
  },
  box: {
    fr: 'Nos cartes de commerce sont reconstituées. Saisissez les vôtres une fois, elles resteront dans ce navigateur.',
    en: 'Our trade cards are reconstructed. Enter your own once, and they stay in this browser.',
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
