import { FACES, faceText, UNKNOWN } from '../faces.ts';
import { type Action, type ActionOf, type CompanyId, companyIds, type PortNumber } from '../types.ts';

/**
 * Actions without a free choice of cards are made once and shared: lists are made at every step of a random game.
 * They are frozen, so nobody can change them for others.
 */

const SEATS = 5;
const RANKS = 16;

const made = <Item extends object>(item: Item): Item => Object.freeze(item);

/** A pass of each seat. */
export const passes: readonly ActionOf<'pass'>[] = Array.from({ length: SEATS }, (_, seat) =>
  made({ kind: 'pass', seat }),
);

/** The placements of each seat, by company. */
export const placements: readonly (readonly ActionOf<'place'>[])[] = passes.map(({ seat }) =>
  companyIds.map((company) => made({ kind: 'place', seat, company })),
);

/** An item that is made when first asked for, by a number. */
const lazily = <Item>(size: number, make: (at: number) => Item): ((at: number) => Item) => {
  const items: (Item | undefined)[] = Array.from({ length: size });
  return (at) => {
    const known = items[at];
    if (known !== undefined) return known;
    const item = make(at);
    items[at] = item;
    return item;
  };
};

/** A draw of a face with its weight 1, by `seat * FACES + face`. */
const draws = lazily(SEATS * FACES, (at) =>
  made([made({ kind: 'draw', to: Math.floor(at / FACES), card: faceText(at % FACES) } as const), 1] as const),
);

/** Nature draws a card for a seat, with its weight. */
export const drawChance = (to: number, face: number, weight: number): readonly [ActionOf<'draw'>, number] => {
  if (face === UNKNOWN) return [{ kind: 'draw', to, card: '?' }, weight];
  const single = draws(to * FACES + face);
  return weight === 1 ? single : [single[0], weight];
};

const takes = lazily(SEATS * FACES, (at) =>
  made({ kind: 'take', seat: Math.floor(at / FACES), card: faceText(at % FACES) } as const),
);

/** A seat takes a spice. */
export const take = (seat: number, face: number): ActionOf<'take'> => takes(seat * FACES + face);

const plays = lazily(SEATS * FACES * 3, (at) => {
  const card = Math.floor(at / 3);
  const port = ((at % 3) + 1) as PortNumber;
  return made({ kind: 'playShipment', seat: Math.floor(card / FACES), card: faceText(card % FACES), port } as const);
});

/** A seat plays a card at a port, from 1. */
export const play = (seat: number, face: number, port: number): ActionOf<'playShipment'> =>
  plays((seat * FACES + face) * 3 + port - 1);

const newTransfer = (seat: number, from: number, rank: number, to: number): ActionOf<'transfer'> =>
  made({ kind: 'transfer', seat, from: companyIds[from]!, rank, to: companyIds[to]! });

const transfers = lazily(SEATS * 4 * RANKS * 4, (at) =>
  newTransfer(at >> 8, (at >> 6) & 3, ((at >> 2) & (RANKS - 1)) + 1, at & 3),
);

/** A merchant of a seat changes company. */
export const transfer = (seat: number, from: number, rank: number, to: number): ActionOf<'transfer'> =>
  rank <= RANKS ? transfers(((seat * 4 + from) * RANKS + rank - 1) * 4 + to) : newTransfer(seat, from, rank, to);

const destinations: readonly ('swap' | CompanyId)[] = ['swap', ...companyIds];

/** Where a seat sends the beaten merchant: the exchange of places, then each company. */
export const yields: readonly (readonly ActionOf<'yield'>[])[] = passes.map(({ seat }) =>
  destinations.map((to) => made({ kind: 'yield', seat, to })),
);

/** The first players that can be drawn by lot. */
export const firstPlayers: readonly Action[] = passes.map(({ seat }) => made({ kind: 'chooseFirst', first: seat }));
