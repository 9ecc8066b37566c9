import type { Lang } from '@portolan/core';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { openedAt, reached } from './answering.ts';
import type { AnyPictures, AnySolving, KnownQuestion, PageQuestion } from './game.ts';

/** What the build knows of a question: its words, the sample, how that is drawn, and the answer. Throws where the sample has none. */
export const knownOf = (
  solving: AnySolving,
  { Board, tall }: AnyPictures,
  { explain: _, ...asked }: PageQuestion & { readonly explain?: unknown },
  lang: Lang,
): KnownQuestion => {
  const opened = openedAt(solving, asked.id, undefined, undefined, lang);
  const { position, input, table } = opened;
  const [iterations] = asked.tries?.choices ?? [];
  const task = { question: asked.id, position, input, ...(iterations === undefined ? {} : { iterations }) };
  const answer = reached(solving, task, lang);
  if (answer.kind !== 'answer') throw new Error(`${asked.id}: ${JSON.stringify(answer.problems)}`);
  const { told } = answer;
  const shown = told.rows ? told.rows[0] : told.shown;
  const picture = asked.needsPosition
    ? render(h(Board, { table, lang, id: asked.id, input, shown, still: true, change: () => {} }))
    : '';
  return { asked, opened, told, picture, tall: tall === true };
};
