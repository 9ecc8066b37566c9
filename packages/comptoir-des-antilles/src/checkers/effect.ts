import { applying } from '@portolan/core/checkers';
import { boxOf } from '../box.ts';
import { isFull, placesOf } from '../counts.ts';
import type { Effect } from '../edition.ts';
import { waysOf } from '../listing/contact.ts';
import type { Readings } from '../readings.ts';
import type { State } from '../state.ts';
import { type Action, type Event, type Quay, quayNumbers } from '../types.ts';
import { defineChecker } from './define.ts';
import { porterTotals } from './fields.ts';
import { boxWith, cited, editionOf, firedBy, layShip, putInPlay, seated, smallTable, tryOut } from './small-table.ts';
import { readEffect } from './types/effect.ts';
import type { EffectAnswer, EffectInput, EffectPlay, ShipRoom } from './types.ts';

/** Porters at home where the input does not say: more than any effect takes. */
const ENOUGH = 40;

/** The porters of each player that leave so many at home. */
const portersFor = (input: EffectInput): number => {
  const { ships, seats: count = 4, seat = 0, reserve = ENOUGH } = input;
  return porterTotals(Object.values(ships), boxOf(editionOf(input)), count)[seat]! + reserve;
};

/** The port, with the card in play whose only effect is due. */
const tableOf = (input: EffectInput, readings: Readings): State => {
  const { effect, ships, seat = 0, seats: count = 4 } = input;
  const edition = { ...boxWith(editionOf(input), 1, [effect]), porters: portersFor(input) };
  const state = smallTable({ seats: count, rulings: readings, active: seat, edition });
  for (const quay of quayNumbers) if (ships[quay]) layShip(state, quay - 1, ships[quay]);
  // Goods that nobody named do not matter, but a ship that sails has some.
  for (let at = 0; at < state.ships.length; at++) state.goods[at] = Math.max(0, state.goods[at]!);
  putInPlay(state, [effect]);
  return state;
};

/** The quays that a play names, in ascending order. */
export const quaysNamed = (play: EffectPlay): readonly Quay[] => {
  const named = (): readonly Quay[] => {
    switch (play.kind) {
      case 'place':
        return play.quays;
      case 'move':
        return [play.from, play.to];
      case 'swap':
        return [play.a.quay, play.b.quay];
      case 'swapGoods':
        return [play.a, play.b];
      case 'remove':
      case 'replace':
        return [play.quay];
      default:
        return [];
    }
  };
  return quayNumbers.filter((quay) => named().includes(quay));
};

const effectEvents: readonly Event['kind'][] = [
  'porterPlaced',
  'porterMoved',
  'portersSwapped',
  'porterRemoved',
  'porterReplaced',
  'goodsSwapped',
  'optionChosen',
  'effectSkipped',
  'effectDeclined',
];

/** What an effect itself does, without the departures and the discard that follow. */
const ownEvents = (events: readonly Event[]): readonly Event[] => {
  const end = events.findIndex(({ kind }) => !effectEvents.includes(kind));
  return end < 0 ? events : events.slice(0, end);
};

/** The port when the effect has been carried out, before any ship sails: a second effect is due, and ships wait for it. */
const portAfter = (state: State, effect: Effect, input: EffectInput): State => {
  const waiting = { ...state, rulings: { ...state.rulings, 'sailing-time': 'after-card' as const } };
  waiting.effects = [effect, { do: 'replace' }];
  return tryOut(waiting, seated(input.play, state.active)).after;
};

/** How many porters a way to carry an effect out takes, and of which quays; undefined for other kinds of effects. */
const takes = (play: Action | EffectPlay): { readonly n: number; readonly quays: readonly Quay[] } | undefined => {
  if (play.kind === 'place') return { n: play.quays.length, quays: [...new Set(play.quays)].sort() };
  if (play.kind === 'move') return { n: play.porters.length, quays: [play.from, play.to] };
  return play.kind === 'remove' ? { n: play.porters.length, quays: [play.quay] } : undefined;
};

/** The most porters that the effect takes with the ships that the play names. */
const mostWith = (state: State, { effect, play }: EffectInput): number | null => {
  const named = takes(play)?.quays.join();
  if (named === undefined) return null;
  return waysOf(state, effect)
    .flatMap((way) => takes(way) ?? [])
    .reduce((most, { n, quays }) => (quays.join() === named ? Math.max(most, n) : most), 0);
};

const answer = (input: EffectInput, readings: Readings): EffectAnswer => {
  const state = tableOf(input, readings);
  const { verdict, events } = tryOut(state, seated(input.play, state.active));
  const after = verdict.legal ? portAfter(state, input.effect, input) : state;
  const named = quaysNamed(input.play);
  const ships = named.map(
    (quay): ShipRoom => ({ quay, places: placesOf(state, quay - 1), after: placesOf(after, quay - 1) }),
  );
  const full = named.filter((quay) => isFull(after, quay - 1));
  const own = verdict.legal ? ownEvents(events) : [];
  return {
    verdict,
    clauses: applying(...cited(verdict), ...firedBy(own), verdict.legal && full.length > 0 && 'sailing.when-full'),
    ships,
    full,
    sails: readings['sailing-time'] === 'at-once' ? 'now' : 'after-card',
    events: own,
    instead: verdict.legal ? null : mostWith(state, input),
  };
};

/** "May I place, move, exchange like this?" */
export const effect = defineChecker<EffectInput, EffectAnswer>({
  id: 'effect',
  rulings: ['partial-effect', 'sailing-time', 'exclusive-scope', 'declined-effect'],
  example: {
    effect: { do: 'move', n: 1, whose: 'own' },
    play: { kind: 'move', from: 2, to: 3, porters: [0] },
    ships: { 2: '5 rum A2B1', 3: '4 madras B1 exclusive/B' },
  },
  input: readEffect,
  answer,
  decision: ({ verdict, full, sails, instead }) => [
    verdict.legal,
    full,
    verdict.legal && full.length > 0 ? sails : null,
    instead,
  ],
});
