import { expect } from 'vitest';
import { boxOf } from '../../box.ts';
import { kindOfShip, ownerOf } from '../../ids.ts';
import { sailorOn, shipOn } from '../../pieces/chart.ts';
import { countAll } from '../../scoring.ts';
import { NONE } from '../../state.ts';
import { checkers } from '../index.ts';
import { type Ask, boxIn } from './asking.ts';

/** The final count. */
export const askCount: Ask = (state, _, rulings) => {
  const { awards } = state.edition;
  const counts = countAll(state);
  const seatsOf = (seat: number) => state.ships.map((ship, slot) => (ship && ownerOf(slot) === seat ? slot : NONE));
  const kinds = (seat: number, kind: number) =>
    seatsOf(seat).filter((slot) => slot !== NONE && kindOfShip(slot) === kind).length;
  const held = (squares: readonly number[], seat: number, of: (at: number) => number) =>
    squares.filter((at) => of(at) === seat).length;
  const players = counts.map((count, seat) => ({
    coins: count.coins,
    ports: state.chart.ports.filter((at) => at !== NONE && sailorOn(state.chart, at) === seat).length,
    fish: count.fish / awards.fish,
    fishUnder: count.fishUnderShips / awards.fishUnderShip,
    ...{ fishing: kinds(seat, 0), trade: kinds(seat, 1), pirate: kinds(seat, 2) },
    islands: held(state.chart.islands, seat, (at) => sailorOn(state.chart, at)),
    wrecks: held(state.chart.wrecks, seat, (at) => {
      const slot = shipOn(state.chart, at);
      return slot === NONE ? NONE : ownerOf(slot);
    }),
    out: state.out[seat]!,
  }));
  const { values } = boxOf(state.edition);
  const value = (type: number) => values[state.shown[type]!] ?? null;
  const input = { players, island: value(0), wreck: value(1), ...boxIn(state), rulings };
  // Readings that count more than the sailors on ports are asked by hand.
  if (rulings['port-ownership'] === 'sailor-or-home') return;
  const answer = checkers.count.judge(input);
  expect(answer.rows.map(({ total }) => total)).toEqual(counts.map(({ total }) => total));
  if (state.totals) expect(answer.winners).toEqual(state.winners);
};
