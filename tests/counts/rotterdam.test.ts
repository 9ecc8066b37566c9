import { countLeaves, must } from '@portolan/core';
import { type Hand, type NavigationId, type Position, rotterdam, type State } from '@portolan/rotterdam';
import { describe, expect, it } from 'vitest';

const table = (position: Omit<Position, 'seats'> & { seats?: Position['seats'] }): State =>
  must(rotterdam.parsePosition({ seats: 3, ...position }));

const hands = (...first: readonly Hand[]): Hand[] => [...first, {}, {}, {}].slice(0, 3);

/** Before a call in phase 2, the first player with one card: the four colors can be called besides. */
const withCard = (card: NavigationId, ships: readonly string[], rulings: Position['rulings'] = {}): State =>
  table({ phase: 'sail', ships, rulings, hands: hands({ navigation: [card] }) });

/** A count at each depth from 1 on, with its derivation. */
interface Count {
  readonly what: string;
  readonly why: string;
  readonly state: State;
  readonly leaves: readonly number[];
}

const colors = 4;

const counts: readonly Count[] = [
  {
    what: 'the deal',
    why: '46 Missions, then 45',
    state: must(rotterdam.setup({ seats: 4 })),
    leaves: [46, 46 * 45],
  },
  {
    what: 'a launch',
    why: '4 starts × 4 materials, or none; then 3 starts × 4 after each launch, 4 × 4 after none, or none',
    state: table({}),
    leaves: [16 + 1, 16 * (12 + 1) + (16 + 1)],
  },
  {
    what: 'a launch when the fruit is out',
    why: '3 free starts × 3 materials and the empty ship, or none',
    state: table({ ships: ['0a@A1:fruit', '1a@B2:fruit', '1b@B3:fruit', '2a@B4:fruit', '2b@C1:fruit'] }),
    leaves: [3 * (3 + 1) + 1],
  },
  {
    what: 'a call',
    why: '4 colors; green leads the ship from B2 to C1 or C3, after any other the next player calls one of 4',
    state: table({ phase: 'sail', ships: ['0a@B2:grain'] }),
    leaves: [colors, 2 + 3 * colors],
  },
  {
    what: 'the order of two ships',
    why: 'blue: C1 to D1, C2 to D1 or D2; with D1 taken by the first the other evades to D2, with D2 the way to D1 is free; with D1 taken by the second the first is blocked, and the next player calls',
    state: table({ ships: ['0a@C1:grain', '0b@C2:fruit'], call: { color: 'blue' } }),
    leaves: [3, 1 + 1 + colors],
  },
  {
    what: 'a ship that may be held',
    why: 'red: C4 to D4, or B4 behind it loses its move',
    state: table({
      ships: ['0a@B4:fruit', '0b@C4:chemicals'],
      call: { color: 'red' },
      rulings: { 'blocked-ship': 'lost-at-once' },
    }),
    leaves: [2],
  },
  {
    what: 'a Setback',
    why: 'C1 back to B1 or B2; D1 back to C2 only, for C1 is taken',
    state: withCard('setback', ['0a@C1', '1a@D1:grain']),
    leaves: [colors + 2 + 1],
  },
  {
    what: 'a Heavy storm',
    why: 'C1 over B1 to A1 or A2, over B2 to A1 or A3; E1 over D1 or D2 to C2, for C1 is taken',
    state: withCard('heavy-storm', ['0a@C1', '1a@E1:grain']),
    leaves: [colors + 4 + 2],
  },
  {
    what: 'a Heavy storm near the sea',
    why: 'B1 cannot go back two channels: nothing, or as far as possible to A1 or A2; a ship at its start stays there',
    state: withCard('heavy-storm', ['0a@B1', '1a@A4'], { 'impossible-retreat': 'as-far-as-possible' }),
    leaves: [colors + 2 + 1],
  },
  {
    what: 'a Turn of luck',
    why: 'two of four loaded ships: 6; the empty one not',
    state: withCard('turn-of-luck', ['0a@B1:grain', '0b@B2:fruit', '1a@B3:grain', '2a@B4:chemicals', '2b@C1']),
    leaves: [colors + 6],
  },
  {
    what: 'a Turn of luck with an empty ship',
    why: 'the empty one with each of the four besides',
    state: withCard('turn-of-luck', ['0a@B1:grain', '0b@B2:fruit', '1a@B3:grain', '2a@B4:chemicals', '2b@C1'], {
      'swap-empty': 'one-empty-allowed',
    }),
    leaves: [colors + 6 + 4],
  },
  {
    what: 'an Extra cargo',
    why: '3 free starts × 4 materials, never empty',
    state: withCard('extra-cargo', ['1a@A1:grain']),
    leaves: [colors + 12],
  },
  {
    what: 'a Cargo thief',
    why: 'from the three loaded ships, one of them his own, on to the empty one',
    state: withCard('cargo-thief', ['0a@C4', '0b@C1:grain', '1a@D3:crude-oil', '2a@D1:fruit']),
    leaves: [colors + 3],
  },
  {
    what: 'a Cargo thief with a full hold',
    why: 'from the two others on to the loaded one besides',
    state: withCard('cargo-thief', ['0a@C4', '0b@C1:grain', '1a@D3:crude-oil', '2a@D1:fruit'], {
      'thief-full-hold': 'replaces',
    }),
    leaves: [colors + 3 + 2],
  },
  {
    what: 'a Cargo thief without a ship',
    why: 'from two ships on to a new one at 3 free starts',
    state: withCard('cargo-thief', ['1a@A1:crude-oil', '2a@D1:fruit']),
    leaves: [colors + 2 * 3],
  },
  {
    what: 'the Port police',
    why: 'two loaded ships',
    state: withCard('port-police', ['0a@C4', '0b@C1:grain', '1a@D3:crude-oil']),
    leaves: [colors + 2],
  },
  {
    what: 'ships in a safe haven',
    why: 'the one that is not in a harbor',
    state: table({
      phase: 'sail',
      variants: { safeHaven: true },
      ships: ['0a@VU1:grain', '1a@D3:crude-oil'],
      hands: hands({ navigation: ['port-police'] }),
    }),
    leaves: [colors + 1],
  },
  {
    what: 'point cards',
    why: 'either kind, one of them held twice',
    state: table({ phase: 'sail', hands: hands({ navigation: ['advantage', 'advantage', 'extra-advantage'] }) }),
    leaves: [colors + 2],
  },
  {
    what: 'two cards due',
    why: 'the first must be taken; it is one of 9 kinds',
    state: table({ phase: 'anchor', ships: ['0a@C1:grain', '0b@D3'] }),
    leaves: [1, 9],
  },
  {
    what: 'two ships in harbors',
    why: 'either; then Bread or Pasta, or the other ship, for grain earns nothing in Botlek',
    state: table({ phase: 'unload', ships: ['0a@VU1:grain', '0b@BO1:grain'] }),
    leaves: [2, 2 + 1],
  },
  {
    what: 'offers and answers',
    why: '0 gives one of 2 for one of 2 from each of two, 1 gives 1 for 4 or 2, 2 gives 2 for 4 or 2, each may stop; a card that is there is given or kept, one that is not is refused: 2 × (3 + 4), 6 + 4, 2 × (6 + 3); who stops leaves the others 7 + 13, 9 + 13, 9 + 7',
    state: table({
      phase: 'trade',
      hands: hands({ products: ['bread', 'jam'] }, { products: ['petrol'] }, { products: ['paint', 'medicine'] }),
    }),
    leaves: [9 + 7 + 13, 14 + 10 + 18 + 20 + 22 + 16],
  },
  {
    what: 'Missions with a Joker',
    why: 'two of 2 products: as they are, or the Joker for either: 3 each; one of 3: 4; or none',
    state: table({
      phase: 'mission',
      hands: hands({
        products: ['bread', 'orange-juice', 'petrol'],
        navigation: ['joker'],
        missions: ['m01', 'm13', 'm29'],
      }),
    }),
    leaves: [3 + 3 + 4 + 1],
  },
  {
    what: 'two cards for one pile',
    why: 'Bread or Pasta goes back first, or no Mission',
    state: table({ phase: 'mission', hands: hands({ products: ['bread', 'pasta'], missions: ['m25', 'm15', 'm16'] }) }),
    leaves: [2 + 1],
  },
  {
    what: 'two cards shuffled into one pile',
    why: 'their order does not matter',
    state: table({
      phase: 'mission',
      rulings: { 'spent-products': 'shuffled' },
      hands: hands({ products: ['bread', 'pasta'], missions: ['m25', 'm15', 'm16'] }),
    }),
    leaves: [1 + 1],
  },
];

describe('numbers of actions', () => {
  it.each(counts)('$what: $why', ({ state, leaves }) => {
    expect(rotterdam.validate(state)).toEqual([]);
    expect(leaves.map((_, i) => countLeaves(rotterdam, state, i + 1))).toEqual(leaves);
  });
});
