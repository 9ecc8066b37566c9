import { describe, expect, it } from 'vitest';
import { examples, type RaceClause, rules, running } from '../../fixtures/race-rules.ts';
import { both } from '../words.ts';
import { type ExampleHooks, exampleLaws, examplesLaws } from './examples.ts';

type Hooks = ExampleHooks;
const hooks = { game: running, rules, examples } as unknown as Hooks;

const broken = (given: Hooks): readonly string[] => [
  ...exampleLaws
    .filter(([, law]) => given.examples.some((example) => law(example, given).length > 0))
    .map(([name]) => name),
  ...examplesLaws.filter(([, law]) => law(given).length > 0).map(([name]) => name),
];

const [step, late, die, beyond] = examples;
const changed = (i: number, change: object): Hooks =>
  ({ ...hooks, examples: examples.map((one, at) => (at === i ? { ...one, ...change } : one)) }) as unknown as Hooks;

describe('the laws of examples', () => {
  it('hold of a small game', () => expect(broken(hooks)).toEqual([]));

  const all = [...exampleLaws, ...examplesLaws].map(([name]) => name);
  const named = (start: string) => all.find((name) => name.startsWith(start))!;

  it.each<[what: string, given: Hooks, laws: readonly string[]]>([
    [
      'a position that cannot be',
      changed(0, { position: beyond!.position }),
      ['starts from a', 'is told in', 'makes the clauses', 'goes as it', 'show each open'],
    ],
    [
      'a sound position without an action',
      changed(3, { position: step!.position }),
      ['starts from a', 'makes the clauses'],
    ],
    ['a legal action said to be illegal', changed(0, { legal: false }), ['goes as it']],
    ['an early refusal', changed(1, { actions: [...late!.actions, ...late!.actions] }), ['goes as it']],
    ['an answer to no action', changed(3, { legal: true }), ['goes as it']],
    ['a clause that does not fire', changed(0, { shows: ['race.die', 'ruling.pace'] }), ['makes the clauses']],
    ['a straight apostrophe', changed(0, { title: both("L'un", 'One') }), ['is set in']],
    ['French marks in English', changed(0, { caption: both('« A »', '«\u00a0A\u00a0»') }), ['is set in']],
    ['a clause that nothing shows', changed(2, { shows: ['race.turn'] }), ['makes the clauses', 'show every clause']],
    ['an id twice', changed(1, { id: 'step' }), ['have ids of']],
    [
      'an open point that another reading leaves alone',
      {
        ...hooks,
        game: { ...running, parsePosition: running.parsePosition, makePosition: () => ({}) },
      } as unknown as Hooks,
      ['makes the clauses', 'show each open'],
    ],
    [
      'a clause that is seen everywhere',
      { ...hooks, inSight: { 'race.sport': () => true } } as unknown as Hooks,
      ['fire only what'],
    ],
    [
      'an excuse for what is shown',
      { ...hooks, unshown: { 'race.turn': 'no', 'race.sport': 'advice' } } as unknown as Hooks,
      ['show every clause'],
    ],
    ['no excuse where others have one', { ...hooks, unshown: {} }, ['show every clause']],
    [
      'a reason without a sentence',
      { ...hooks, rules: { ...rules, violation: () => 'What?' } } as unknown as Hooks,
      ['is told in'],
    ],
    [
      'an event without a fact',
      { ...hooks, rules: { ...rules, event: () => 'undefined moves.' } } as unknown as Hooks,
      ['is told in'],
    ],
  ])('find %s', (_, given, laws) => {
    expect(new Set(broken(given))).toEqual(new Set(laws.map(named)));
  });

  it('look at what lies on the table', () => {
    const seen = { 'race.sport': ({ end }: { end: { at: readonly number[] } }) => end.at[0] === 4 };
    const given = changed(2, { shows: [...die!.shows, 'race.sport' satisfies RaceClause] });
    expect(broken(given)).toContain(named('makes the clauses'));
    expect(broken({ ...given, inSight: seen } as unknown as Hooks)).toEqual([]);
  });
});
