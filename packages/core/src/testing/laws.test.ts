import { describe, expect, it } from 'vitest';
import { type Action, race, type State } from '../../fixtures/race.ts';
import { difference, same } from './compare.ts';
import { assertLaws, failuresOn, type Hooks } from './laws.ts';
import { walk, walkThrough } from './walk.ts';

const hooks: Hooks<State, Action> = { pieces: ({ at }) => at.length };

const wild = <Value>(value: unknown): Value => value as Value;

/** Engines with one bug each, and the law that must find it. */
const broken: readonly (readonly [law: string, bug: string, game: typeof race])[] = [
  [
    'listedAreLegal',
    'refuses what it lists',
    { ...race, check: (state, action) => race.check({ ...state, mover: 1 }, action) },
  ],
  [
    'listIsCanonical',
    'lists twice',
    { ...race, actions: (state, seat) => [...race.actions(state, seat), ...race.actions(state, seat)] },
  ],
  ['listsByActor', 'gives everybody the same list', { ...race, actions: (state) => race.actions(state) }],
  [
    'chancesAreSound',
    'has a weight of 0',
    { ...race, chances: (state) => race.chances(state).map(([action], i) => [action, i]) },
  ],
  ['someoneActsOrItIsOver', 'knows no end', { ...race, outcome: () => undefined }],
  [
    'scoresAddUp',
    'adds badly',
    { ...race, scores: (state) => race.scores(state).map((one) => ({ ...one, total: one.total + 1 })) },
  ],
  [
    'foreignAreListed',
    'lets anybody walk',
    {
      ...race,
      check: (state, action) => race.check(action.kind === 'walk' ? { ...state, mover: action.seat } : state, action),
    },
  ],
  [
    'askingChangesNothing',
    'counts how often it is asked',
    {
      ...race,
      check: (state, action) => {
        state.at[0]! += 0.5;
        return race.check(state, action);
      },
    },
  ],
  [
    'applyIsAFunction',
    'plays otherwise when somebody listens',
    {
      ...race,
      apply: (state, action, tell) => {
        race.apply(state, action, tell);
        if (tell) state.mover = 0;
      },
    },
  ],
  [
    'statesArePlain',
    'keeps what JSON loses',
    { ...race, clone: (state) => wild({ ...race.clone(state), extra: undefined }) },
  ],
  ['positionsRoundTrip', 'forgets who is to move', { ...race, makePosition: (state) => ({ ...state, mover: 0 }) }],
  [
    'actionsRoundTrip',
    'does not read a die',
    {
      ...race,
      parseAction: (json, state) =>
        same(json, { kind: 'die', pips: 1 }) ? race.parseAction(null, state) : race.parseAction(json, state),
    },
  ],
  [
    'reachedIsSound',
    'finds fault with the start',
    {
      ...race,
      validate: ({ at }) => (at[0] === 0 ? [{ clause: 'race.goal', reason: 'slow', facts: {}, paths: [] }] : []),
    },
  ],
  [
    'viewsAreStable',
    'shows less each time',
    { ...race, view: (state) => ({ ...race.view(state, null), at: state.at.map((place) => place - 1) }) },
  ],
  ['viewsAreStates', 'shows another turn', { ...race, view: (state) => ({ ...race.view(state, null), mover: 0 }) }],
  [
    'badActionsAreRefused',
    'throws at nonsense',
    {
      ...race,
      parseAction: (json, state) =>
        typeof wild<Action>(json)?.kind === 'string' ? race.parseAction(json, state) : wild(json),
    },
  ],
  [
    'badPositionsAreProblems',
    'trusts positions',
    { ...race, parsePosition: (json) => ({ ok: true, value: wild<State>(JSON.parse(JSON.stringify(json))) }) },
  ],
  [
    'goesOn',
    'lists nothing at a place',
    { ...race, actions: (state, seat) => (state.at[0] === 2 ? [] : race.actions(state, seat)) },
  ],
  [
    'soundStaysSound',
    'plays into what it finds unsound',
    {
      ...race,
      validate: ({ at }) => (at[1] === 2 ? [{ clause: 'race.goal', reason: 'tired', facts: {}, paths: [] }] : []),
    },
  ],
  [
    'listsWholeOrSaid',
    'lists less to others, and does not say so',
    {
      ...race,
      view: (state, seat) => ({ ...race.view(state, seat), ...(seat === state.mover ? {} : { hidden: true }) }),
      actions: (state, seat) => race.actions(state, seat).slice(0, 'hidden' in state ? 1 : 2),
    },
  ],
  [
    'listsWholeOrSaid',
    'says that the list of a seat is not whole that may not act',
    { ...race, unlisted: ({ mover }) => [{ seat: 1 - mover, reason: 'face-down' }] },
  ],
  [
    'neverThrows',
    'knows only who sits at the table',
    {
      ...race,
      check: (state, action) => {
        if (action.kind !== 'die') state.at[action.seat]!.toFixed();
        return race.check(state, action);
      },
    },
  ],
  [
    'neverThrows',
    'cannot say which lists are whole',
    {
      ...race,
      unlisted: ({ at }) => (at[0] === 3 ? wild<{ none: [] }>({}).none.slice() : []),
    },
  ],
  [
    'actionsReadAnyTime',
    'reads only what is due',
    {
      ...race,
      parseAction: (json, state) => race.parseAction(state?.rolling && wild<Action>(json)?.kind !== 'die' ? {} : json),
    },
  ],
  [
    'piecesAreConserved',
    'loses a seat',
    {
      ...race,
      apply: (state, action, tell) => {
        race.apply(state, action, tell);
        if (state.at[0] === 2) state.at.pop();
      },
    },
  ],
];

describe('the laws', () => {
  it('hold for a sound game', () => {
    for (let seed = 0; seed < 20; seed++) assertLaws(race, walkThrough(race, { seats: 2 }, seed), hooks);
  });

  it.each(broken)('%s finds an engine that %s', (law, _bug, game) => {
    const found = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      for (const failure of failuresOn(game, walkThrough(game, { seats: 2 }, seed, { maxActions: 60 }), hooks))
        found.add(failure.law);
    }
    expect([...found]).toContain(law);
  });

  it('name the law, the place and the bug', () => {
    const game: typeof race = { ...race, outcome: () => undefined };
    const played = walkThrough(race, { seats: 2 }, 1);
    expect(() => assertLaws(game, played)).toThrow(
      `race breaks 1 laws:\n- someoneActsOrItIsOver, after ${played.log.actions.length} actions: in over, [] may act and the outcome is undefined`,
    );
    expect(() => assertLaws(game, played, { except: { someoneActsOrItIsOver: 'the test' } })).not.toThrow();
  });

  it('find a log that leads elsewhere', () => {
    const played = walkThrough(race, { seats: 2 }, 1);
    const other = { ...played, log: { ...played.log, actions: played.log.actions.slice(0, -1) } };
    expect(failuresOn(race, other).map(({ law }) => law)).toEqual(['sameLogSameGame']);
  });
});

describe('a walk', () => {
  it('is the states of a game, one by one', () => {
    const steps = [...walk(race, { seats: 2 }, 3)];
    expect(steps[0]).toMatchObject({ index: 0, state: { at: [0, 0] } });
    expect(steps.at(-1)).toMatchObject({ index: steps.length - 1, action: undefined });
    expect([...walk(race, { seats: 2 }, 3, { maxActions: 2 })]).toHaveLength(3);
    expect(() => [...walk(race, { seats: 7 }, 3)]).toThrow('seats: out-of-range');
  });
});

describe('difference', () => {
  it.each([
    [{ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }, undefined],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'at a[1].b: 2 is not 3'],
    [{ a: 1 }, { a: 1, b: undefined }, 'at b: there is a field on one side only'],
    [[1], [1, 2], 'at the top: [1] is not [1,2]'],
    [[], {}, 'at the top: [] is not {}'],
    [0, -0, 'at the top: 0 is not 0'],
    [new Uint8Array(1), { 0: 0 }, 'at the top: {"0":0} is not {"0":0}'],
  ])('of %j and %j', (a, b, found) => {
    expect(difference(a, b)).toBe(found);
    expect(same(a, b)).toBe(found === undefined);
  });
});
