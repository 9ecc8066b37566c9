import { below, pick, type Rng, type Verdict } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { boxOf, cardAt, cardPoints, NONE } from '../../box.ts';
import { check } from '../../check/index.ts';
import type { Clause } from '../../clauses.ts';
import { ownerOf, shipName, shipsAfloat } from '../../counts.ts';
import { clone, type State } from '../../state.ts';
import { type Action, navigationIds, type PositionId } from '../../types.ts';
import { checkers } from '../index.ts';
import { attempt } from '../small-table.ts';
import type { CardPhase, CargoShip, Seats, TimingInput } from '../types.ts';
import { type Ask, afloat, askAlong, gist, loadOf, placeOf } from './random-games.ts';

// Checkers of Navigation cards against the engine on random walks.

/** Violations that say when, not what. */
const timely = ['navigation.own-turn', 'ruling.cards-in-trading', 'ruling.cards-around-call', 'ruling.lay-points'];

const askTiming: Ask = (state, random, rulings) => {
  const seat = below(random, state.seats);
  const card = pick(
    random,
    navigationIds.filter((id) => id !== 'joker'),
  );
  const hand = state.navigation[seat]!.length;
  const { phase, step, passed, offer } = state;
  const moment = {
    ...(phase === 'trade' ? { passed } : { turn: state.seat }),
    ...(phase === 'sail' ? { step: step as 'choose' } : {}),
    ...(offer ? { offer: offer.to } : {}),
  };
  const input: TimingInput = {
    phase: phase as CardPhase,
    card,
    seat,
    seats: state.seats as Seats,
    ...moment,
    hand,
    variants: { safeHaven: state.variants.safeHaven },
    rulings,
  };
  expect(checkers.timing.parse(input).ok).toBe(true);
  const laid = cardPoints[cardAt[card]]! > 0;
  const [a, b] = [shipName(state, 0), shipName(state, 1)];
  // Something that the gate lets through or not, whatever comes of it.
  const action: Action = laid
    ? { kind: 'layPoints', seat, card }
    : { kind: 'playCard', seat, card: 'turn-of-luck', ships: [a, b] };
  const verdict = check(state, action);
  const found = (one: Verdict<Clause>) =>
    one.legal ? [] : gist(one).filter((text) => timely.some((clause) => text.startsWith(clause)));
  expect(found(checkers.timing.judge(input).verdict)).toEqual(found(verdict));
};

const describeShip = (state: State, ship: number): CargoShip => ({
  owner: ownerOf(state, ship),
  at: placeOf(state, ship),
  cargo: loadOf(state, ship),
});

const occupiedStarts = (state: State, but: readonly number[]): PositionId[] => {
  const { isStart } = boxOf(state.edition);
  return afloat(state)
    .filter((ship) => isStart[state.at[ship]!] && !but.includes(ship))
    .map((ship) => placeOf(state, ship)!);
};

/** The same table at a moment when the card may be played. */
const withCard = (state: State, seat: number, card: string): State => {
  const table = clone(state);
  Object.assign(table, { phase: 'anchor', step: 'open', call: null, offer: null, seat });
  table.passed.length = 0;
  table.navigation[seat] = [cardAt[card as 'port-police']];
  return table;
};

const pair = (state: State, random: Rng): readonly [number, number] => {
  const ships = state.at.map((_, ship) => ship);
  const floating = afloat(state);
  const some = () => (floating.length > 0 && below(random, 5) > 0 ? pick(random, floating) : pick(random, ships));
  return [some(), some()];
};

const askCargo: Ask = (state, random, rulings) => {
  const card = pick(random, ['turn-of-luck', 'cargo-thief', 'port-police'] as const);
  const [first, second] = pair(state, random);
  const [a, b] = [shipName(state, first), shipName(state, second)];
  // Two ships of the reserve cannot be told apart by where they are, nor two alike in one harbor.
  const [one, two] = [describeShip(state, first), describeShip(state, second)];
  if (first === second ? one.at === null : JSON.stringify(one) === JSON.stringify(two)) return;
  const seat = below(random, state.seats);
  const launching = card === 'cargo-thief' && below(random, 3) === 0;
  const { positions, starts } = boxOf(state.edition);
  const start = positions.ids[pick(random, starts)]!;
  const table = withCard(state, seat, card);
  const play = { kind: 'playCard', seat, card } as const;
  const variants = { safeHaven: state.variants.safeHaven };
  const base = { card, seat, ship: one, variants, rulings };
  if (card === 'port-police') {
    const action = { ...play, card, ship: a };
    return compare(table, action, checkers.cargo.judge(base), [first]);
  }
  if (launching) {
    const others = shipsAfloat(state, seat).filter((ship) => ship !== first);
    const input = { ...base, start, afloat: others.length > 0, occupied: occupiedStarts(state, [first]) };
    const action: Action = { ...play, card: 'cargo-thief', from: a, start };
    return compare(table, action, checkers.cargo.judge(input), [first]);
  }
  const action: Action =
    card === 'turn-of-luck' ? { ...play, card, ships: [a, b] } : { ...play, card: 'cargo-thief', from: a, to: b };
  compare(table, action, checkers.cargo.judge({ ...base, other: two }), [first, second]);
};

/** The same verdict, and the same units afterwards. */
const compare = (
  table: State,
  action: Action,
  answer: ReturnType<typeof checkers.cargo.judge>,
  ships: readonly number[],
): void => {
  const { verdict, after, events } = attempt(table, action);
  expect(gist(answer.verdict)).toEqual(gist(verdict));
  const named = [...new Set(ships)];
  expect(answer.ships.slice(0, named.length).map((one) => one.after)).toEqual(named.map((ship) => loadOf(after, ship)));
  expect(answer.stock).toEqual(events.flatMap((event) => (event.kind === 'cargoReturned' ? [event.cargo] : [])));
  const launched = after.at.filter((at, ship) => at !== NONE && table.at[ship] === NONE);
  expect(answer.ships.length - named.length).toBe(launched.length);
};

describe('checkers of Navigation cards and the engine', () => {
  const both = [askTiming, askCargo];
  const asks = { launch: both, sail: both, anchor: both, unload: both, trade: both, mission: both };
  it.each(Array.from({ length: 12 }, (_, seed) => ({ seed })))('agree in the random game $seed', ({ seed }) =>
    expect(askAlong(seed, asks, 400)).toBeGreaterThan(300),
  );
});
