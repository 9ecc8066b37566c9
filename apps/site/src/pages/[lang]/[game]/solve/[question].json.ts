// What is known of a question of the solver before anybody has entered anything, beside the page that asks it: its words, the
// sample as it is drawn, and the answer; and what the page knows of its game.

import type { Lang } from '@portolan/core';
import type { SiteGame } from '../../../../games/game.ts';
import { factsOf } from '../../../../kit/page-facts.ts';
import { everyQuestion, everyTool } from '../../../../lib/games.ts';
import { kindOf } from '../../../../solve/kind.ts';
import { knownOf } from '../../../../solve/known.ts';

/** The name of the file that tells of the game; no question is called so. */
const PAGE = 'page';

export const getStaticPaths = () => [
  ...everyQuestion('solve'),
  ...everyTool('solve').map(({ params, props }) => ({
    params: { ...params, question: PAGE },
    props: { ...props, kind: PAGE },
  })),
];

interface Route {
  readonly params: { readonly lang: Lang };
  readonly props: { readonly game: SiteGame; readonly kind: string };
}

export const GET = async ({ params: { lang }, props: { game, kind } }: Route) => {
  const parts = await game.solving?.();
  if (!parts) throw new Error(`${game.id}: nothing answers its questions`);
  const { default: solving, pictures } = parts;
  if (kind === PAGE) return new Response(JSON.stringify(factsOf(solving.page)));
  const asked = solving.asked.find(({ id }) => kindOf(id) === kind);
  if (!asked) throw new Error(`${game.id}: no question ${kind}`);
  return new Response(JSON.stringify(knownOf(solving, pictures, asked, lang)));
};
