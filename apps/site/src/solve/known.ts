import type { Lang } from '@portolan/core';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { openedAt, reached } from './answering.ts';
import type { AnyPictures, AnySolving, KnownQuestion, PageQuestion } from './game.ts';
import type { Task } from './task.ts';

interface AnyQuestion {
  solve(...given: readonly unknown[]): unknown;
}

const solved = new Map<string, unknown>();

/** The same questions, each sample answered once: every language tells the same answer. */
const remembering = (solving: AnySolving, task: Task): AnySolving => {
  const question = solving.questions[task.question] as AnyQuestion;
  const asked = JSON.stringify([solving.page.id, task]);
  const solve = (...given: readonly unknown[]) => {
    if (!solved.has(asked)) solved.set(asked, question.solve(...given));
    return solved.get(asked);
  };
  return { ...solving, questions: { ...solving.questions, [task.question]: { ...question, solve } } };
};

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
  const answer = reached(remembering(solving, task), task, lang);
  if (answer.kind !== 'answer') throw new Error(`${asked.id}: ${JSON.stringify(answer.problems)}`);
  const { told } = answer;
  const shown = told.rows ? told.rows[0] : told.shown;
  const picture = asked.needsPosition
    ? render(h(Board, { table, lang, id: asked.id, input, shown, still: true, change: () => {} }))
    : '';
  return { asked, opened, told, picture, tall: tall === true };
};
