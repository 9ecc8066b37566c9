// What is known of a dispute before anybody has entered anything, beside the page that asks it: its words and the answer to its example.

import type { Lang } from '@portolan/core';
import { knownOf } from '../../../../check/known.ts';
import { bookOf } from '../../../../kit/book.ts';
import { everyQuestion, type QuestionPage } from '../../../../lib/games.ts';

export const getStaticPaths = () => everyQuestion('check');

interface Route {
  readonly params: { readonly lang: Lang };
  readonly props: QuestionPage;
}

export const GET = async ({ params: { lang }, props: { game, kind } }: Route) => {
  const parts = (await game.parts?.())?.[kind];
  if (!parts) throw new Error(`${game.id}: no parts of the dispute ${kind}`);
  const [{ default: form }, { default: judge }] = await Promise.all([parts.form(), parts.judge()]);
  return new Response(JSON.stringify(knownOf(bookOf(game.rules), form, judge, lang)));
};
