import type { Lang } from '@portolan/core';
import { type SiteGame, type Tool, toolsOf } from '../games/game.ts';
import type { icons } from './icons.ts';
import { page } from './links.ts';
import { filled, words } from './words.ts';

/** A way into a game: its rules, or one of the pages that compute. */
export interface Door {
  readonly to: 'rules' | Tool;
  readonly href: string;
  readonly icon: keyof typeof icons;
  readonly name: string;
  /** What lies behind it, in two words; of lessons, those done are told by the script of the page. */
  readonly fact: string;
}

const pictures = {
  rules: 'book',
  check: 'checked',
  solve: 'compass',
  play: 'pawn',
  learn: 'lesson',
  setup: 'box',
  score: 'tally',
  numbers: 'chart',
} as const;

/** The doors of a game, in the same order everywhere; a page that it does not have has none. */
export const doorsOf = (game: SiteGame, lang: Lang): readonly Door[] => {
  const facts = {
    rules: filled(words.clauses[lang], { n: Object.keys(game.rules.clauses).length }),
    check: filled(words.questions[lang], { n: game.disputes?.length ?? 0 }),
    solve: filled(words.questions[lang], { n: game.asked?.length ?? 0 }),
    play: words.aloneOrMore[lang],
    learn: filled(words.lessonCount[lang], { n: game.lessons?.lessons.length ?? 0 }),
    setup: words.theTable[lang],
    score: words.thePoints[lang],
    numbers: words.whatHappens[lang],
  };
  return (['rules', ...toolsOf(game)] as const).map((to) => ({
    to,
    href: page(lang, to === 'rules' ? game.id : `${game.id}/${to}`),
    icon: pictures[to],
    name: words.doors[to][lang],
    fact: facts[to],
  }));
};
