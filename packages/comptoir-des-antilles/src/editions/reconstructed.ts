import type { Contact, Edition, Effect, GoodsKind } from '../edition.ts';
import type { TileId } from '../types.ts';

const goodsRow = (id: string, fr: string, en: string, premium: number, count: number): GoodsKind => ({
  id,
  fr,
  en,
  premium,
  count,
});

const contact = (id: string, fr: string, en: string, commission: number, ...effects: Effect[]): Contact => ({
  id,
  fr,
  en,
  commission,
  effects,
});

const place = (...groups: number[]): Effect => ({ do: 'place', groups });

/** Commissions rise with strength: a strong card fills a ship early but makes the departure dear. */
const contacts: readonly Contact[] = [
  contact('deckhand', 'Matelot', 'Deckhand', 1, place(1)),
  contact('innkeeper', 'Aubergiste', 'Innkeeper', 2, place(1, 1)),
  contact('pilot', 'Pilote', 'Pilot', 2, place(1), { do: 'move', n: 1, whose: 'own' }),
  contact('foreman', 'Contremaître', 'Foreman', 3, place(2)),
  contact('customs-officer', 'Douanier', 'Customs officer', 3, place(1), { do: 'swap', whose: 'own' }),
  contact('captain', 'Capitaine', 'Captain', 4, place(2), { do: 'move', n: 1, whose: 'other' }),
  contact('governor', 'Gouverneur', 'Governor', 4, place(1, 1, 1)),
  contact('shipowner', 'Armateur', 'Shipowner', 5, place(3)),
];

/** Two of the tiles that only tilt a ship, one of those that wipe out a ship or all its premiums: as many as goods tiles. */
const tiles: readonly (readonly [TileId, number])[] = [
  ['top-quality', 2],
  ['poor-quality', 2],
  ['damage', 1],
  ['exclusive', 2],
  ['storm', 1],
  ['pirates', 1],
  ['mutiny', 2],
  ['shortage', 2],
  ['fire', 1],
  ['claim', 2],
];

/**
 * The default box. The rulebook prints ships, goods, porters and the kinds of event tiles; the contacts and the number of
 * tiles of each kind are a playable, balanced reconstruction of ours and say so.
 */
export const reconstructed: Edition = {
  id: 'reconstructed',
  porters: 10,
  target: 100,
  ships: [
    { value: 3, count: 4 },
    { value: 4, count: 5 },
    { value: 5, count: 5 },
    { value: 6, count: 3 },
    { value: 7, count: 2 },
    { value: 8, count: 1 },
  ],
  goods: [
    goodsRow('madras', 'Madras', 'Madras', 2, 7),
    goodsRow('rum', 'Rhum', 'Rum', 3, 5),
    goodsRow('spices', 'Épices', 'Spices', 4, 3),
    goodsRow('vanilla', 'Vanille', 'Vanilla', 5, 1),
  ],
  contacts,
  tiles: tiles.map(([id, count]) => ({ id, count })),
  provenance: {
    ships: 'rulebook',
    goods: 'rulebook',
    porters: 'rulebook',
    contacts: 'reconstructed',
    tiles: 'reconstructed',
    target: 'rulebook',
  },
};
