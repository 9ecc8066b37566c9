import type { Trials } from '@portolan/core/testing';
import { navigationIds } from '../../types.ts';
import { cardPhases } from '../types/cards.ts';
import type { CheckerId } from '../types.ts';

const colors = ['red', 'yellow', 'green', 'blue'];
const both = [true, false];
const haven = [{ safeHaven: true }, { safeHaven: false }];
const materials = ['grain', 'fruit', 'crude-oil', 'chemicals', null];
const ship = (owner: number, at: string | null, cargo: string | null) => ({ owner, at, cargo });

/** What every checker of Rotterdam is asked when its words are tested. */
export const asked: Readonly<Record<CheckerId, Trials>> = {
  way: [
    {
      color: colors,
      position: ['A1', 'E2', 'B1', 'F2', 'BO1'],
      occupied: [[], ['F1'], ['F2'], ['F1', 'F2']],
      to: ['F1', 'F2', 'E1'],
    },
    [
      { color: 'blue', position: 'D3', occupied: ['E3'] },
      { color: 'blue', position: 'D3', occupied: ['E3'], to: 'E3' },
      { color: 'yellow', position: 'D3', occupied: [], to: 'E4' },
      { color: 'red', position: 'D3', occupied: [] },
    ],
  ],
  call: [
    {
      color: colors,
      caller: [0, 1, 2],
      seats: [3, 4],
      ships: [[], ['0a@D2:grain'], ['0a@E2:fruit', '1a@F1', '1b@F2'], ['0a@A1:grain', '0b@A2:fruit', '1a@B1']],
      wishes: [[{ ship: '1a' }], [{ ship: '1a', to: 'F2' }], [{ ship: '1a', to: 'F1' }], [{ ship: '0b', to: 'E1' }]],
    },
    [
      { seats: 2, color: 'green', caller: 1, ships: ['0a@E2', '0b@D2', '1a@C3'], wishes: [{ ship: '0b' }] },
      {
        seats: 3,
        color: 'green',
        caller: 0,
        ships: ['0b@D2', '1a@E2'],
        wishes: [{ ship: '0b' }],
        rulings: { 'blocked-ship': 'lost-at-once' },
      },
      {
        seats: 3,
        color: 'red',
        caller: 0,
        ships: ['0a@B1', '1a@C1', '2a@C3:grain', '2b@C4'],
        rulings: { 'blocked-ship': 'moves-later' },
      },
    ],
  ],
  timing: [
    {
      card: navigationIds,
      seat: [0, 1, 2],
      turn: [0, 1],
      step: ['choose', 'moving', 'after'],
      hand: [1, 2, 3],
      inHarbor: both,
      variants: haven,
    },
    [
      ...cardPhases
        .filter((phase) => phase !== 'trade' && phase !== 'sail')
        .flatMap((phase) => navigationIds.map((card) => ({ phase, card, seat: 0, turn: 0 }))),
      ...[[], [1], [0, 1]].map((passed) => ({ phase: 'trade', card: 'setback', seat: 1, passed })),
      { phase: 'trade', card: 'advantage', seat: 0, offer: 2 },
      { phase: 'unload', card: 'port-police', seat: 1, turn: 1, inHarbor: true, variants: { safeHaven: true } },
    ],
  ],
  retreat: [
    {
      card: ['setback', 'heavy-storm'],
      position: ['A1', 'B1', 'E1', 'F1', 'VU1'],
      occupied: [[], ['C1'], ['D1', 'D2'], ['C1', 'C2']],
      path: [[], ['D1'], ['D1', 'C1'], ['D1', 'C2'], ['D2', 'C2'], ['F1', 'A1'], ['D1', 'C2', 'B3']],
      variants: haven,
      rulings: [{ 'impossible-retreat': 'as-far-as-possible' }],
    },
    [
      { card: 'setback', position: 'VU1', occupied: [], variants: { safeHaven: true } },
      { card: 'setback', position: 'A1', occupied: [], rulings: { 'impossible-retreat': 'as-far-as-possible' } },
    ],
  ],
  cargo: [
    {
      ship: [ship(1, 'D2', null), ship(0, 'D2', 'fruit'), ship(1, null, null), ship(1, 'VU1', 'fruit')],
      other: [ship(0, 'C1', null), ship(1, 'C1', null), ship(0, null, null), ship(1, 'D2', 'fruit')],
      seat: [0, 1],
      variants: haven,
      rulings: [{ 'thief-full-hold': 'replaces' }],
    },
    [
      { card: 'port-police', ship: ship(1, 'D2', 'grain') },
      { card: 'port-police', ship: ship(1, 'D2', null) },
      { card: 'turn-of-luck', ship: ship(1, 'D2', 'grain'), other: ship(2, 'C1', 'fruit') },
      { card: 'turn-of-luck', ship: ship(1, 'D2', 'grain'), other: ship(2, 'C1', null) },
      {
        card: 'turn-of-luck',
        ship: ship(1, 'D2', 'grain'),
        other: ship(2, 'C1', null),
        rulings: { 'swap-empty': 'one-empty-allowed' },
      },
      { card: 'cargo-thief', ship: ship(1, 'D2', 'grain'), start: 'A1' },
      { card: 'cargo-thief', ship: ship(1, 'D2', 'grain'), start: 'A1', occupied: ['A1'] },
      { card: 'cargo-thief', ship: ship(1, 'D2', 'grain'), start: 'A1', occupied: ['A1', 'A2', 'A3', 'A4'] },
      { card: 'cargo-thief', ship: ship(1, 'D2', 'grain'), start: 'B1', afloat: true },
    ],
  ],
  arrival: [
    { cargo: materials, entered: materials, top: ['bread', 'pasta'], pile: [1, 5] },
    [
      ...['vulcaanhaven', 'merwehaven', 'botlek', 'europoort'].flatMap((harbor) =>
        materials.map((one) => ({ harbor, cargo: one })),
      ),
      { harbor: 'vulcaanhaven', cargo: 'grain', pile: 0 },
      { harbor: 'vulcaanhaven', cargo: 'grain', top: 'pasta' },
      { harbor: 'botlek', cargo: null, top: 'petrol', variants: { openProducts: true } },
      {
        harbor: 'botlek',
        cargo: null,
        top: 'petrol',
        variants: { openProducts: true },
        rulings: { 'bury-timing': 'arrival' },
      },
      { harbor: 'botlek', cargo: 'grain', pile: 0, variants: { openProducts: true } },
    ],
  ],
  mission: [
    {
      mission: ['m01', 'm15', { products: ['bread', 'bread'], points: 3 }],
      products: [[], ['jam', 'bread'], ['jam', 'bread', 'plastic'], ['jam', 'paint']],
      jokers: [[], ['bread'], ['bread', 'plastic']],
      fulfilled: both,
      rulings: [{ 'jokers-per-mission': 'one' }],
    },
    ['on-top', 'under', 'shuffled'].map((reading) => ({
      mission: 'm30',
      products: ['jam', 'bread'],
      jokers: ['plastic'],
      rulings: { 'spent-products': reading },
    })),
  ],
  end: [
    { phaseEnded: both },
    [
      { players: [{ missions: 12 }, { missions: 12 }], phaseEnded: true },
      { players: [{ missions: 12 }, { missions: 12 }, { missions: 3 }], phaseEnded: false },
      { players: [{ missions: 8 }, { missions: 3 }], phaseEnded: true },
      { players: [{ missions: 12 }, { missions: 3 }], phaseEnded: false },
      {
        players: [
          { missions: 12, laid: ['advantage'] },
          { missions: 12, products: ['bread'] },
          { missions: 11, products: ['jam'] },
        ],
        phaseEnded: true,
      },
      { players: [{ missions: 12 }, { missions: 11, navigation: ['?', '?'] }], phaseEnded: true },
      {
        players: [
          { missions: 12, products: ['bread', 'pasta'] },
          { missions: 12, products: ['jam'] },
        ],
        phaseEnded: true,
      },
      { players: [{ missions: 13 }, { missions: 12, navigation: ['extra-advantage'] }], phaseEnded: true },
    ],
  ],
};
