import { RotterdamSymbols } from '@portolan/boards/rotterdam';
import { disputes } from '@portolan/rotterdam/checkers';
import { examples } from '@portolan/rotterdam/examples';
import { lessons } from '@portolan/rotterdam/lessons';
import { facts, provenance, rules, turnAtAGlance } from '@portolan/rotterdam/rules';
import { type SiteGame, withIds } from '../game.ts';
import { about } from './about.ts';
import { belongs } from './belongs.ts';
import { shown, summary } from './chosen.ts';
import { numbers } from './numbers/index.ts';
import sheet from './rotterdam.css?url';
import { searched } from './searched.ts';
import { asked } from './solve/questions.ts';

/** Rotterdam on the site. */
export const rotterdam: SiteGame = {
  id: 'rotterdam',
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
  searchWord: { fr: 'Joker', en: 'Joker' },
  harbor: 'river',
  sheet,
  Symbols: RotterdamSymbols,
  disputes: withIds(disputes),
  parts: async () => (await import('./check/Page.tsx')).disputes,
  position: {
    fr: 'Le fleuve entier, les mains et les pioches, puis n’importe quel coup\u00a0: pour tout ce que les huit questions ne couvrent pas.',
    en: 'The whole river, hands and piles, then any move: for everything the eight questions leave out.',
  },
  box: {
    fr: 'Notre carte et nos Missions sont reconstituées. Dessinez les vôtres une fois, elles resteront dans ce navigateur.',
    en: 'Our map and our Missions are reconstructed. Draw your own once, and they stay in this browser.',
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
