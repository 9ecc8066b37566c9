import { examples as borneoExamples } from '@portolan/borneo/examples';
import * as borneo from '@portolan/borneo/rules';
import { examples as caboExamples } from '@portolan/cabo-da-roca/examples';
import * as cabo from '@portolan/cabo-da-roca/rules';
import { examples as comptoirExamples } from '@portolan/comptoir-des-antilles/examples';
import * as comptoir from '@portolan/comptoir-des-antilles/rules';
import type { Example, Lang, Rulebook, Text } from '@portolan/core';
import { examples as rotterdamExamples } from '@portolan/rotterdam/examples';
import * as rotterdam from '@portolan/rotterdam/rules';
import { disputes as borneoDisputes } from '../games/borneo/check/disputes.ts';
import { asked as borneoAsked } from '../games/borneo/solve/questions.ts';
import { disputes as caboDisputes } from '../games/cabo-da-roca/check/disputes.ts';
import { asked as caboAsked } from '../games/cabo-da-roca/solve/questions.ts';
import { disputes as comptoirDisputes } from '../games/comptoir-des-antilles/check/disputes.ts';
import { asked as comptoirAsked } from '../games/comptoir-des-antilles/solve/questions.ts';
import { disputes as rotterdamDisputes } from '../games/rotterdam/check/disputes.ts';
import { asked as rotterdamAsked } from '../games/rotterdam/solve/questions.ts';
import { nameOf } from '../kit/text.ts';
import { kindOf } from '../solve/kind.ts';
import { bothLangs } from './langs.ts';
import { to } from './links.ts';
import { shown } from './shown.ts';

/** What stands on a harbor of the home chart. */
export interface Harbor {
  readonly id: string;
  readonly title: string;
  readonly players: string;
  readonly minutes: string;
  /** Whether its pages exist. */
  readonly open: boolean;
}

/** A phase of the turn, for the strip on the head of the rulebook. */
export interface Waypoint {
  readonly title: Text;
  readonly duty: 'may' | 'must';
  /** Ids of the sections that tell it, the first being the main one. */
  readonly sections: readonly [string, ...string[]];
}

/** A game with pages. */
export interface GamePages {
  readonly id: string;
  readonly rules: Rulebook;
  /** What is known of the game; designer and year only where a source names them. */
  readonly facts: {
    readonly designer?: string;
    readonly year?: number;
    readonly players: { readonly min: number; readonly max: number };
    readonly age?: number;
    /** A number, or a range where a source gives one. */
    readonly minutes: number | { readonly min: number; readonly max: number };
  };
  readonly provenance: {
    readonly summary: Text;
    readonly printed: Text;
    readonly public: Text;
    readonly reconstructed: Text;
  };
  readonly turn: readonly Waypoint[];
  readonly examples: readonly Example[];
  /** Ids of the examples that stand open in the rulebook, about one a section; the others are a line each. */
  readonly shown: ReadonlySet<string>;
  /** The forms of its page "check a move", in order. */
  readonly disputes: readonly { readonly id: string; readonly question: Text }[];
  /** The questions of its page \"what is my best move?\", in order. */
  readonly asked: readonly { readonly id: string; readonly title: Text }[];
  /** A word of its rulebook, to try the search with. */
  readonly searchWord: Text;
}

/** Games with pages, in the order of the sidebar. */
export const games: readonly GamePages[] = [
  {
    id: 'borneo',
    rules: borneo.rules,
    facts: borneo.facts,
    provenance: borneo.provenance,
    turn: borneo.turnAtAGlance,
    examples: borneoExamples,
    shown: shown.borneo,
    disputes: borneoDisputes,
    asked: borneoAsked,
    searchWord: { fr: 'combat', en: 'fight' },
  },
  {
    id: 'cabo-da-roca',
    rules: cabo.rules,
    facts: cabo.facts,
    provenance: cabo.provenance,
    turn: cabo.turnAtAGlance,
    examples: caboExamples,
    shown: shown['cabo-da-roca'],
    disputes: caboDisputes,
    asked: caboAsked,
    searchWord: { fr: 'péage', en: 'toll' },
  },
  {
    id: 'comptoir-des-antilles',
    rules: comptoir.rules,
    facts: comptoir.facts,
    provenance: comptoir.provenance,
    turn: comptoir.turnAtAGlance,
    examples: comptoirExamples,
    shown: shown['comptoir-des-antilles'],
    disputes: comptoirDisputes,
    asked: comptoirAsked,
    searchWord: { fr: 'ardoise', en: 'slate' },
  },
  {
    id: 'rotterdam',
    rules: rotterdam.rules,
    facts: rotterdam.facts,
    provenance: rotterdam.provenance,
    turn: rotterdam.turnAtAGlance,
    examples: rotterdamExamples,
    shown: shown.rotterdam,
    disputes: rotterdamDisputes,
    asked: rotterdamAsked,
    searchWord: { fr: 'Joker', en: 'Joker' },
  },
];

/** The game whose pages these are; undefined elsewhere. */
export const gameOf = (path: string): GamePages | undefined => games.find(({ id }) => path.split('/')[0] === id);

/** What chats show of a link to a page of a game: its name, and the card of the game. `base` and `site` say where it stands. */
export const previewOf = (title: string, game: GamePages, site: URL | undefined) => {
  const card = to(`cards/${game.id}.png`);
  return [
    ['og:title', title],
    ['og:image', site ? new URL(card, site).href : card],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', game.rules.title],
  ].map(([property = '', content = '']) => ({ tag: 'meta' as const, attrs: { property, content } }));
};

/** The head of a page: its title in the browser's bar, since several games have pages of the same name, and its preview. */
export const titleOf = (title: string, game: GamePages, site?: URL) => [
  { tag: 'title' as const, content: `${title}, ${game.rules.title} | Portolan` },
  ...previewOf(nameOf(game.rules.title, title), game, site),
];

/** A question of a game that has an address of its own. */
export interface QuestionPage {
  readonly game: GamePages;
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
        ? game.disputes.map(({ id, question }) => ({ kind: id, question }))
        : game.asked.map(({ id, title }) => ({ kind: kindOf(id), question: title }));
    return questions.map(({ kind, question }) => ({
      params: { ...params, question: kind },
      props: { game, question, tool, kind } satisfies QuestionPage,
    }));
  });

/** The paths of a page that every game has, in both languages. */
export const everyGame = (): { params: { lang: Lang; game: string }; props: { game: GamePages } }[] =>
  games.flatMap((game) =>
    bothLangs().map(({ params: { lang } }) => ({ params: { lang, game: game.id }, props: { game } })),
  );

/** All harbors of the chart, from north to south. */
export const harbors: readonly Harbor[] = [
  { id: 'rotterdam', title: 'Rotterdam', players: '2–4', minutes: '60', open: true },
  { id: 'cabo-da-roca', title: 'Cabo da Roca', players: '2–4', minutes: '60', open: true },
  { id: 'comptoir-des-antilles', title: 'Comptoir des Antilles', players: '3–4', minutes: '40–60', open: true },
  { id: 'borneo', title: 'Borneo', players: '3–5', minutes: '45', open: true },
];
