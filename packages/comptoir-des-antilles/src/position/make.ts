import { type Box, boxOf } from '../box.ts';
import { portersOf, reserveOf } from '../counts.ts';
import { makeEdition } from '../edition-reader.ts';
import { quayOf } from '../listing/shared.ts';
import { handTileText, makeQuay } from '../quay-text.ts';
import { namedReadings } from '../readings.ts';
import { NO_SHIP, NONE, type State, UNKNOWN } from '../state.ts';
import { type Counts, type Position, type TileId, tileIds } from '../types.ts';

/** The version of the form; readers refuse others. */
const POSITION_VERSION = 1;

/** Counts by name, those that are not 0. */
const byName = (counts: readonly number[], name: (at: number) => string): Counts =>
  Object.fromEntries(counts.flatMap((count, at) => (count > 0 ? [[name(at), count]] : [])));

const makeQuays = (state: State, box: Box): string[] =>
  state.ships.map((ship, quay) => {
    const porters = state.premiums.map((_, seat) => portersOf(state, quay, seat));
    const [goods, tile, layer] = [state.goods[quay]!, state.tiles[quay]!, state.layers[quay]!];
    return makeQuay({ ship, goods, porters, tile, layer }, box);
  });

/** Only what differs from a turn in which nothing has been done. */
const makeTurn = (state: State, box: Box): NonNullable<Position['turn']> => ({
  ...(state.contact === NONE ? {} : { contact: box.contacts[state.contact]!.id, resolved: state.resolved }),
  ...(state.effects.length === 0 ? {} : { effects: state.effects }),
  ...(state.tilePlayed ? { tilePlayed: true } : {}),
  ...(state.auctions > 0 ? { auctions: state.auctions } : {}),
  ...(state.slateLeft ? { slateLeft: true } : {}),
  ...(state.departures > 0 ? { departures: state.departures } : {}),
});

const makeAuction = ({ auction }: State): Partial<Position> => {
  if (!auction) return {};
  const { tile, seat, amount, passed, next } = auction;
  const high = seat === NONE ? null : { seat, amount };
  return { auction: { tile: tileIds[tile]!, high, passed: passed.slice(), next } };
};

/** Fields that hold only in some phases, or only if something was done. */
const makeMoment = (state: State, box: Box): Partial<Position> => {
  const turn = makeTurn(state, box);
  return {
    ...(Object.keys(turn).length > 0 ? { turn } : {}),
    ...(state.leaving ? { leaving: { ...state.leaving, quay: quayOf(state.leaving.quay) } } : {}),
    ...makeAuction(state),
    ...(state.outcome ? { outcome: { ...state.outcome, winners: state.outcome.winners.slice() } } : {}),
  };
};

const makeNext = ({ next }: State): number | '?' | null => {
  if (next === NO_SHIP) return null;
  return next === UNKNOWN ? '?' : next;
};

/** Porters at home; left out where more are aboard than there are, which `validate` tells. */
const makeReserves = (state: State): Pick<Position, 'reserves'> => {
  const reserves = state.premiums.map((_, seat) => reserveOf(state, seat));
  return reserves.every((count) => count >= 0) ? { reserves } : {};
};

/** The readable form of a state; `parsePosition` gives the state back. Edition and rulings only as far as they differ from the default. */
export const makePosition = (state: State): Position => {
  const box = boxOf(state.edition);
  const edition = makeEdition(state.edition);
  const rulings = namedReadings(state.rulings);
  const goodsId = (kind: number): string => box.goods[kind]!.id;
  return {
    game: 'comptoir-des-antilles',
    version: POSITION_VERSION,
    ...(edition === 'reconstructed' ? {} : { edition }),
    seats: state.seats as Position['seats'],
    ...(Object.keys(rulings).length > 0 ? { rulings: rulings as Record<string, string> } : {}),
    phase: state.phase,
    quays: makeQuays(state, box),
    premiums: state.premiums.slice(),
    ...makeReserves(state),
    hands: state.hands.map((hand) => hand.map((tile) => handTileText(tile, box))),
    tiles: state.owned.map((tiles) => tiles.map((tile): TileId => tileIds[tile]!)),
    discards: state.discards.map((pile) => pile.map((place) => (place === UNKNOWN ? '?' : box.contacts[place]!.id))),
    slate: state.slate,
    first: state.first,
    ...(state.left ? { left: true } : {}),
    active: state.active,
    ...makeMoment(state, box),
    next: makeNext(state),
    ships: byName(state.shipPile, String),
    goods: byName(state.unseen, goodsId),
    tail: state.tail.map(goodsId),
    goodsOut: state.goodsOut.map(goodsId),
    tilePile: byName(state.tilePile, (tile) => tileIds[tile]!),
  };
};
