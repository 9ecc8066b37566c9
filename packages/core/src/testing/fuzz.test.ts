import { describe, expect, it } from 'vitest';
import { race } from '../../fixtures/race.ts';
import { fuzzPositions } from './fuzz.ts';

const samples = [{ at: [3, 3, 2], mover: 1, rolling: true }];

const fuzz = (game: typeof race) => fuzzPositions(game, { samples, seed: 1, count: 2000 });

describe('positions typed in by nobody', () => {
  it('find nothing in a sound game, and do ask', () => {
    const { failures, parsed, sound } = fuzz(race);
    expect(failures).toEqual([]);
    expect(parsed).toBeGreaterThan(800);
    expect(sound).toBeGreaterThan(400);
    expect(parsed).toBeGreaterThan(sound);
  });

  it('are the same for the same seed', () => {
    expect(fuzz(race)).toEqual(fuzz(race));
    expect(fuzzPositions(race, { seed: 2, count: 500 })).not.toEqual(fuzzPositions(race, { seed: 3, count: 500 }));
  });

  const at = (seat: number, place: number) => (state: { readonly at: readonly number[] }) => state.at[seat] === place;

  it.each<readonly [law: string, bug: string, smallest: string, game: typeof race]>([
    [
      'goesOn',
      'stops where nobody comes in play',
      '"rolling":false',
      { ...race, outcome: () => undefined, turn: (state) => ({ ...race.turn(state), actors: [0] }) },
    ],
    ['someoneActsOrItIsOver', 'never ends', '"at":[', { ...race, outcome: () => undefined }],
    [
      'soundStaysSound',
      'walks off the track',
      '"at":[',
      {
        ...race,
        validate: (state) =>
          at(0, 2)(state) ? [{ clause: 'race.goal', reason: 'tired', facts: {}, paths: [] }] : race.validate(state),
      },
    ],
    [
      'listedAreLegal',
      'lists what it refuses',
      '"rolling":false',
      { ...race, check: (state, action) => race.check({ ...state, mover: 0 }, action) },
    ],
    [
      'listsWholeOrSaid',
      'lists less to a spectator',
      '"rolling":false',
      {
        ...race,
        view: (state, seat) => ({ ...race.view(state, seat), ...(seat === null ? { hidden: true } : {}) }),
        actions: (state, seat) => race.actions(state, seat).slice(0, 'hidden' in state ? 1 : 9),
      },
    ],
    [
      'listsByActor',
      'gives everybody the list of the mover',
      '"rolling":false',
      { ...race, actions: (state, seat) => race.actions(state, seat === undefined ? seat : state.mover) },
    ],
    [
      'viewsAreStates',
      'shows another turn',
      '"mover":1',
      { ...race, view: (state, seat) => ({ ...race.view(state, seat), mover: 0 }) },
    ],
    [
      'positionsRoundTrip',
      'forgets the die',
      '"rolling":true',
      { ...race, makePosition: (state) => ({ ...state, rolling: false }) },
    ],
    [
      'neverThrows',
      'cannot count to seven',
      ',7',
      {
        ...race,
        scores: (state) => {
          if (at(1, 7)(state)) throw new Error('seven');
          return race.scores(state);
        },
      },
    ],
    [
      'neverThrows',
      'knows only who sits at the table',
      '{"at":[',
      {
        ...race,
        check: (state, action) => {
          if (action.kind !== 'die') state.at[action.seat]!.toFixed();
          return race.check(state, action);
        },
      },
    ],
    [
      'parsePosition',
      'refuses without a reason',
      '  in null',
      { ...race, parsePosition: (json) => (json === null ? { ok: false, problems: [] } : race.parsePosition(json)) },
    ],
    [
      'parsePosition or a law',
      'trusts that there is a list',
      '"at"',
      {
        ...race,
        parsePosition: (json) => {
          const { at: places } = (json ?? {}) as { at?: number[] };
          if (places !== undefined) places.map(Number);
          return race.parsePosition(json);
        },
      },
    ],
  ])('break %s in an engine that %s', (law, _bug, smallest, game) => {
    const { failures } = fuzz(game);
    const found = failures.filter((failure) => failure.startsWith(`${law}: `));
    expect(found.length, failures.join('\n')).toBeGreaterThan(0);
    expect(found[0]).toContain(smallest);
  });

  it('tell the smallest position that fails', () => {
    const outcome: typeof race.outcome = (state) => {
      if (at(1, 7)(state)) throw new Error('seven');
      return race.outcome(state);
    };
    expect(fuzz({ ...race, outcome }).failures.join()).toMatch(
      /^neverThrows: outcome throws: Error: seven\n.*\n.*\n {2}in \{"at":\[-?\d+,7\],"mover":[01],"rolling":(true|false)\}$/,
    );
  });

  it('leave out a law that a game does not keep, with the reason', () => {
    const game: typeof race = { ...race, outcome: () => undefined };
    const hooks = { except: { someoneActsOrItIsOver: 'a game without an end' } };
    expect(fuzzPositions(game, { seed: 1, count: 500, hooks }).failures).toEqual([]);
  });
});
