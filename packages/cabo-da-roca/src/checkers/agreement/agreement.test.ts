import { below, must, pick, pickWeighted, type Rng, rng } from '@portolan/core';
import { describe, it } from 'vitest';
import type { Edition } from '../../edition.ts';
import { parseEdition } from '../../edition-reader.ts';
import { reconstructed } from '../../editions/reconstructed.ts';
import { apply } from '../../effects/index.ts';
import { actions, chances } from '../../listing/index.ts';
import { completeReadings, type Rulings, readingsOf } from '../../readings.ts';
import { newGame, type State } from '../../state.ts';
import type { Action } from '../../types.ts';
import type { Ask } from './asking.ts';
import { askCount } from './count.ts';
import { askPurchase } from './purchase.ts';
import { askSailing } from './sailing.ts';
import { askShot } from './shot.ts';
import { askTile } from './tile.ts';
import { askVoyage } from './voyage.ts';
import { askWalk } from './walk.ts';

// The checkers against the engine on random walks: what a few inputs answer must be what the whole table answers.

const asks: Partial<Record<State['phase'], readonly Ask[]>> = {
  lay: [askTile],
  act: [askSailing, askSailing, askSailing, askWalk, askShot, askShot, askVoyage, askPurchase, askPurchase],
  over: [askCount],
};

/** Ships are bought, loaded and sailed whenever they can be, so that pieces come about. */
const choose = (state: State, random: Rng): Action => {
  const drawn = chances(state);
  if (drawn.length > 0) return pickWeighted(random, drawn);
  const all = actions(state);
  const keen = all.filter(({ kind }) => ['buyShip', 'load', 'advance', 'buySailor', 'depart'].includes(kind));
  return pick(random, keen.length > 0 && below(random, 3) > 0 ? keen : all);
};

/** Rulings that the checkers' small tables leave out of some question are kept at their default. */
const varied = [
  ...(['port-ownership', 'route-length', 'hazard-entry', 'shore-squares', 'coasting-own-square'] as const),
  ...(['bonus-kind', 'bonus-use', 'shark-short', 'pirate-moves', 'broadside', 'departure-shield'] as const),
  ...(['pirate-guest-fee', 'fish-reach', 'sunk-ships'] as const),
];

/** A box in which every table that the checkers read differs from the default one. */
const ownBox: Edition = must(
  parseEdition({
    tiles: { coast: { corners: [0, 1, 1, 0] }, fish3: { count: 6 }, rock: { count: 3, corners: [1, 0, 0, 0] } },
    tradeCards: [
      { id: 'tea', good: 'salt', prices: [20, 70, 170], struck: ['A'] },
      { id: 'oil', good: 'wine', prices: [35, 35, 200], struck: [] },
      { id: 'silk', good: 'spice', prices: [50, 60, 70], struck: ['B', 'C', 'D', 'E'] },
      ...Array.from({ length: 9 }, (_, i) => ({ id: `rice-${i}`, good: 'cork', prices: [10, 20, 30], struck: [] })),
    ],
    treasureCards: { 'island-50': { value: 75 }, 'wreck-150': { value: 400 } },
    costs: { sailor: { buy: 15 }, fishing: { buy: 50, sell: 20 }, pirate: { buy: 130 } },
    dues: { toll: 15, portFee: 30, guestFee: 25 },
    awards: { fish: 30, fishUnderShip: 15, fleetPoints: { fishing: 2, trade: 2, pirate: 5 }, fleet: 80, goal: 700 },
    start: { coins: 220 },
  }),
);

describe('the checkers and the engine', () => {
  it.each(Array.from({ length: 16 }, (_, seed) => ({ seed })))(
    'agree in the random game $seed',
    ({ seed }) => {
      const random = rng(seed);
      const chosen = Object.fromEntries(varied.map((name) => [name, pick(random, readingsOf(name))])) as Rulings;
      const rulings: Rulings = seed % 2 === 0 ? {} : chosen;
      const edition = seed % 3 === 0 ? ownBox : reconstructed;
      const state = newGame({ edition, rulings: completeReadings(rulings), seats: 2 + (seed % 3) });
      for (let steps = 0; steps < 2500; steps++) {
        for (const ask of asks[state.phase] ?? []) ask(state, random, rulings);
        if (state.phase === 'over') return;
        apply(state, choose(state, random));
      }
    },
    // A limit for a machine that is busy with much else.
    900_000,
  );
});
