import { must, nextAction, rng, UNKNOWN } from '@portolan/core';
import { rotterdam } from '@portolan/rotterdam';
import { describe, expect, it } from 'vitest';
import { UNTOLD, unlistedOf, withHeld } from './held.ts';
import { questions, sensible } from './index.ts';
import { bestWords } from './words/best.ts';

/** A decision of a seat that holds Navigation cards and can play one, as it sees it and as the next seat sees it. */
const decision = () => {
  const state = must(rotterdam.setup({ seats: 3 }));
  const random = rng(7);
  for (;;) {
    const [actor] = rotterdam.turn(state).actors;
    if (typeof actor === 'number') {
      const listed = rotterdam.actions(state, actor).some(({ kind }) => kind === 'playCard');
      if (listed)
        return { seat: actor, own: rotterdam.view(state, actor), other: rotterdam.view(state, (actor + 1) % 3) };
    }
    rotterdam.apply(state, nextAction(rotterdam, state, random, sensible)!);
  }
};

describe('a hand that nobody has told', () => {
  const { seat, own, other } = decision();

  it('is the same to who looks into it', () => {
    expect(withHeld(own, seat)).toEqual(rotterdam.actions(own, seat));
    expect(unlistedOf(own)).toEqual(rotterdam.unlisted(own));
  });

  it('plays none of its cards, fulfills none of its Missions, and says so', () => {
    expect(other.navigation[seat]).toContain(UNKNOWN);
    expect(rotterdam.actions(other, seat).some(({ kind }) => kind === 'playCard')).toBe(true);
    const kinds = new Set(withHeld(other, seat).map(({ kind }) => kind));
    expect(kinds.size).toBeGreaterThan(0);
    expect([...kinds]).not.toEqual(expect.arrayContaining(['playCard']));
    expect([...kinds]).not.toEqual(expect.arrayContaining(['fulfill']));
    const input = must(questions.best.parse({ seat }, other));
    const answer = questions.best.solve(other, input, { iterations: 40 });
    expect(answer.ranking.map(({ action }) => action.kind)).not.toContain('playCard');
    expect(answer.unlisted).toContainEqual({ seat, reason: UNTOLD });
    expect(bestWords.explain(answer, { input, state: other }, 'fr').detail).toContain(
      'dites-les pour qu’elles comptent',
    );
  });
});
