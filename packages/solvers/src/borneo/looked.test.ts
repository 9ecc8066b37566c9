import { type Action, type ActionOf, borneo, companyIds, type State } from '@portolan/borneo';
import { countFight, parseFace } from '@portolan/borneo/pieces';
import { must, nextAction, rng } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { looked } from './playouts.ts';
import { sensible } from './policy.ts';

/** The attacks of a sensible game before each of its decisions about companies. */
const moments = (seed: number): State[] => {
  const state = must(borneo.setup({ seats: 3 + (seed % 3) }));
  const random = rng(seed);
  const found: State[] = [];
  for (;;) {
    if (state.phase === 'company') found.push(borneo.clone(state));
    const action = nextAction(borneo, state, random, sensible);
    if (action === undefined) return found;
    borneo.apply(state, action);
  }
};

const isAttack = (action: Action): action is ActionOf<'attack'> => action.kind === 'attack';

/** On whom, with how many cards, of how many flags in the company. */
const fight = ({ company, attacker, defender, cards }: ActionOf<'attack'>): string => {
  const faces = cards.map((card) => parseFace(card)!);
  return [company, attacker, defender, cards.length, countFight(faces, companyIds.indexOf(company), false)].join();
};

describe('of attacks alike', () => {
  const states = [1, 2, 3].flatMap(moments);

  it('one is looked at, and with it all that is no attack', () => {
    let spared = 0;
    for (const state of states) {
      const all = borneo.actions(state, state.active);
      const kept = looked(state, state.active);
      expect(kept.filter((action) => !isAttack(action))).toEqual(all.filter((action) => !isAttack(action)));
      const fights = kept.filter(isAttack).map(fight);
      expect([...fights].sort()).toEqual([...new Set(all.filter(isAttack).map(fight))].sort());
      spared += all.length - kept.length;
    }
    expect(spared).toBeGreaterThan(states.length);
  });

  it('the choice of a sensible player stays', () => {
    for (const state of states) {
      const choice = sensible(state, borneo.actions(state, state.active), state.active, rng(1));
      expect(looked(state, state.active)).toContainEqual(choice);
    }
  });
});
