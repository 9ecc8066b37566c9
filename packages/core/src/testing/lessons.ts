import type { Game, Kind } from '../game.ts';
import { type AnyLesson, type AnyLessonStep, type AnyLessons, beginStep, clausesOf, tryMoves } from '../lessons.ts';
import type { Policy } from '../playout.ts';
import { must } from '../result.ts';
import type { ClauseText, Rulebook } from '../rulebook.ts';
import { languages, type Text } from '../text.ts';
import { marksIn } from './words.ts';

/** What the laws of lessons must know of a game. */
export interface LessonHooks {
  // biome-ignore lint/suspicious/noExplicitAny: a law of all games cannot name their types
  readonly game: Game<any, any, any, any, any>;
  readonly rules: Rulebook;
  readonly lessons: AnyLessons;
  /** How the others play. */
  // biome-ignore lint/suspicious/noExplicitAny: a law of all games cannot name their types
  readonly policy?: Policy<any, any>;
}

/** What a lesson breaks, in words; empty if nothing. */
export type LessonLaw = (lesson: AnyLesson, hooks: LessonHooks) => readonly string[];

/** What the lessons of a game break together. */
export type LessonsLaw = (hooks: LessonHooks) => readonly string[];

const inEachStep =
  (law: (step: AnyLessonStep, hooks: LessonHooks) => readonly string[]): LessonLaw =>
  ({ steps }, hooks) =>
    steps.flatMap((step: AnyLessonStep, i: number) => law(step, hooks).map((fault) => `step ${i + 1}: ${fault}`));

const triedIn = ({ game, policy }: LessonHooks, step: AnyLessonStep, moves: readonly Kind[]) =>
  must(tryMoves(game, step, moves, policy));

const startsFromATable = inEachStep((step, { game }) => {
  const begun = beginStep(game, step);
  if (!begun.ok) return begun.problems.map(({ path, code }) => `its position: ${path} ${code}`);
  const { state } = begun.value;
  return [
    ...game.validate(state).map(({ clause }) => `its position breaks ${clause}`),
    ...(game.turn(state).actors.includes(step.seat) ? [] : ['the learner is not to act']),
    ...(step.goal(begun.value) ? ['it is done before it begins'] : []),
  ];
});

const isSolved = inEachStep((step, hooks) =>
  step.solutions.flatMap((moves: readonly Kind[], i: number) => {
    const kinds = triedIn(hooks, step, moves).map(({ kind }) => kind);
    const expected = moves.map((_, at) => (at === moves.length - 1 ? 'reached' : 'onward'));
    return kinds.join() === expected.join() ? [] : [`solution ${i + 1} comes to ${kinds.join()}`];
  }),
);

const isTempting = inEachStep((step, hooks) =>
  step.tempting.flatMap((moves: readonly Kind[], i: number) => {
    const tried = triedIn(hooks, step, moves);
    const last = tried.at(-1)?.kind;
    if (tried.length < moves.length || last === 'reached' || last === 'onward')
      return [`tempting ${i + 1} comes to ${tried.map(({ kind }) => kind).join()}`];
    return last === 'missed' && !step.missed ? [`tempting ${i + 1} is legal, and nothing says why it misses`] : [];
  }),
);

/** The clauses that decide a move of a lesson. */
const decides = (lesson: AnyLesson, hooks: LessonHooks): ReadonlySet<string> =>
  new Set(
    lesson.steps.flatMap((step: AnyLessonStep) =>
      [...step.solutions, ...step.tempting].flatMap((moves: readonly Kind[]) =>
        triedIn(hooks, step, moves).flatMap((one) => clausesOf<string>(one)),
      ),
    ),
  );

const teachesByMoves: LessonLaw = (lesson, hooks) => {
  const at = decides(lesson, hooks);
  return lesson.teaches
    .filter((clause: string) => !at.has(clause))
    .map((clause: string) =>
      Object.hasOwn(hooks.rules.clauses, clause) ? `no move of it is decided by ${clause}` : `there is no ${clause}`,
    );
};

const tellsTheRest: LessonLaw = (lesson, hooks) => {
  const at = decides(lesson, hooks);
  return (lesson.tells ?? []).flatMap((clause: string) => {
    if (!Object.hasOwn(hooks.rules.clauses, clause)) return [`there is no ${clause}`];
    return at.has(clause) ? [`${clause} decides a move of it: it teaches it`] : [];
  });
};

const textsOf = ({ title, about, steps }: AnyLesson): readonly Text[] => [
  title,
  about,
  ...steps.flatMap((step: AnyLessonStep) => [
    step.title,
    step.text,
    step.task,
    step.done,
    ...(step.missed ? [step.missed] : []),
  ]),
];

const isSetInBothLanguages: LessonLaw = (lesson) =>
  languages.flatMap((lang) => textsOf(lesson).flatMap((text) => marksIn(text[lang], lang)));

const isShort: LessonLaw = ({ steps }) =>
  steps.length >= 2 && steps.length <= 5 ? [] : [`it has ${steps.length} steps, not two to five`];

/** What every lesson keeps, each law with its name. */
export const lessonLaws: readonly (readonly [name: string, law: LessonLaw])[] = [
  ['has two to five steps', isShort],
  ['begins each step at a table that can be, with the task before the learner', startsFromATable],
  ['is solved by its solutions, by nothing less', isSolved],
  ['has tempting moves that are refused, or miss the task and are told why', isTempting],
  ['teaches clauses that decide its moves', teachesByMoves],
  ['only tells clauses that decide none', tellsTheRest],
  ['is set in both languages as each is written', isSetInBothLanguages],
];

const mustBeTaught = ({ kind, except }: ClauseText): boolean =>
  except === undefined && (kind === 'permission' || kind === 'obligation' || kind === 'prohibition');

const touchWhatBinds: LessonsLaw = ({ rules, lessons: { lessons, leftOut } }) => {
  const taught = new Set<string>(lessons.flatMap(({ teaches, tells = [] }) => [...teaches, ...tells]));
  const binding = Object.entries(rules.clauses).filter(([, text]) => mustBeTaught(text));
  return [
    ...binding
      .filter(([id]) => !taught.has(id) && !Object.hasOwn(leftOut, id))
      .map(([id]) => `no lesson teaches ${id}, and nothing says why`),
    ...Object.keys(leftOut)
      .filter((id) => taught.has(id) || !binding.some(([one]) => one === id))
      .map((id) => `${id} is left out, and need not be`),
  ];
};

const haveIds: LessonsLaw = ({ lessons: { lessons } }) => {
  const ids = lessons.map(({ id }) => id);
  return ids
    .filter((id, i) => ids.indexOf(id) < i || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    .map((id) => `${id} is no id of its own`);
};

const endWithATurn: LessonsLaw = ({ game, lessons: { lessons } }) => {
  const last = lessons.at(-1)?.steps.at(-1);
  if (!last?.others) return ['the last one is not played with others'];
  const seats = game.scores(must(beginStep(game, last)).state).length;
  return seats >= 3 ? [] : ['the last one has less than two opponents'];
};

const reasonsAreSet: LessonsLaw = ({ lessons: { leftOut } }) =>
  languages.flatMap((lang) =>
    (Object.values(leftOut) as readonly Text[]).flatMap((reason) => marksIn(reason[lang], lang)),
  );

/** What the lessons of a game keep together, each law with its name. */
export const lessonsLaws: readonly (readonly [name: string, law: LessonsLaw])[] = [
  ['touch every permission, obligation and prohibition, or say why not', touchWhatBinds],
  ['have ids of their own', haveIds],
  ['end with a turn against two others', endWithATurn],
  ['say in both languages what they leave out', reasonsAreSet],
];
