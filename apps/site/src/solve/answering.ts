import type { Kind, Lang, Problem, Result } from '@portolan/core';
import type { Budget, Question } from '@portolan/solvers';
import type { BestAnswer, BestQuestion } from '@portolan/solvers/search';
import { besideIn, wholeIn } from '../check/sentences.ts';
import { both } from '../kit/text.ts';
import type { Json } from '../stores/table.ts';
import { worthOf } from './certainties.ts';
import type { AnySolving, Opened, PageQuestion, ReadTable, WrongInput } from './game.ts';
import type { Reached, Task } from './task.ts';
import type { Told } from './told.ts';

/** What the questions of any game can find wrong. */
const problemTexts: AnySolving['problemTexts'] = {
  'not-to-act': both(
    'Ce n’est pas à ce joueur d’agir dans cette position.',
    'It is not this player’s turn in this position.',
  ),
};

/** The question of a game with an id. Throws for one that it does not ask. */
const askedIn = ({ asked }: AnySolving, id: string): PageQuestion => {
  const found = asked.find((one) => one.id === id);
  if (!found) throw new Error(`no question ${id}`);
  return found;
};

/** What is wrong, in sentences. */
const wrongIn = (solving: AnySolving, problems: readonly Problem[], lang: Lang): readonly WrongInput[] =>
  problems.map((problem) => {
    const special = (solving.problemTexts?.[problem.code] ?? problemTexts?.[problem.code])?.[lang];
    const tell = solving.problemInWords;
    const beside = special ?? besideIn(tell, problem, lang);
    // The table is no field of the form: what is wrong with it as a whole has no place to be named.
    const whole = problem.path === 'position' ? beside : (special ?? wholeIn(tell, problem, lang));
    return { path: problem.path, beside, whole };
  });

/** The sample in the owner's box, where it goes with that. */
const sampleIn = ({ sample, sampleFor, read }: AnySolving, box: Json | null | undefined): Json => {
  const owned = box ? (sampleFor?.(box) ?? { ...(sample as Json), edition: box }) : undefined;
  return (owned && read(owned).ok ? owned : sample) as Json;
};

/** Reads a sample of ours. Throws where it cannot be read. */
const readSample = ({ read }: AnySolving, sample: Json): ReadTable<unknown> => {
  const found = read(sample);
  if (!found.ok) throw new Error('a sample cannot be read');
  return found.value;
};

/** What a form opens with on a table: the best move is asked for somebody who is to act. */
const opening = (solving: AnySolving, id: string, read: ReadTable<unknown>): Json => {
  const input = solving.inputOf(id, read);
  if (id !== solving.first.id) return input;
  const seat = (solving.questions[id] as BestQuestion<unknown, Kind>).asker(read.state);
  return seat === undefined ? input : { ...(input as object), seat };
};

/** A question at the table that is offered, else at a sample that the owner's box allows. */
export const openedAt = (
  solving: AnySolving,
  id: string,
  offered: Json | undefined,
  box: Json | null | undefined,
  lang: Lang,
): Opened => {
  const sample = sampleIn(solving, box);
  const isOwn = offered !== undefined && JSON.stringify(offered) !== JSON.stringify(sample);
  const found = isOwn ? solving.read(offered) : undefined;
  const own = found?.ok === true;
  const read = found?.ok ? found.value : readSample(solving, sample);
  return {
    position: own && offered ? offered : sample,
    own,
    table: read.table,
    shape: solving.inputs[id]?.(read.state).schema ?? {},
    input: opening(solving, id, read),
    problems: found && !found.ok ? wrongIn(solving, found.problems, lang).map(({ whole }) => whole) : [],
  };
};

/** Rows that can be shown on the table: more of them nobody looks at one after the other. */
const SHOWN = 40;

/** What the first rows of a ranking of moves are about. */
const rowsOf = ({ first }: AnySolving, table: unknown, answer: unknown): readonly unknown[] =>
  (answer as BestAnswer<Kind>).ranking
    .filter(({ value }) => value !== null)
    .slice(0, SHOWN)
    .map(({ action }) => first.sceneOf(table, action));

/** Hears the share done, and gives the answer so far where there is one. */
type Hear = (done: number, soFar?: () => Told) => void;

/** Asks a question of a game. */
export const reached = (
  solving: AnySolving,
  { question: id, position, input, iterations }: Task,
  lang: Lang,
  hear: Hear = () => {},
): Reached => {
  const asked = askedIn(solving, id);
  const question = solving.questions[id] as Question<unknown, unknown, never>;
  const wrong = (problems: readonly Problem[]): Reached => ({
    kind: 'problems',
    problems: wrongIn(solving, problems, lang),
  });
  const read: Result<ReadTable<unknown>> = solving.read(position);
  if (!read.ok) return wrong(read.problems);
  const state = question.needsPosition ? read.value.state : undefined;
  const parsed = question.parse(input, state);
  if (!parsed.ok) return wrong(parsed.problems);
  const told = (answer: unknown): Told => {
    const given = { id, answer, input: input as Json, ...read.value };
    const shown = solving.shown?.(given);
    const { certainty, means } = worthOf(asked, answer);
    return {
      solved: solving.solved(given, lang),
      certainty,
      means: means[lang],
      ...(shown ? { shown } : {}),
      ...(id === solving.first.id ? { rows: rowsOf(solving, given.table, answer) } : {}),
    };
  };
  const progress: Budget['progress'] = (done, soFar) => {
    hear(done, soFar && (() => told(soFar())));
    return false;
  };
  const budget = iterations === undefined ? { progress } : { iterations, progress };
  return { kind: 'answer', told: told(question.solve(state, parsed.value, budget)) };
};
