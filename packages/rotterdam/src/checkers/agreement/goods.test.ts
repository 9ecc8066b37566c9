import { below, pick, type Rng } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { boxOf, NONE, TARGET } from '../../box.ts';
import { harborAt, missionPoints, nextKnown, pileSize, shipName, shipsInHarbor } from '../../counts.ts';
import { navigationFace, productFace } from '../../faces.ts';
import { chances } from '../../listing/index.ts';
import { endResult } from '../../scoring.ts';
import { clone, type State, view } from '../../state.ts';
import { type Action, navigationIds } from '../../types.ts';
import { checkers } from '../index.ts';
import { attempt } from '../small-table.ts';
import type { EndPlayer } from '../types.ts';
import { type Ask, askAlong, gist, loadOf } from './random-games.ts';

// Checkers of arrivals, Missions and the end against the engine on random walks.

const askArrival: Ask = (state, _, rulings) => {
  const { harbors, products } = boxOf(state.edition);
  for (const ship of shipsInHarbor(state, state.seat)) {
    const at = harborAt(state, ship);
    const next = nextKnown(state, at);
    const { openProducts } = state.variants;
    const input = {
      harbor: harbors.ids[at]!,
      cargo: loadOf(state, ship),
      pile: pileSize(state, at),
      ...(next === NONE ? {} : { top: products.ids[next]! }),
      variants: { openProducts },
      // What was buried as the ship came in lies under the pile by now.
      rulings: { ...rulings, 'bury-timing': 'unloading' as const },
    };
    expect(checkers.arrival.parse(input).ok).toBe(true);
    const answer = checkers.arrival.judge(input);
    const table: State = { ...clone(state), rulings: { ...state.rulings, 'bury-timing': 'unloading' } };
    const told = attempt(table, { kind: 'unload', seat: state.seat, ship: shipName(state, ship) });
    expect(gist(answer.verdict)).toEqual(gist(told.verdict));
    const unloaded = told.events.find(({ kind }) => kind === 'unloaded');
    expect(unloaded).toMatchObject({ result: answer.result });
    expect(answer.open?.fate === 'buried').toBe(told.events.some(({ kind }) => kind === 'productBuried'));
    const draws = told.after.pending[0]?.draw === 'product' ? chances(told.after) : [];
    expect(answer.product === null).toBe(draws.length === 0);
    for (const [draw] of draws) expect(answer.products).toContain((draw as { product: string }).product);
  }
};

const some = <Item>(random: Rng, items: readonly Item[], most: number): Item[] =>
  items.length === 0 ? [] : Array.from({ length: below(random, most + 1) }, () => pick(random, items));

const askMission: Ask = (state, random, rulings) => {
  const box = boxOf(state.edition);
  const mission = pick(random, box.missions.ids);
  const asked = box.edition.missions[box.missions.at[mission]!]!.products;
  const exact = below(random, 2) === 0;
  const cut = below(random, asked.length + 1);
  const products = exact ? asked.slice(0, cut) : some(random, box.products.ids, 3);
  const jokers = exact ? asked.slice(cut) : some(random, box.products.ids, 2);
  const fulfilled = state.step === 'fulfilled';
  const answer = checkers.mission.judge({ mission, products, jokers, fulfilled, rulings });
  // The same table with the Mission and the cards in hand.
  const table = clone(state);
  const { seat } = state;
  table.missions[seat] = [box.missions.at[mission]!];
  table.products[seat] = products.map((id) => box.products.at[id]!).sort((a, b) => a - b);
  table.navigation[seat] = jokers.map(() => navigationIds.indexOf('joker'));
  table.navBag.fill(0);
  const action: Action = { kind: 'fulfill', seat, mission, products, jokers };
  const { verdict, events } = attempt(table, action);
  expect(gist(answer.verdict)).toEqual(gist(verdict));
  const returned = events.flatMap((event) =>
    event.kind === 'productReturned' ? [{ product: event.product, harbor: event.harbor, to: event.to }] : [],
  );
  expect(answer.returned).toEqual(returned);
};

const playersOf = (state: State, missions: readonly number[]): EndPlayer[] => {
  const box = boxOf(state.edition);
  return state.products.map((hand, seat) => ({
    missions: missions[seat]!,
    laid: state.laid[seat]!.map((card) => navigationIds[card]!),
    navigation: state.navigation[seat]!.map(navigationFace),
    products: hand.map((card) => productFace(box, card)).reverse(),
  }));
};

/** The engine's count of a table, with other Mission points. */
const countOf = (state: State, missions: readonly number[]) => {
  const edition = {
    ...state.edition,
    missions: missions.map((points, i) => ({ id: `${i}`, products: [], points })),
  };
  return endResult({ ...state, edition, shown: missions.map((_, seat) => [seat]) });
};

const askEnd: Ask = (state, random, rulings) => {
  if (state.navigation.some((hand) => hand.length > 4)) return;
  const missions = state.products.map((_, seat) => missionPoints(state, seat) + below(random, 13));
  const known = checkers.end.judge({ players: playersOf(state, missions), phaseEnded: true, rulings });
  const { scores, ranking } = countOf(state, missions);
  expect(known.over).toBe(missions.some((points) => points >= TARGET));
  expect(known.rows.map(({ total }) => total)).toEqual(scores.map(({ total }) => [total, total]));
  expect([known.winners, known.ties]).toEqual([ranking.winners, ranking.steps]);
  // What a spectator sees leaves room for what there is.
  const input = { players: playersOf(view(state, null), missions), phaseEnded: true, rulings };
  expect(checkers.end.parse(input).ok).toBe(true);
  const seen = checkers.end.judge(input);
  for (const [seat, { total }] of scores.entries()) {
    const [least, greatest] = seen.rows[seat]!.total;
    expect(least <= total && total <= greatest).toBe(true);
  }
  for (const seat of ranking.winners) expect(seen.possible).toContain(seat);
  if (seen.winners) expect(seen.winners).toEqual(ranking.winners);
  if (seen.certain !== null) expect(ranking.winners).toEqual([seen.certain]);
};

describe('checkers of Products and Missions, and the engine', () => {
  const asks = { launch: [askEnd], unload: [askArrival], trade: [askEnd], mission: [askMission, askMission, askEnd] };
  it.each(Array.from({ length: 12 }, (_, seed) => ({ seed })))('agree in the random game $seed', ({ seed }) =>
    expect(askAlong(seed, asks, 700)).toBeGreaterThan(100),
  );
});
