import { comptoirDesAntilles as game, type State } from '@portolan/comptoir-des-antilles';
import { rules } from '@portolan/comptoir-des-antilles/rules';
import { must, nextAction, pick, rng, type Seat } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { sensible } from './policy.ts';
import { quaysideOf, worthAfter } from './policy-quayside.ts';
import { after } from './policy-turn.ts';
import { worthOf } from './policy-worth.ts';

const contact = (id: string, ...effects: readonly object[]) => ({ id, fr: id, en: id, commission: 2, effects });

/** A box whose contacts have the effects that ours lacks. */
const edition = {
  id: 'own',
  contacts: [
    contact('deserter', { do: 'remove', n: 1, whose: 'other', may: true }, { do: 'replace' }),
    contact('printer', { do: 'oneOf', of: [{ do: 'swapGoods' }, { do: 'place', groups: [1, 1] }] }),
    contact('smuggler', { do: 'replace' }),
    contact('widow', { do: 'swapGoods' }),
    contact('clerk', { do: 'place', groups: [2] }),
  ],
};

/** The table after an action by the engine, departures and bills settled as the policy settles them. */
const settled = (state: State, action: Parameters<typeof after>[1], seat: Seat): State => {
  const table = after(state, action);
  while (table.phase === 'depart' || table.phase === 'settle') {
    game.apply(table, sensible(table, game.actions(table, seat), seat, rng(1)));
  }
  return table;
};

/** A turn, and every contact begun in it. */
const begun = (state: State): State[] => [
  state,
  ...game
    .actions(state, state.active)
    .flatMap((action) => (action.kind === 'playContact' ? [after(state, action)] : []))
    .filter(({ phase }) => phase === 'effect'),
];

/** Turns of a sensible game under readings by lot. */
const moments = (seed: number): State[] => {
  const random = rng(seed);
  const rulings = Object.fromEntries(rules.rulings.map(({ name, readings }) => [name, pick(random, readings).name]));
  const state = must(game.setup({ seats: 3 + (seed % 2), rulings, ...(seed % 3 === 0 ? { edition } : {}) }));
  const found: State[] = [];
  for (let action = nextAction(game, state, random, sensible); action && found.length < 60; ) {
    if (state.phase === 'act' || state.phase === 'effect') found.push(game.clone(state));
    game.apply(state, action);
    action = nextAction(game, state, random, sensible);
  }
  return found;
};

describe('what is reckoned at the quays', () => {
  it('is what the engine leaves, under every reading', () => {
    const reckoned = new Map<string, number>();
    for (const state of Array.from({ length: 24 }, (_, seed) => moments(seed))
      .flat()
      .flatMap(begun)) {
      const seat = state.active;
      const quays = quaysideOf(state);
      for (const action of game.actions(state, seat)) {
        const worth = worthAfter(quays, action);
        if (worth === undefined) continue;
        expect(worth).toBeCloseTo(worthOf(settled(state, action, seat), seat), 9);
        const what = action.kind === 'playTile' ? action.tile : action.kind;
        reckoned.set(what, (reckoned.get(what) ?? 0) + 1);
      }
    }
    // Every kind of deed at a quay, and every event tile, has been met.
    const deeds = ['place', 'move', 'swap', 'remove', 'replace', 'swapGoods', 'skip', 'choose'];
    const tiles = [
      'top-quality',
      'poor-quality',
      'damage',
      'exclusive',
      'storm',
      'pirates',
      'mutiny',
      'shortage',
      'fire',
      'claim',
    ];
    expect([...deeds, ...tiles].filter((what) => !reckoned.has(what))).toEqual([]);
  });
});
