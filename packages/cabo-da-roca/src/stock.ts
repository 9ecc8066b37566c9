import { type Box, boxOf, TRADE_CARD } from './box.ts';
import { FIRST_PORT } from './faces.ts';
import { berthsOf, FLEET, pieceText, SAILOR } from './ids.ts';
import { NONE, type State } from './state.ts';

/** Pieces of a kind in play. */
export const inPlay = (state: State, seat: number, kind: number): number => {
  if (kind === SAILOR) return state.sailors[seat]!.length;
  const [first, places] = berthsOf[kind]!;
  let count = 0;
  for (let place = first; place < first + places; place++) if (state.ships[seat * FLEET + place]) count++;
  return count;
};

/** Ships of a player in play. */
export const fleetOf = (state: State, seat: number): number => {
  let count = 0;
  for (let slot = seat * FLEET; slot < (seat + 1) * FLEET; slot++) if (state.ships[slot]) count++;
  return count;
};

/** Pieces of a kind that a player can still buy. */
export const stockOf = (state: State, seat: number, kind: number): number => {
  const gone = kind === SAILOR ? 0 : state.gone[seat * 3 + kind]!;
  return Math.max(0, state.edition.limits[pieceText(kind)] - inPlay(state, seat, kind) - gone);
};

/** Whether a trade card is left to be turned, in the pile or in the discard that will renew it (trade.draw-on). */
export const hasTradeCard = ({ pile, discard, edition }: State): boolean => {
  const { types } = boxOf(edition);
  const isTrade = (card: number): boolean => types[card] === TRADE_CARD;
  return pile.some(isTrade) || discard.some(isTrade);
};

/** The trade cards of the pile: what an unknown cargo may be. */
export const hiddenCards = (state: State): number[] => {
  const { types } = boxOf(state.edition);
  return state.pile.filter((card) => types[card] === TRADE_CARD);
};

/** The first treasure card of the pile with a type and value; `NONE` if there is none. */
export const treasureCard = (box: Box, pile: readonly number[], type: number, value: number): number =>
  pile.find((card) => box.types[card] === type && box.values[card] === value) ?? NONE;

/** A face of a port of a seat that is still in its hand; `NONE` if there is none. */
export const homeFace = (state: State, seat: number): number =>
  state.home[seat] === NONE || state.homeLaid[seat] ? NONE : FIRST_PORT + state.home[seat]!;
