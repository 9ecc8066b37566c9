import { type Position as BorneoPosition, borneo } from '@portolan/borneo';
import { type Position as CaboPosition, caboDaRoca } from '@portolan/cabo-da-roca';
import { type Position as ComptoirPosition, comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { logOf, must, play, type Result, randomPlay, replay, type SeenStep, seenBy } from '@portolan/core';
import { type Impossibility, type Position, type Refusal, rotterdam, type State } from '@portolan/rotterdam';
import { describe, expect, expectTypeOf, it } from 'vitest';

// What a game names, whoever asks it through core gets named.

describe('the types of a game', () => {
  const state = must(rotterdam.setup({ seats: 2 }));

  it('its positions', () => {
    expectTypeOf(rotterdam.makePosition(state)).toEqualTypeOf<Position>();
    expectTypeOf(seenBy(rotterdam, {}, 0)).toEqualTypeOf<Result<readonly SeenStep<Position>[]>>();
    expectTypeOf(seenBy(borneo, {}, 0)).toEqualTypeOf<Result<readonly SeenStep<BorneoPosition>[]>>();
    expectTypeOf(seenBy(caboDaRoca, {}, 0)).toEqualTypeOf<Result<readonly SeenStep<CaboPosition>[]>>();
    expectTypeOf(seenBy(comptoirDesAntilles, {}, 0)).toEqualTypeOf<Result<readonly SeenStep<ComptoirPosition>[]>>();
  });

  it('its rulings and variants', () => {
    const table = { seats: 2, variants: { safeHaven: true }, rulings: { 'product-tie': 'points' } } as const;
    expect(logOf(rotterdam, table, []).rulings).toMatchObject({ 'product-tie': 'points' });
    // @ts-expect-error no such ruling
    expect(randomPlay(rotterdam, { seats: 2, rulings: { 'product-ties': 'points' } }, { seed: 1 }).ok).toBe(false);
    // @ts-expect-error no such reading
    expect(rotterdam.setup({ seats: 2, rulings: { 'product-tie': 'coins' } }).ok).toBe(false);
    // @ts-expect-error no such variant
    expect(randomPlay(rotterdam, { seats: 2, variants: { haven: true } }, { seed: 1 }).ok).toBe(false);
  });

  it('what it refuses, and what it finds impossible, each with its facts', () => {
    const played = play(rotterdam, state, { kind: 'endTurn', seat: 0 });
    if (played.ok) throw new Error('nothing is dealt yet');
    expectTypeOf(played.verdict.violations).toEqualTypeOf<readonly [Refusal, ...Refusal[]]>();
    const replayed = replay(rotterdam, {});
    if (!replayed.ok && replayed.why === 'illegal') {
      expectTypeOf(replayed.verdict.violations[0]).toEqualTypeOf<Refusal>();
      expectTypeOf(replayed.state).toEqualTypeOf<State>();
    }
    expectTypeOf(rotterdam.validate(state)).toEqualTypeOf<readonly Impossibility[]>();
    const [first] = played.verdict.violations;
    if (first.reason === 'wrong-phase') expectTypeOf(first.facts).toHaveProperty('phase');
    expect(played.verdict.violations).not.toEqual([]);
  });
});
