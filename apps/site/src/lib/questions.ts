import type { Lang } from '@portolan/core';
import type { SiteGame } from '../games/game.ts';
import { questionPage } from './links.ts';
import { words } from './words.ts';

/** A question of a game as a link. */
export interface QuestionLink {
  readonly tool: 'check' | 'solve';
  readonly id: string;
  readonly href: string;
  readonly question: string;
  /** What it needs, or what it tells. */
  readonly asks: string;
  /** The section that it is about. */
  readonly section: string | undefined;
}

/** All questions of a game, disputes first. */
export const questionsOf = (game: SiteGame, lang: Lang): readonly QuestionLink[] => [
  ...(game.disputes ?? []).map(({ id, question, asks }) => ({
    tool: 'check' as const,
    id,
    href: questionPage(lang, game.id, 'check', id),
    question: question[lang],
    asks: asks[lang],
    section: game.belongs?.check[id],
  })),
  ...(game.asked ?? []).map(({ id, title, tells }) => ({
    tool: 'solve' as const,
    id,
    href: questionPage(lang, game.id, 'solve', id),
    question: title[lang],
    asks: tells[lang],
    section: game.belongs?.solve[id],
  })),
];

/** Where the questions of a section stand, at its end. */
export const asksAnchor = (section: string): string => `asks-${section}`;

/** Where the clauses of a section are tried: its dispute, or the list of them if there are several. */
export const doorOf = (
  game: SiteGame,
  lang: Lang,
  section: string,
): Pick<QuestionLink, 'href' | 'question'> | undefined => {
  const [first, ...others] = questionsOf(game, lang).filter((one) => one.tool === 'check' && one.section === section);
  return first && others.length > 0 ? { href: `#${asksAnchor(section)}`, question: words.aQuestion[lang] } : first;
};

/** Questions that belong together, under the name of a phase of the turn or of a section. */
export interface QuestionGroup {
  readonly title: string;
  readonly questions: readonly QuestionLink[];
}

/** The disputes of a game in the order of its rulebook, which is that of a turn: by phases, and by sections between them. */
export const disputesByPhase = (game: SiteGame, lang: Lang): readonly QuestionGroup[] => {
  const disputes = questionsOf(game, lang).filter(({ tool }) => tool === 'check');
  const placed = game.rules.sections.map(({ id, title }) => ({
    title: (game.turn.find(({ sections: [main] }) => main === id)?.title ?? title)[lang],
    questions: disputes.filter(({ section }) => section === id),
  }));
  const elsewhere = disputes.filter(({ section }) => section === undefined);
  return [...placed, { title: words.check[lang], questions: elsewhere }].filter(
    ({ questions }) => questions.length > 0,
  );
};
