import { fraction, fractionToString } from '@portolan/core';
import { type Action, navigationIds, rotterdam, type State } from '@portolan/rotterdam';
import { describe, expect, it } from 'vitest';
import { table } from '../../fixtures/rotterdam.ts';
import { questions } from './index.ts';

/** Every use of a card that could be thought of, judged one by one. */
const everyUse = (state: State, seat: number): Action[] => {
  const { edition } = state;
  const ships = Array.from(
    { length: state.at.length },
    (_, i) => `${Math.floor(i / (state.at.length / state.seats))}${'abcde'[i % (state.at.length / state.seats)]}`,
  );
  const places = edition.positions.map(({ id }) => id);
  const paths = places.flatMap((to) => [[to], ...places.map((further) => [to, further])]);
  return [
    ...ships.flatMap((a) =>
      ships.map((b): Action => ({ kind: 'playCard', seat, card: 'turn-of-luck', ships: [a, b] })),
    ),
    ...ships.flatMap((ship) =>
      [[], ...paths].flatMap((path): Action[] => [
        { kind: 'playCard', seat, card: 'setback', ship, path },
        { kind: 'playCard', seat, card: 'heavy-storm', ship, path },
      ]),
    ),
    ...ships.flatMap((from) => ships.map((to): Action => ({ kind: 'playCard', seat, card: 'cargo-thief', from, to }))),
    ...ships.flatMap((from) =>
      places.map((start): Action => ({ kind: 'playCard', seat, card: 'cargo-thief', from, start })),
    ),
    ...ships.map((ship): Action => ({ kind: 'playCard', seat, card: 'port-police', ship })),
  ];
};

const involved = (action: Action): readonly string[] => {
  if ('ships' in action) return action.ships;
  if ('from' in action) return [action.from];
  return 'ship' in action ? [action.ship] : [];
};

describe('cardThreats', () => {
  const threatened: readonly object[] = [
    { ships: ['0a@E1:grain', '0b@C1', '1a@D2:fruit', '2a@A2'] },
    { ships: ['0a@B1:grain', '0b@A1', '2a@F2:grain'], rulings: { 'impossible-retreat': 'as-far-as-possible' } },
    { ships: ['0a@VU2:grain', '1a@ME1:fruit', '2a@D3:crude-oil'], variants: { safeHaven: true } },
    { ships: ['0a@E3', '1a@C3:fruit', '1b@D3:grain'], rulings: { 'swap-empty': 'one-empty-allowed' } },
    { ships: ['0a@C4:fruit', '1a@B4:grain', '1b@B3'], rulings: { 'thief-full-hold': 'replaces' } },
  ];

  it('finds every use that the judge allows, and no other', () => {
    for (const more of threatened) {
      // The opponent holds all the cards one after the other, in his own turn.
      const state = table({ ...more, master: 1, seat: 1 });
      const { ranking } = questions.cardThreats.solve(state, { ship: '0a', opponent: 1 });
      const text = (action: Action): string =>
        JSON.stringify(
          Object.entries('ships' in action ? { ...action, ships: [...action.ships].sort() } : action).sort(),
        );
      const holding = (card: string): State => {
        const copy = rotterdam.clone(state);
        copy.navigation[1] = [navigationIds.indexOf(card as (typeof navigationIds)[number])];
        return copy;
      };
      const legal = everyUse(state, 1).filter(
        (action) =>
          action.kind === 'playCard' &&
          involved(action).includes('0a') &&
          rotterdam.check(holding(action.card), action).legal,
      );
      expect(new Set(ranking.map(({ action }) => text(action)))).toEqual(new Set(legal.map(text)));
    }
  });

  it('tells where the ship is then, what it holds and which harbors are closed', () => {
    const state = table({ ships: ['0a@F1:fruit', '1a@E3:grain', '2a@B3:crude-oil'] });
    const answer = questions.cardThreats.solve(state, { ship: '0a', opponent: 1 });
    expect(answer.setback).toMatchObject({ paths: [['E1'], ['E2']], lost: [] });
    expect(answer['turn-of-luck']!.swaps).toEqual([
      { ship: '1a', cargo: 'grain', lost: true },
      { ship: '2a', cargo: 'crude-oil', lost: true },
    ]);
    // The ship that could take the cargo over is loaded.
    expect(answer['cargo-thief']).toBe(undefined);
    const back = answer.ranking.find(({ at }) => at === 'E1')!;
    expect(back).toMatchObject({ cargo: 'fruit', lost: false, closed: [], opened: ['vulcaanhaven'] });
  });

  it('reckons the chance as hands could be dealt', () => {
    const few = {
      navigation: [
        { id: 'setback', copies: 2 },
        { id: 'joker', copies: 3 },
        { id: 'heavy-storm', copies: 1 },
      ],
    };
    const dealt = ['setback', 'setback', 'joker', 'joker', 'joker', 'heavy-storm'];
    for (const hidden of [0, 1, 2, 3]) {
      const state = table({
        edition: few,
        ships: ['0a@E1:grain'],
        hands: [{}, { navigation: Array(hidden).fill('?') }, {}],
      });
      const answer = questions.cardThreats.solve(state, { ship: '0a', opponent: 1 });
      for (const card of ['setback', 'heavy-storm'] as const) {
        const deals = subsets(dealt, hidden);
        const good = deals.filter((deal) => deal.includes(card)).length;
        expect(answer[card]!.chance).toBe(fractionToString(fraction(good, deals.length)));
      }
      // There is none in the box.
      expect(answer['port-police']!.chance).toBe('0');
    }
    const open = table({ ships: ['0a@E1:grain'], hands: [{}, { navigation: ['setback'] }, {}] });
    expect(questions.cardThreats.solve(open, { ship: '0a', opponent: 1 }).setback!.chance).toBe('1');
    expect(questions.cardThreats.solve(open, { ship: '0a', opponent: 1, seat: 0 }).setback!.chance).toBe('1/10');
  });
});

/** Every choice of so many cards, copies told apart. */
const subsets = <Item>(items: readonly Item[], count: number): Item[][] => {
  if (count === 0) return [[]];
  return items.flatMap((item, i) => subsets(items.slice(i + 1), count - 1).map((rest) => [item, ...rest]));
};
