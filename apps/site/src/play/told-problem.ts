import type { Lang, Problem } from '@portolan/core';
import { besideField, uncapital } from '../check/problems.ts';
import type { Book } from '../kit/book.ts';
import { both, fill, words as general } from '../kit/text.ts';

const words = {
  move: both('Coup {n}', 'Move {n}'),
  comment: both('Note du coup {n}', 'Remark on move {n}'),
} as const;

/** The places of a kept game that people can find again. */
const places = [
  [/^(?:moves|actions)\[(\d+)\]/, words.move, 1],
  [/^comments\.(\d+)/, words.comment, 0],
] as const;

/** What is wrong with a game that was kept or sent, in words, with the move that it is about. */
export const toldProblem = (book: Pick<Book, 'problemText'>, problem: Problem, lang: Lang): string => {
  for (const [pattern, name, first] of places) {
    const found = pattern.exec(problem.path);
    if (!found) continue;
    const move = fill(name[lang], { n: String(Number(found[1]) + first) });
    return `${move}${general.colon[lang]}${uncapital(besideField(book, problem, lang))}`;
  }
  // Where nobody could point at a move, the name in the file is the place.
  return problem.path === '' ? besideField(book, problem, lang) : book.problemText(problem, lang);
};
