import type { Lang, Text } from '@portolan/core';
import { games } from '#games';
import { has, type SiteGame, type Tool } from '../games/game.ts';
import { nameOf } from '../kit/text.ts';
import { kindOf } from '../solve/kind.ts';
import { bothLangs } from './langs.ts';
import { to } from './links.ts';
import { examplesAfter } from './placing.ts';

/** The game whose pages these are; undefined elsewhere. */
export const gameOf = (path: string): SiteGame | undefined => games.find(({ id }) => path.split('/')[0] === id);

/** The picture that stands for a game beside a link, by its name: one does for both languages where the game is called the same. */
export const cardNameOf = ({ id, rules: { title } }: SiteGame, lang: Lang): string =>
  title.fr === title.en ? id : `${id}-${lang}`;

/** What chats show of a link to a page of a game: its name, and the card of the game. `base` and `site` say where it stands. */
export const previewOf = (title: string, game: SiteGame, lang: Lang, site: URL | undefined) => {
  const card = to(`cards/${cardNameOf(game, lang)}.png`);
  return [
    ['og:title', title],
    ['og:image', site ? new URL(card, site).href : card],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', game.rules.title[lang]],
  ].map(([property = '', content = '']) => ({ tag: 'meta' as const, attrs: { property, content } }));
};

/** The head of a page: its title in the browser's bar, since several games have pages of the same name, and its preview. */
export const titleOf = (title: string, game: SiteGame, lang: Lang, site?: URL) => [
  { tag: 'title' as const, content: `${title}, ${game.rules.title[lang]} | Portolan` },
  ...previewOf(nameOf(game.rules.title[lang], title), game, lang, site),
];

/** The fragments that open something on a page of questions; none on other pages. */
export const namesOf = (game: SiteGame, tool: Tool): readonly string[] => {
  if (tool === 'check') return [...(game.disputes ?? []).map(({ id }) => id), 'position', ...(game.box ? ['box'] : [])];
  // A position alone opens the question of the best move.
  return tool === 'solve' ? [...(game.asked ?? []).map(({ id }) => kindOf(id)), 'position'] : [];
};

/** A question of a game that has an address of its own. */
export interface QuestionPage {
  readonly game: SiteGame;
  readonly question: Text;
  /** Where it is answered: `check` or `solve`. */
  readonly tool: 'check' | 'solve';
  readonly kind: string;
}

/** The addresses of all questions of one tool, by which links are sent: chats read titles there, never what stands behind `#`. */
export const everyQuestion = (tool: QuestionPage['tool']) =>
  everyGame().flatMap(({ params, props: { game } }) => {
    const questions =
      tool === 'check'
        ? (game.disputes ?? []).map(({ id, question }) => ({ kind: id, question }))
        : (game.asked ?? []).map(({ id, title }) => ({ kind: kindOf(id), question: title }));
    return questions.map(({ kind, question }) => ({
      params: { ...params, question: kind },
      props: { game, question, tool, kind } satisfies QuestionPage,
    }));
  });

/** The paths of a page of games, in both languages. */
const pathsOf = (some: readonly SiteGame[]): { params: { lang: Lang; game: string }; props: { game: SiteGame } }[] =>
  some.flatMap((game) =>
    bothLangs().map(({ params: { lang } }) => ({ params: { lang, game: game.id }, props: { game } })),
  );

/** The paths of a page that every game has. */
export const everyGame = () => pathsOf(games);

/** The paths of a page that every section with examples has. */
export const everySection = () =>
  everyGame().flatMap(({ params, props: { game } }) =>
    game.rules.sections
      .filter(({ parts }) => parts.some((part) => examplesAfter(game.examples, part).length > 0))
      .map((section) => ({ params: { ...params, section: section.id }, props: { game, section } })),
  );

/** The paths of every lesson of every game. */
export const everyLesson = () =>
  everyTool('learn').flatMap(({ params, props: { game } }) =>
    (game.lessons?.lessons ?? []).map((lesson, i) => ({
      params: { ...params, lesson: String(lesson.id) },
      props: { game, lesson, n: i + 1 },
    })),
  );

/** The paths of a tool, for the games that have it. */
export const everyTool = (tool: Tool) => pathsOf(games.filter((game) => has(game, tool)));
