import { below, pick, type Rng } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { boxOf } from '../../box.ts';
import { check } from '../../check/index.ts';
import { fleetOf, isFree, ownerOf, shipName } from '../../counts.ts';
import { reconstructed } from '../../editions/reconstructed.ts';
import { waysAhead } from '../../effects/sail.ts';
import { actions } from '../../listing/index.ts';
import { shipText } from '../../ship-text.ts';
import { clone, type State } from '../../state.ts';
import type { Action, Event, PositionId } from '../../types.ts';
import { checkers } from '../index.ts';
import { attempt } from '../small-table.ts';
import type { CallWish, Seats } from '../types.ts';
import { type Ask, afloat, askAlong, gist, occupiedBut, placeOf } from './random-games.ts';

// Checkers of ships that move against the engine on random walks: what a few inputs answer, the whole table answers.

const { positions } = boxOf(reconstructed);

const anywhere = (random: Rng): PositionId => pick(random, positions.ids);

/** Where a ship could be said to go: mostly a position ahead. */
const somewhere = (state: State, ship: number, random: Rng): PositionId => {
  const ahead = boxOf(state.edition).ahead[state.at[ship]!]!;
  return ahead.length > 0 && below(random, 4) > 0 ? positions.ids[pick(random, ahead).to]! : anywhere(random);
};

const ownersTurn = (state: State, ship: number, color: number): State => {
  const seat = ownerOf(state, ship);
  const moving = clone(state);
  moving.phase = 'sail';
  moving.step = 'moving';
  moving.call = { color, caller: seat, mover: seat, waiting: [ship], moved: [], held: [] };
  return moving;
};

const askWay: Ask = (state, random, rulings) => {
  const { colors } = boxOf(state.edition);
  const ships = afloat(state);
  if (ships.length === 0) return;
  const ship = pick(random, ships);
  const color = below(random, colors.ids.length);
  const input = {
    color: colors.ids[color]!,
    position: placeOf(state, ship)!,
    occupied: occupiedBut(state, ship),
    rulings,
  };
  const to = somewhere(state, ship, random);
  const table = ownersTurn(state, ship, color);
  const action: Action = { kind: 'sail', seat: ownerOf(state, ship), ship: shipName(state, ship), to };
  expect(gist(checkers.way.judge({ ...input, to }).verdict)).toEqual(gist(check(table, action)));
  const answer = checkers.way.judge(input);
  const ways = waysAhead(state, ship, color);
  const free = ways.filter((one) => isFree(state, one));
  expect(answer.ways.filter(({ open }) => open).map((way) => way.to)).toEqual(free.map((one) => positions.ids[one]!));
  expect(answer.verdict.legal).toBe(free.length === 0);
  expect(answer.way === 'none').toBe(ways.length === 0);
};

/** What a call does, its wishes given by moves that are picked at random. */
const playAtRandom = (state: State, action: Action, random: Rng) => {
  let told = attempt(state, action);
  const events = [...told.events];
  const wishes: CallWish[] = [];
  while (told.after.call) {
    const next = pick(random, actions(told.after)) as Action & { kind: 'sail' | 'hold' };
    if (next.kind === 'sail') wishes.push({ ship: next.ship, to: next.to });
    told = attempt(told.after, next);
    events.push(...told.events);
  }
  return { events, wishes };
};

const until = (events: readonly Event[]): readonly Event[] =>
  events.slice(
    0,
    events.findIndex(({ kind }) => kind === 'callEnded'),
  );

const askCall: Ask = (state, random, rulings) => {
  if (state.step !== 'choose') return;
  const box = boxOf(state.edition);
  const action: Action = { kind: 'callColor', seat: state.seat, color: pick(random, box.colors.ids) };
  const { events, wishes } = playAtRandom(state, action, random);
  const held = events.some(({ kind }) => kind === 'blocked') && state.rulings['blocked-ship'] === 'lost-at-once';
  // Which of two blocked ships was tried first is not told by the events.
  if (held) return;
  const input = {
    seats: state.seats as Seats,
    color: action.color,
    caller: state.seat,
    ships: afloat(state).map((ship) => shipText(state, ship, box)),
    wishes,
    rulings,
  };
  expect(checkers.call.parse(input).ok).toBe(true);
  const answer = checkers.call.judge(input);
  expect(answer.at).toBeNull();
  const expected = until(events).flatMap((event) => {
    if (event.kind === 'sailed') return [['sailed', event.ship, event.from, event.to]];
    return event.kind === 'blocked' ? [['blocked', event.ship, event.at, event.by]] : [];
  });
  expect(answer.steps.map(({ what, ship, from, to, by }) => [what, ship, from, what === 'sailed' ? to : by])).toEqual(
    expected,
  );
};

/** A path that tries to go back: mostly along channels. */
const somePath = (state: State, ship: number, random: Rng): PositionId[] => {
  const { behind } = boxOf(state.edition);
  const path: PositionId[] = [];
  let at = state.at[ship]!;
  for (let length = below(random, 4); length > 0; length--) {
    const next =
      behind[at]!.length > 0 && below(random, 6) > 0 ? pick(random, behind[at]!) : positions.at[anywhere(random)]!;
    path.push(positions.ids[next]!);
    at = next;
  }
  return path;
};

const askRetreat: Ask = (state, random, rulings) => {
  const ships = afloat(state);
  if (state.seat < 0 || state.step === 'moving' || ships.length === 0) return;
  const ship = pick(random, ships);
  const card = pick(random, ['setback', 'heavy-storm'] as const);
  const input = {
    card,
    position: placeOf(state, ship)!,
    occupied: occupiedBut(state, ship),
    variants: { safeHaven: state.variants.safeHaven },
    rulings,
  };
  // The same cards at a moment when they may be played.
  const table = clone(state);
  table.phase = 'unload';
  table.step = 'open';
  table.navigation[state.seat] = [-1];
  table.navBag.fill(1);
  const by = (path: readonly PositionId[]) =>
    check(table, { kind: 'playCard', seat: state.seat, card, ship: shipName(state, ship), path });
  const path = somePath(state, ship, random);
  expect(gist(checkers.retreat.judge({ ...input, path }).verdict)).toEqual(gist(by(path)));
  const { paths, possible } = checkers.retreat.judge(input);
  for (const one of paths) expect(one.legal).toBe(by(one.path).legal);
  expect(possible).toBe(
    actions(table, state.seat).some((one) => 'path' in one && one.card === card && one.ship === shipName(state, ship)),
  );
};

describe('checkers of ships and the engine', () => {
  const asks = { sail: [askWay, askCall, askRetreat], unload: [askRetreat], anchor: [askWay] };
  it.each(Array.from({ length: 12 }, (_, seed) => ({ seed })))('agree in the random game $seed', ({ seed }) =>
    expect(askAlong(seed, asks, 400)).toBeGreaterThan(100),
  );

  it('meets every way there is', () => {
    const met = new Set<string>();
    const look: Ask = (state, random) => {
      for (const ship of afloat(state)) {
        const color = pick(random, boxOf(state.edition).colors.ids);
        const input = { color, position: placeOf(state, ship)!, occupied: occupiedBut(state, ship) };
        met.add(checkers.way.judge(input).way);
      }
      expect(fleetOf(state)).toBeGreaterThan(3);
    };
    for (let seed = 0; seed < 2; seed++) askAlong(seed, { sail: [look] }, 400);
    expect([...met].sort()).toEqual(['blocked', 'choice', 'evasion', 'forced', 'none']);
  });
});
