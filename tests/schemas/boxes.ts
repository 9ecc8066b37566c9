// Boxes by id, whole, and in part, of each game.

export const borneoBoxes: readonly unknown[] = [
  'reconstructed',
  { shipments: 'free' },
  { id: 'ours', spacesPerCompany: 6, lowerFlagColumn: 2, provenance: { harbors: 'given' } },
  {
    harbors: { kuching: { monopoly: 3, capacity: 5, mark: '5' } },
    missions: { '2a': { vp: 9, need: { clove: 2 } } },
  },
  {
    shipments: [
      { id: 's01', face: 'RRR/B:v', copies: 30 },
      { face: 'BBB/G:x2', copies: 30 },
    ],
  },
];

export const caboDaRocaBoxes: readonly unknown[] = [
  { id: 'my-cabo', tiles: { coast: { corners: [0, 1, 1, 0] } } },
  { tradeCards: [{ id: 'tea', good: 'salt', prices: [15, 25, 35], struck: ['B'] }] },
  { costs: { trade: { buy: 70 } }, dues: { portFee: 5 } },
  { awards: { fleet: 30, fleetPoints: { fishing: 4, trade: 1, pirate: 3 } } },
];

export const comptoirDesAntillesBoxes: readonly unknown[] = [
  {
    contacts: [
      { id: 'mate', fr: 'Second', en: 'Mate', commission: 2, effects: [{ do: 'place', groups: [1] }] },
      { id: 'cook', fr: 'Coq', en: 'Cook', commission: 1, effects: [{ do: 'replace' }] },
    ],
  },
];

export const rotterdamBoxes: readonly unknown[] = [
  'reconstructed-1',
  { id: 'ours', seatColors: ['white', 'blue', 'red', 'green'] },
  { navigation: [{ id: 'joker', copies: 3 }], provenance: { navigation: 'owner' } },
  { shipsPerPlayer: { 2: 6, 3: 5, 4: 4 } },
];
