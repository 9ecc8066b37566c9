import { ComptoirSymbols } from '@portolan/boards/comptoir-des-antilles';
import { disputes } from '@portolan/comptoir-des-antilles/checkers';
import { examples } from '@portolan/comptoir-des-antilles/examples';
import { lessons } from '@portolan/comptoir-des-antilles/lessons';
import { facts, provenance, rules, turnAtAGlance } from '@portolan/comptoir-des-antilles/rules';
import { type SiteGame, withIds } from '../game.ts';
import { about } from './about.ts';
import { belongs } from './belongs.ts';
import { shown, summary } from './chosen.ts';
import sheet from './comptoir-des-antilles.css?url';
import { numbers } from './numbers/index.ts';
import { searched } from './searched.ts';
import { asked } from './solve/questions.ts';

/** Comptoir des Antilles on the site. */
export const comptoirDesAntilles: SiteGame = {
  id: 'comptoir-des-antilles',
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
  searchWord: { fr: 'ardoise', en: 'slate' },
  harbor: 'islands',
  sheet,
  Symbols: ComptoirSymbols,
  disputes: withIds(disputes),
  parts: async () => (await import('./check/Page.tsx')).disputes,
  position: {
    fr: 'Les quatre quais, les cartes, les tuiles et les piles, puis n’importe quel coup\u00a0: pour tout ce que les neuf questions ne couvrent pas.',
    en: 'The four quays, the cards, the tiles and the piles, then any move: for everything the nine questions leave out.',
  },
  box: {
    fr: 'Nos relations sont reconstituées. Recopiez les vôtres une fois, elles resteront dans ce navigateur.',
    en: 'Our contacts are reconstructed. Copy your own once, and they stay in this browser.',
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
