import type { Lang } from '@portolan/core';
import { has, type SiteGame } from '../games/game.ts';
import { kindOf } from '../solve/kind.ts';
import { page } from './links.ts';
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
    href: page(lang, `${game.id}/check`, id),
    question: question[lang],
    asks: asks[lang],
    section: game.belongs?.check[id],
  })),
  ...(game.asked ?? []).map(({ id, title, tells }) => ({
    tool: 'solve' as const,
    id,
    href: page(lang, `${game.id}/solve`, kindOf(id)),
    question: title[lang],
    asks: tells[lang],
    section: game.belongs?.solve[id],
  })),
];

/** Questions that belong together, under the name of a phase of the turn or of a section. */
export interface QuestionGroup {
  readonly title: string;
  readonly questions: readonly QuestionLink[];
}

/** The phase that tells a section: the one that it is the main section of, else the first that names it. */
const phaseOf = ({ turn }: SiteGame, section: string): number => {
  const main = turn.findIndex(({ sections }) => sections[0] === section);
  return main >= 0 ? main : turn.findIndex(({ sections }) => sections.some((one) => one === section));
};

/** The disputes of a game by the phases of its turn: what comes before it first, what comes at the end last. */
export const disputesByPhase = (game: SiteGame, lang: Lang): readonly QuestionGroup[] => {
  const { sections } = game.rules;
  const place = (section: string | undefined): number => {
    const at = sections.findIndex(({ id }) => id === section);
    return at < 0 ? sections.length : at;
  };
  const [begun] = game.turn.map(({ sections: [main] }) => place(main)).sort((a, b) => a - b);
  const groups = new Map<string, { readonly at: number; readonly questions: QuestionLink[] }>();
  for (const question of questionsOf(game, lang).filter(({ tool }) => tool === 'check')) {
    const phase = question.section === undefined ? -1 : phaseOf(game, question.section);
    const section = sections.find(({ id }) => id === question.section);
    const title = phase >= 0 ? game.turn[phase]!.title[lang] : (section?.title[lang] ?? words.elseWhat[lang]);
    const outside =
      place(question.section) < (begun ?? 0) ? place(question.section) - 1000 : 1000 + place(question.section);
    const group = groups.get(title) ?? { at: phase >= 0 ? phase : outside, questions: [] };
    group.questions.push(question);
    groups.set(title, group);
  }
  return [...groups].sort(([, a], [, b]) => a.at - b.at).map(([title, { questions }]) => ({ title, questions }));
};

/** Whether people can quarrel about a game here. */
export const canQuarrel = (game: SiteGame): boolean => has(game, 'check');
