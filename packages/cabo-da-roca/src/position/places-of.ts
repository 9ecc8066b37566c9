import type { Impossibility, impossibilities } from '../reasons.ts';
import type { CardId, Position, ShipId, Square } from '../types.ts';

/** A position as people have written it: only places that it tells of can be pointed at. */
type Written = Partial<Position>;
type Name = keyof typeof impossibilities;
type FactsIn<Reason extends Name> = (Impossibility & { readonly reason: Reason })['facts'];

/** The field of a ship that a fact is about. */
const ship =
  (field: 'at' | 'heading' | 'from' | 'cargo') =>
  (facts: { readonly ship?: ShipId }): readonly string[] =>
    facts.ship === undefined ? [] : [`ships.${facts.ship}.${field}`];

const shipSquare = ship('at');
const shipHeading = ship('heading');

/** The squares of a player’s sailors on a square, by their places in the list. */
const sailors = (
  { seat, at }: { readonly seat?: number; readonly at?: Square },
  { sailors: list = [] }: Written,
): string[] =>
  list.flatMap(({ owner, at: [x, y] }, i) =>
    owner === seat && x === at?.[0] && y === at[1] ? [`sailors[${i}].at`] : [],
  );

/** Where a card lies: in heaps, and aboard ships. */
const card = (facts: { readonly card: CardId }, { ships = {}, ...heaps }: Written): readonly string[] => [
  ...(['pile', 'discard', 'aside'] as const).filter((heap) => heaps[heap]?.includes(facts.card)),
  ...Object.entries(ships).flatMap(([id, { cargo }]) => (cargo === facts.card ? [`ships.${id}.cargo`] : [])),
];

const of =
  (...paths: readonly string[]) =>
  (): readonly string[] =>
    paths;
const map = of('board');
const offered = of('offer.at');
const bought = of('offer.piece');
const sold = of('offer.sell');
const shooter = of('offer.ship');

/** The ship that a ransom is asked for, or the one in a port that is wanted, and the square of the offer. */
const target = (facts: { readonly ship: ShipId }): readonly string[] => [...shipSquare(facts), 'offer.at'];

/** A piece that an offer names: a ship, and its field in the offer; a sailor only on the map. */
const named =
  (field: 'ship' | 'sell') =>
  (facts: { readonly ship?: ShipId }): readonly string[] =>
    facts.ship === undefined ? map() : [...shipSquare(facts), `offer.${field}`];

/** Where in a position each reason points; nowhere where the whole is wrong. */
const places: {
  readonly [Reason in Name]: (facts: FactsIn<Reason>, position: Written) => readonly string[];
} = {
  'side-mismatch': map,
  'corner-mismatch': map,
  'not-connected': map,
  'port-nearby': map,
  'too-many-tiles': ({ tile }, { stack }) => ['board', ...(stack === undefined ? [] : [`stack.${tile}`])],
  'land-square': shipSquare,
  rock: shipSquare,
  'fishing-ships-only': shipSquare,
  storm: shipSquare,
  'no-land-around': (facts) => ('ship' in facts ? shipSquare(facts) : []),
  'heading-in-port': shipHeading,
  'moored-at-sea': shipHeading,
  pirate: ship('cargo'),
  'no-origin': ship('from'),
  'ship-there': (facts, position) => [...shipSquare(facts), ...('seat' in facts ? sailors(facts, position) : [])],
  'not-land': sailors,
  'sailor-there': sailors,
  'negative-coins': ({ seat }) => [`coins[${seat}]`],
  'too-many-pieces': (facts, position) => [
    ...sailors(facts, position),
    facts.piece === 'sailor' ? 'sailors' : `gone[${facts.seat}].${facts.piece}`,
  ],
  'opening-round': ({ seat }) => [seat === undefined ? 'offer.at' : 'round'],
  'wrong-allowance': of(),
  'pieces-left': ({ seat }) => [`out[${seat}]`],
  'port-taken': ({ seat }) => [`home[${seat}]`],
  'too-many-copies': card,
  'wrong-heap': card,
  'no-tiles': map,
  'opening-phase': of('round'),
  'no-tile-left': of('final'),
  'no-trade-card': of('pile'),
  'no-way-out': (facts, { phase }) => [...shipSquare(facts), phase === 'pile' ? 'drawing' : 'departing'],
  'cannot-move-on': (facts) => [...shipSquare(facts), 'crossing'],
  'not-your-turn': of('offer.from'),
  'not-your-piece': named('sell'),
  'no-such-piece': named('ship'),
  'departure-pending': bought,
  'not-enough-actions': bought,
  'too-late': bought,
  'no-debt': sold,
  'not-needed': sold,
  'not-enough-coins': bought,
  'none-left': bought,
  'vacant-port': offered,
  'port-occupied': target,
  'pirate-at-port': offered,
  unarmed: shooter,
  'pirate-in-port': shooter,
  'too-far': offered,
  'not-on-the-beam': offered,
  'in-port': target,
  'just-left-port': target,
  'paid-to-pass': target,
  'sum-out-of-range': of('offer.sum'),
};

/** The paths in a position that an answer of `validate` is about: `coins[1]`; empty for the whole. */
export const placesOf = ({ reason, facts }: Impossibility, position: Written = {}): readonly string[] =>
  // What forbids an offer may have reasons of an action alone: they are about its square.
  Object.hasOwn(places, reason)
    ? (places[reason] as (facts: object, position: Written) => readonly string[])(facts, position)
    : offered();
