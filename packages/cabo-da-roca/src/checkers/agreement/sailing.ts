import { below, pick } from '@portolan/core';
import { expect } from 'vitest';
import { check } from '../../check/index.ts';
import { departureFirst } from '../../check/turn.ts';
import { kindOfShip, ownerOf, shipId, shipKindText } from '../../ids.ts';
import { landAround, portOn, sailorOn, shipOn, watersOn } from '../../pieces/chart.ts';
import { directionText, neighbor } from '../../pieces/squares.ts';
import { leftOf, NONE, type State } from '../../state.ts';
import { usableBonus } from '../../table.ts';
import type { Action, ActionOf } from '../../types.ts';
import { checkers } from '../index.ts';
import { type Ask, boxIn, carriedOut, event, gist, ringOf, tileAt } from './asking.ts';

/** Lighthouses kept by opponents whose waters a step leaves. */
const keepersLeft = (state: State, owner: number, from: number, to: number): number => {
  const lost = watersOn(state.chart, from) & ~watersOn(state.chart, to);
  return state.chart.lights.filter((at, light) => {
    const keeper = sailorOn(state.chart, at);
    return (lost >> light) & 1 && keeper !== NONE && keeper !== owner;
  }).length;
};

/** A random move of a random ship of the active player. */
export const askSailing: Ask = (state, random, rulings) => {
  const slots = state.ships.flatMap((ship, slot) => (ship && ownerOf(slot) === state.active ? [slot] : []));
  if (slots.length === 0 || departureFirst(state)) return;
  const slot = pick(random, slots);
  const ship = state.ships[slot]!;
  const dir = ship.heading === NONE ? below(random, 8) : ship.heading;
  const to = neighbor(ship.at, dir);
  const there = shipOn(state.chart, to);
  // What stands on the square beyond a ship that is passed is not asked.
  const beyond = neighbor(to, dir);
  if (there !== NONE && (shipOn(state.chart, beyond) !== NONE || sailorOn(state.chart, beyond) !== NONE)) return;
  const useBonus = below(random, 3) === 0;
  const who = { seat: state.active, ship: shipId(slot), ...(useBonus ? { bonus: 1 } : {}) };
  const move = ship.heading === NONE ? 'depart' : below(random, 4) === 0 ? 'rotate' : 'advance';
  if (move === 'depart' && (ship.cargo === NONE || ship.bought || ship.stay)) return;
  const acts: Readonly<Record<typeof move, Action>> = {
    depart: { kind: 'depart', ...who, dir: directionText(dir) },
    rotate: { kind: 'rotate', ...who, to: 'right' },
    advance: { kind: 'advance', ...who },
  };
  const keepers = keepersLeft(state, ownerOf(slot), ship.at, to);
  const answer = checkers.sailing.judge({
    move,
    ship: shipKindText(kindOfShip(slot)),
    heading: directionText(dir),
    left: leftOf(state),
    bonus: usableBonus(state, ship),
    useBonus,
    from: tileAt(state, ship.at)!,
    to: tileAt(state, to) ?? null,
    around: ringOf(state, to, (dir + 4) & 7),
    landBeyond: landAround(state.chart, beyond),
    ...(there === NONE ? {} : { there: directionText(Math.max(0, state.ships[there]!.heading)) }),
    ...(sailorOn(state.chart, to) === NONE || portOn(state.chart, to) !== NONE ? {} : { sailor: true }),
    keepers,
    advanced: ship.advanced,
    rotated: ship.rotated,
    entered: ship.arrived,
    ...boxIn(state),
    rulings,
  });
  const verdict = check(state, acts[move]);
  const mine = gist(verdict).filter((clause) => !['turn.must-depart', 'mooring.next-turn'].includes(clause));
  const theirs = gist(answer.verdict).filter((clause) => !['turn.must-depart', 'mooring.next-turn'].includes(clause));
  expect(theirs).toEqual(mine);
  const attempt = acts[move] as ActionOf<'advance'>;
  const noticed = check(state, { kind: 'denounce', seat: (state.active + 1) % state.seats, attempt });
  expect(answer.penalty).toBe(noticed.legal);
  if (!verdict.legal) return;
  const { after, events } = carriedOut(state, acts[move]);
  // Whoever asks a checker can pay every toll.
  if (events.some(({ kind }) => kind === 'debtDue' || kind === 'playerEliminated')) return;
  expect(answer.sinks).toBe(event(events, 'shipSunk')?.cause ?? null);
  const sharks = events.filter(({ kind }) => kind === 'sharkDelay').length;
  expect(answer.shark).toBe(sharks);
  if (after.phase === 'act' || after.phase === 'crossing') {
    const paid = events.flatMap((one) => (one.kind === 'tollPaid' ? [one.amount] : []));
    expect(answer.toll).toBe(paid.reduce((sum, amount) => sum + amount, 0));
    expect(answer.moveOn !== null).toBe(after.phase === 'crossing');
  }
};
