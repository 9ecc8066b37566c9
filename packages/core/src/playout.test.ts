import { describe, expect, it } from 'vitest';
import { race } from '../fixtures/race.ts';
import { replay } from './log.ts';
import { type Policy, randomPlay } from './playout.ts';
import { must } from './result.ts';

const roller: Policy<unknown, { readonly kind: string }> = (_state, actions) =>
  actions.find(({ kind }) => kind === 'roll') ?? actions[0]!;

describe('randomPlay', () => {
  it('plays to the end, and its log leads there again', () => {
    for (let seed = 0; seed < 50; seed++) {
      const game = must(randomPlay(race, { seats: 3 }, { seed }));
      expect(game.over).toBe(true);
      expect(game.steps).toBe(game.log.actions.length);
      expect(replay(race, JSON.parse(JSON.stringify(game.log)))).toMatchObject({ ok: true, state: game.state });
    }
  });

  it('plays the same game for the same seed and stream, else another', () => {
    const play = (seed: number, stream?: number) =>
      JSON.stringify(must(randomPlay(race, { seats: 2 }, stream === undefined ? { seed } : { seed, stream })).log);
    expect(play(4)).toBe(play(4, 0));
    expect(new Set(Array.from({ length: 20 }, (_, i) => play(4, i))).size).toBeGreaterThan(10);
  });

  it('asks the policy of each seat, and tells what happens', () => {
    const events: unknown[] = [];
    const { log } = must(
      randomPlay(race, { seats: 2 }, { seed: 1, policy: [roller], tell: (event) => events.push(event) }),
    );
    const own = log.actions.filter((action) => 'seat' in action && action.seat === 0);
    expect(own.every(({ kind }) => kind === 'roll')).toBe(true);
    expect(events).toHaveLength(log.actions.filter(({ kind }) => kind !== 'roll').length);
  });

  it('plays every action with the same chance, unless a seat has a policy', () => {
    const walker: typeof roller = (_state, actions) => actions.find(({ kind }) => kind === 'walk') ?? actions[0]!;
    const movesOf = (policy: readonly (typeof roller | undefined)[]) =>
      new Set(
        [1, 2, 3, 4].flatMap((seed) =>
          must(randomPlay(race, { seats: 2 }, { seed, policy })).log.actions.flatMap((action) =>
            'seat' in action ? [`${action.seat} ${action.kind}`] : [],
          ),
        ),
      );
    expect(movesOf([])).toEqual(new Set(['0 walk', '0 roll', '1 walk', '1 roll']));
    expect(movesOf([roller, roller])).toEqual(new Set(['0 roll', '1 roll']));
    expect(movesOf([undefined, walker])).toEqual(new Set(['0 walk', '0 roll', '1 walk']));
  });

  it('stops when it is told to', () => {
    expect(must(randomPlay(race, { seats: 2 }, { seed: 1, maxActions: 2 }))).toMatchObject({ steps: 2, over: false });
  });

  it('hands problems of the setup on', () => {
    expect(randomPlay(race, { seats: 1 }, { seed: 1 })).toEqual({
      ok: false,
      problems: [{ path: 'seats', code: 'out-of-range' }],
    });
  });
});
