import { borneo, type State } from '@portolan/borneo';
import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { type AnyGame, type Kind, must, nextAction, rng, type Seat } from '@portolan/core';
import { rotterdam } from '@portolan/rotterdam';
import { describe, expect, it } from 'vitest';
import { table } from '../../fixtures/rotterdam.ts';
import { bestLine, finalRoundOf } from '../borneo/final-round.ts';
import * as ofBorneo from '../borneo/index.ts';
import { tableOf } from '../borneo/table.ts';
import * as ofComptoir from '../comptoir-des-antilles/index.ts';
import * as ofRotterdam from '../rotterdam/index.ts';
import { marginOf } from './candidates.ts';
import { bestMove, type Searchable } from './index.ts';
import { sharesOf } from './playout.ts';

// biome-ignore lint/suspicious/noExplicitAny: games of all kinds
type AnySearch = Searchable<any, any>;

interface Worth {
  readonly shares: readonly number[];
  readonly totals: readonly number[];
}

/** Everybody’s best play by trying everything again and again, as it is said: the win first, then the margin, then the order. */
const slowly = (searched: AnySearch, state: unknown): Worth => {
  const { game, standing } = searched;
  const [actor] = game.turn(state).actors;
  if (actor === undefined) {
    const totals = standing(state);
    return { totals, shares: sharesOf(totals, game.outcome(state)?.winners) };
  }
  const after = (action: Kind): Worth => {
    const next = game.clone(state);
    game.apply(next, action);
    return slowly(searched, next);
  };
  if (actor === 'nature') {
    const chances = game.chances(state);
    const all = chances.reduce((sum, [, weight]) => sum + weight, 0);
    const worths = chances.map(([action, weight]) => [after(action), weight / all] as const);
    const mean = (of: (worth: Worth) => readonly number[]) =>
      of(worths[0]![0]).map((_, seat) => worths.reduce((sum, [worth, share]) => sum + share * of(worth)[seat]!, 0));
    return { shares: mean(({ shares }) => shares), totals: mean(({ totals }) => totals) };
  }
  const keys = (worth: Worth) => [worth.shares[actor]!, marginOf(worth.totals, actor)] as const;
  return (game.actions(state, actor) as Kind[]).map(after).reduce((best, worth) => {
    const [[wins, margin], [most, lead]] = [keys(worth), keys(best)];
    return wins > most + 1e-9 || (wins > most - 1e-9 && margin > lead + 1e-9) ? worth : best;
  });
};

/** Decisions of sensible games of so many seats in which the search says that it has searched all there is. */
const searchedWhole = (game: AnyGame, searched: AnySearch, seeds: readonly number[], most: number) => {
  const found: { readonly state: unknown; readonly seat: Seat }[] = [];
  for (const seed of seeds) {
    const state: unknown = must(game.setup({ seats: 3 }));
    const random = rng(seed);
    for (let action = nextAction(game, state, random, searched.policy); action; ) {
      const [seat] = game.turn(state).actors;
      if (typeof seat === 'number' && searched.small!(game.view(state, seat)))
        found.push({ state: game.clone(state), seat });
      game.apply(state, action);
      action = nextAction(game, state, random, searched.policy);
    }
  }
  return found
    .filter(({ state, seat }) => searched.game.actions(game.view(state, seat), seat).length > 1)
    .map(({ state, seat }) => ({ state, seat, answer: bestMove(searched, state, seat, { iterations: 20 }) }))
    .filter(({ answer }) => answer.certainty !== 'estimate' && answer.tried <= most);
};

const games: readonly (readonly [AnyGame, AnySearch, readonly number[], number])[] = [
  [borneo, ofBorneo.searched, [1, 2, 3], 250],
  [comptoirDesAntilles, ofComptoir.searched, [2, 4], 200],
];

describe.each(games.map((row) => [row[0].id, ...row] as const))(
  'what remains of %s',
  (_, game, searched, seeds, most) => {
    const cases = searchedWhole(game, searched, seeds, most);

    it('is searched whole near the end', () => {
      expect(cases.length).toBeGreaterThan(2);
    });

    it('is worth what trying everything finds', () => {
      for (const { state, seat, answer } of cases) {
        for (const { action, value, wins } of answer.ranking) {
          const next = game.clone(state);
          game.apply(next, action);
          const { totals, shares } = slowly(searched, next);
          expect([marginOf(totals, seat), shares[seat]]).toEqual([expect.closeTo(value!, 9), expect.closeTo(wins!, 9)]);
        }
      }
    });
  },
);

it('the final round of Borneo goes as its own question says', () => {
  const finals = searchedWhole(borneo, ofBorneo.searched, [3], 250).filter(
    ({ state }) => (state as State).phase === 'final',
  );
  expect(finals.length).toBeGreaterThan(0);
  for (const { state, answer } of finals) {
    const end = borneo.clone(state as State);
    for (const { action } of answer.line) borneo.apply(end, action);
    expect(borneo.outcome(end)!.winners).toEqual(bestLine(finalRoundOf(tableOf(state as State))).winners);
  }
});

describe('the last Missions of Rotterdam', () => {
  const hand = { products: ['bread', 'orange-juice', 'petrol'], missions: ['m29', 'm09', 'm10'], shown: ['m30'] };
  const last = (...others: readonly object[]) => table({ phase: 'mission', hands: [hand, ...others] });

  it('are exact where nothing that counts lies face down, a Mission being drawn after one', () => {
    const state = last({ shown: ['m28', 'm26', 'm25', 'm24'] }, {});
    const { certainty, ranking, best } = bestMove(ofRotterdam.searched, state, 0, { iterations: 20 });
    expect(certainty).toBe('exact');
    expect(best).toMatchObject({ kind: 'fulfill', mission: 'm29' });
    for (const { action, value, wins } of ranking) {
      const next = rotterdam.clone(state);
      rotterdam.apply(next, action);
      const { totals, shares } = slowly(ofRotterdam.searched, next);
      expect([marginOf(totals, 0), shares[0]]).toEqual([expect.closeTo(value!, 9), expect.closeTo(wins!, 9)]);
    }
  });

  it('are an estimate while cards of others that count lie face down', () => {
    const state = last({ shown: ['m28', 'm26', 'm25', 'm24'], products: ['?botlek'] }, {});
    expect(bestMove(ofRotterdam.searched, state, 0, { iterations: 20 }).certainty).toBe('estimate');
  });
});
