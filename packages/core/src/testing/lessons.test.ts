import { describe, expect, it } from 'vitest';
import { type Action, type Moved, race, type State } from '../../fixtures/race.ts';
import { type RaceClause, rules } from '../../fixtures/race-rules.ts';
import { type Attempt, beginStep, type Lesson, type LessonStep, tryMove, tryMoves } from '../lessons.ts';
import { must } from '../result.ts';
import { both } from '../words.ts';
import { type LessonHooks, lessonLaws, lessonsLaws } from './lessons.ts';

type Step = LessonStep<State, Action, Moved, object>;

const walk: Action = { kind: 'walk', seat: 0 };
const roll: Action = { kind: 'roll', seat: 0 };
const stranger: Action = { kind: 'walk', seat: 1 };
const told = { title: both('Un pas', 'A step'), text: both('On avance.', 'We move.'), task: both('Va !', 'Go.') };

const alone: Step = {
  ...told,
  position: { at: [0, 0], mover: 0, rolling: false },
  seat: 0,
  goal: ({ state }) => state.at[0] === 1,
  solutions: [[walk]],
  tempting: [[stranger], [roll]],
  done: both('Avancé', 'On the way'),
  missed: both('Le dé roule encore.', 'The die still rolls.'),
};
const inCompany: Step = {
  ...told,
  position: { at: [0, 0, 0], mover: 0, rolling: false },
  seat: 0,
  others: true,
  goal: ({ state, own }) => own === 2 && state.at[0] === 2,
  solutions: [[walk, walk]],
  tempting: [[walk, stranger]],
  done: both('Deux cases', 'Two steps'),
};
const lesson: Lesson<State, Action, Moved, object, RaceClause> = {
  id: 'steps',
  title: both('Les pas', 'Steps'),
  about: both('Comment avancer.', 'How to move.'),
  teaches: ['race.turn'],
  steps: [alone, inCompany],
};
const hooks = { game: race, rules, lessons: { lessons: [lesson], leftOut: {} } } as unknown as LessonHooks;

const broken = (given: LessonHooks): readonly string[] => [
  ...lessonLaws
    .filter(([, law]) => given.lessons.lessons.some((one) => law(one, given).length > 0))
    .map(([name]) => name),
  ...lessonsLaws.filter(([, law]) => law(given).length > 0).map(([name]) => name),
];

const withLesson = (change: object): LessonHooks => ({
  ...hooks,
  lessons: { lessons: [{ ...lesson, ...change }], leftOut: {} },
});
const withStep = (change: object): LessonHooks => withLesson({ steps: [{ ...alone, ...change }, inCompany] });

it('hands the others the view of their seat, never the state', () => {
  const seen: unknown[] = [];
  const blind = { ...race, view: (state: State, seat: number | null) => ({ ...race.view(state, seat), seenBy: seat }) };
  const begun = must(beginStep(blind, inCompany));
  tryMove(blind, inCompany, begun, walk, (state, actions) => {
    seen.push((state as { seenBy?: unknown }).seenBy);
    return actions[0]!;
  });
  expect(seen).toEqual([1, 2]);
});

describe('the laws of lessons', () => {
  it('hold of a small game', () => expect(broken(hooks)).toEqual([]));

  const all = [...lessonLaws, ...lessonsLaws].map(([name]) => name);

  it.each<[what: string, given: LessonHooks, laws: readonly string[]]>([
    ['a single step', withLesson({ steps: [inCompany] }), ['has two']],
    [
      'a table that cannot be',
      withStep({ position: { at: [9, 0], mover: 0, rolling: true } }),
      ['begins', 'is solved'],
    ],
    ['a task that is done before', withStep({ goal: () => true }), ['begins', 'has tempting']],
    ['another seat to act', withStep({ seat: 1 }), ['begins']],
    ['a solution that solves nothing', withStep({ solutions: [[roll]] }), ['is solved']],
    [
      'a solution that is longer than it must be',
      withStep({ solutions: [[walk, roll]] }),
      ['is solved', 'has tempting'],
    ],
    ['a tempting move that is right', withStep({ tempting: [[walk]] }), ['has tempting']],
    ['a miss that nothing explains', withStep({ missed: undefined }), ['has tempting']],
    ['a clause that decides no move', withLesson({ teaches: ['race.turn', 'race.goal'] }), ['teaches']],
    ['a clause that there is not', withLesson({ teaches: ['race.turn', 'race.luck'] }), ['teaches']],
    ['a clause only told that decides a move', withLesson({ tells: ['race.turn'] }), ['only tells']],
    ['a clause told that there is not', withLesson({ tells: ['race.luck'] }), ['only tells']],
    ['marks of the other language', withStep({ done: { fr: 'Va !', en: 'Go' } }), ['is set']],
    ['an obligation left out', withLesson({ teaches: ['race.die'] }), ['teaches', 'touch']],
    [
      'a reason for nothing',
      { ...hooks, lessons: { ...hooks.lessons, leftOut: { 'race.turn': both('Trop tôt.', 'Too early.') } } },
      ['touch'],
    ],
    [
      'a reason that is set wrong',
      { ...hooks, lessons: { ...hooks.lessons, leftOut: { 'race.die': { fr: "L'été", en: 'Later' } } } },
      ['touch', 'say in both'],
    ],
    ['two of a name', { ...hooks, lessons: { lessons: [lesson, lesson], leftOut: {} } }, ['have ids']],
    ['an end without others', withLesson({ steps: [inCompany, alone] }), ['end with']],
    ['an end with one other', withLesson({ steps: [alone, { ...inCompany, position: alone.position }] }), ['end with']],
  ])('find %s', (_, given, laws) => {
    expect(broken(given)).toEqual(all.filter((name) => laws.some((start) => name.startsWith(start))));
  });
});

describe('a move of a learner', () => {
  const begun = must(beginStep(race, inCompany));

  it('is followed by those of the others, until the learner is to act again', () => {
    const tried = tryMove(race, inCompany, begun, walk, (_, actions) => actions[0]!);
    expect(tried.kind).toBe('onward');
    if (tried.kind === 'refused') throw new Error('refused');
    expect(tried.attempt.actions).toEqual([walk, { kind: 'walk', seat: 1 }, { kind: 'walk', seat: 2 }]);
    expect(tried.events).toHaveLength(3);
    expect(tried.attempt.state.at).toEqual([1, 1, 1]);
    expect(begun.state.at).toEqual([0, 0, 0]);
  });

  it('comes to the same each time, whatever nature draws', () => {
    const rolled = () => tryMove(race, inCompany, begun, roll);
    expect(rolled()).toEqual(rolled());
  });

  it('ends the attempt when the game is over, or when none is left', () => {
    const near: Attempt<State, Action, Moved> = { ...begun, state: { at: [3, 0, 0], mover: 0, rolling: false } };
    expect(tryMove(race, { ...inCompany, goal: () => false }, near, walk).kind).toBe('missed');
    const never = must(tryMoves(race, { ...alone, goal: () => false }, [walk]));
    expect(never.map(({ kind }) => kind)).toEqual(['missed']);
  });
});
