import { below, pick, type Rng } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { placesOf, reserveOf } from '../../counts.ts';
import { waysOf } from '../../listing/contact.ts';
import { actions } from '../../listing/index.ts';
import type { State } from '../../state.ts';
import { type Action, type Quay, quayNumbers } from '../../types.ts';
import { checkers } from '../index.ts';
import { tryOut } from '../small-table.ts';
import type { ContactPlay, EffectPlay } from '../types.ts';
import { type Ask, askAlong, before, boxOfTable, quaysOf, seatsOf } from './random-games.ts';

// Checkers of effects and contacts against the engine on random walks: what a few inputs answer, the whole table answers.

const unseated = <Play extends ContactPlay>(action: Action): Play => {
  const { seat: _, ...play } = action as Action & { seat: number };
  return play as unknown as Play;
};

const anyQuay = (random: Rng): Quay => pick(random, quayNumbers);

/** An action that tries to carry the effect out, right or wrong. */
const anyPlay = (state: State, random: Rng): EffectPlay => {
  const porter = () => below(random, state.seats);
  const many = <Item>(make: () => Item): Item[] => Array.from({ length: 1 + below(random, 3) }, make);
  const effect = state.effects[0]!;
  switch (below(random, 4) === 0 ? 'skip' : effect.do) {
    case 'place':
      return { kind: 'place', quays: below(random, 2) === 0 ? many(() => anyQuay(random)) : many(() => 2) };
    case 'move':
      return { kind: 'move', from: anyQuay(random), to: anyQuay(random), porters: many(porter) };
    case 'swap':
      return {
        kind: 'swap',
        a: { quay: anyQuay(random), porter: porter() },
        b: { quay: anyQuay(random), porter: porter() },
      };
    case 'remove':
      return { kind: 'remove', quay: anyQuay(random), porters: many(porter) };
    case 'replace':
      return { kind: 'replace', quay: anyQuay(random), porter: porter() };
    case 'swapGoods':
      return { kind: 'swapGoods', a: anyQuay(random), b: anyQuay(random) };
    case 'oneOf':
      return { kind: 'choose', option: below(random, 4) };
    default:
      return { kind: 'skip' };
  }
};

/** The same, but half of the time one that is legal. */
const somePlay = (state: State, random: Rng): EffectPlay => {
  const listed = actions(state).filter(({ kind }) => kind !== 'playTile');
  return below(random, 2) === 0 ? unseated<EffectPlay>(pick(random, listed)) : anyPlay(state, random);
};

const askEffect: Ask = (state, random, rulings) => {
  const { active: seat } = state;
  const play = somePlay(state, random);
  const quays = quaysOf(state);
  const ships = Object.fromEntries(quays.flatMap((text, at) => (text === '-' ? [] : [[at + 1, text]])));
  const input = { seats: seatsOf(state), effect: state.effects[0]!, play, ships, seat, ...boxOfTable(state), rulings };
  const answer = checkers.effect.judge({ ...input, reserve: reserveOf(state, seat) });
  const action = { ...play, seat } as Action;
  const { verdict, after, events } = tryOut(state, action);
  expect(answer.verdict).toEqual(verdict);
  for (const { quay, places } of answer.ships) expect(places).toBe(placesOf(state, quay - 1));
  if (!verdict.legal) return;
  const own = answer.events.length;
  expect(answer.events).toEqual(events.slice(0, own));
  if (events.some(({ kind }) => kind === 'shipSailed')) return;
  for (const one of answer.ships) expect(one.after).toBe(placesOf(after, one.quay - 1));
};

const askCannot: Ask = (state, _, rulings) => {
  const [effect, ...later] = state.effects;
  const { active: seat } = state;
  const answer = checkers.cannot.judge({
    seats: seatsOf(state),
    quays: quaysOf(state),
    effect: effect!,
    seat,
    ...boxOfTable(state),
    rulings,
  });
  const skipped = tryOut(state, { kind: 'skip', seat });
  const ways = waysOf(state, effect!);
  expect(answer.verdict).toEqual(skipped.verdict);
  expect([answer.ways, answer.example]).toEqual([ways.length, ways[0] ?? null]);
  expect(answer.ships.length > 0).toBe(ways.length === 0);
  // Of an effect about one ship, or that cannot even begin, every ship has its reason.
  const single =
    effect!.do === 'remove' || effect!.do === 'replace' || (effect!.do === 'place' && effect!.groups.length === 1);
  if (single) for (const { violations } of answer.ships) expect(violations).not.toEqual([]);
  else if (ways.length === 0) expect(answer.ships.some(({ violations }) => violations.length > 0)).toBe(true);
  if (!skipped.verdict.legal || later.length === 0) return;
  const goesOn = JSON.stringify(skipped.after.effects) === JSON.stringify(later);
  expect(answer.rest).toBe(goesOn ? 'goes-on' : 'lost');
};

/** Plays a contact at random until it is discarded, or the rest belongs to other questions. */
const playThrough = (state: State, opening: Action, random: Rng) => {
  let { after, events } = tryOut(state, opening);
  const plays: ContactPlay[] = [];
  while (['effect', 'depart', 'settle'].includes(after.phase) && !after.resolved) {
    const listed = actions(after).filter(({ kind }) => kind !== 'playTile');
    const action = pick(random, listed);
    const next = tryOut(after, action);
    plays.push(unseated<ContactPlay>(action));
    after = next.after;
    events = [...events, ...next.events];
  }
  return { after, events, plays };
};

const askContact: Ask = (state, random, rulings) => {
  const openings = actions(state).filter(({ kind }) => kind === 'playContact');
  // New ships in the middle of a card are not asked for.
  if (openings.length === 0 || state.rulings['refill-time'] === 'at-once') return;
  const opening = pick(random, openings) as Action & { kind: 'playContact' };
  const { after, events, plays } = playThrough(state, opening, random);
  const answer = checkers.contact.judge({
    seats: seatsOf(state),
    quays: quaysOf(state),
    contact: opening.contact,
    seat: state.active,
    slate: state.slate,
    premiums: state.premiums,
    plays,
    ...boxOfTable(state),
    rulings,
  });
  const carriedOut = before(events, 'handRetaken', 'shipPlaced', 'contactDiscarded');
  expect(before(answer.events, 'contactDiscarded', 'handRetaken')).toEqual(carriedOut);
  expect([answer.at, answer.finished]).toEqual([null, true]);
  expect(answer.premiums).toEqual(after.premiums);
  expect(answer.slate).toBe(after.slate);
  const skipped = events.filter(({ kind }) => kind === 'effectSkipped').length;
  expect(answer.steps.filter(({ outcome }) => outcome === 'skipped')).toHaveLength(skipped);
  for (const { outcome, possible, why } of answer.steps) {
    if (outcome === 'skipped') expect([possible, why.length]).toEqual([false, 4]);
    if (outcome === 'done') expect(possible).toBe(true);
  }
};

/** When a contact has just been played, what can be done next is what the engine lists. */
const askNext: Ask = (state, random, rulings) => {
  const openings = actions(state).filter(({ kind }) => kind === 'playContact');
  if (openings.length === 0) return;
  const opening = pick(random, openings) as Action & { kind: 'playContact' };
  const { contact } = opening;
  const { after } = tryOut(state, opening);
  const input = {
    seats: seatsOf(state),
    quays: quaysOf(state),
    contact,
    seat: state.active,
    ...boxOfTable(state),
    rulings,
  };
  const [first] = checkers.contact.judge(input).steps;
  const listed = actions(after).filter(({ kind }) => kind !== 'playTile');
  const skips = listed.every(({ kind }) => kind === 'skip');
  expect(first?.outcome).toBe(skips ? 'skipped' : 'due');
  if (!skips) expect(checkers.contact.judge(input).next).toEqual(listed);
};

describe('checkers of contacts and the engine', () => {
  const asks = { effect: [askEffect, askEffect, askCannot], act: [askContact, askNext] };
  it.each(Array.from({ length: 24 }, (_, seed) => ({ seed })))('agree in the random game $seed', ({ seed }) =>
    askAlong(seed, asks),
  );
});
