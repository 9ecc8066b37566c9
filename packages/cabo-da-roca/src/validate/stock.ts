import { bagOf, copies } from '@portolan/core';
import { boxOf, TRADE_CARD } from '../box.ts';
import { tilesOnly } from '../check/gate.ts';
import { portText } from '../faces.ts';
import { kindOfShip, ownerOf, PIRATE, pieceText, SAILOR } from '../ids.ts';
import { squareText } from '../pieces/squares.ts';
import type { Impossibility } from '../reasons.ts';
import { NONE, type State } from '../state.ts';
import { fleetOf, inPlay } from '../stock.ts';
import type { CardId } from '../types.ts';
import { sailorsAt } from './pieces.ts';
import type { Written } from './written.ts';

const seatsOf = (state: State): number[] => state.coins.map((_, seat) => seat);

/** The square of the last piece of a kind in play; undefined if there is none. */
const lastOf = (state: State, seat: number, kind: number): number | undefined =>
  kind === SAILOR
    ? state.sailors[seat]!.at(-1)
    : state.ships.findLast((ship, slot) => ship && ownerOf(slot) === seat && kindOfShip(slot) === kind)?.at;

/** Pieces of a kind: in play and sunk for good, against what a player has, at the last in play (pieces.*, pirate.one). */
const tooManyPieces = (state: State, seat: number, written: Written): Impossibility[] =>
  [0, 1, PIRATE, SAILOR].flatMap((kind): Impossibility[] => {
    const gone = kind === SAILOR ? 0 : state.gone[seat * 3 + kind]!;
    const total = inPlay(state, seat, kind) + gone;
    const piece = pieceText(kind);
    const limit = state.edition.limits[piece];
    if (total <= limit) return [];
    const clause = kind === SAILOR ? 'pieces.sailors' : kind === PIRATE ? 'pirate.one' : 'pieces.fleet-limit';
    const last = lastOf(state, seat, kind);
    const facts = { seat, piece, total, limit, ...(last === undefined ? {} : { at: squareText(last) }) };
    const paths = [
      ...(last === undefined ? [] : sailorsAt(seat, last, written)),
      kind === SAILOR ? 'sailors' : `gone[${seat}].${piece}`,
    ];
    return [{ clause, reason: 'too-many-pieces', facts: { ...facts }, paths }];
  });

/** Nobody owes coins beyond a toll that is due (setup.coins). */
const negativeCoins = (state: State, seat: number): Impossibility[] => {
  const coins = state.coins[seat]!;
  if (coins >= 0) return [];
  return [{ clause: 'setup.coins', reason: 'negative-coins', facts: { seat, coins }, paths: [`coins[${seat}]`] }];
};

/** In the opening there are no ships (opening.tiles-only). */
const shipsInOpening = (state: State, seat: number): Impossibility[] =>
  tilesOnly(state) && fleetOf(state, seat) > 0
    ? [{ clause: 'opening.tiles-only', reason: 'opening-round', facts: { seat, round: state.round }, paths: ['round'] }]
    : [];

/** Who is out has no pieces left (lighthouse.elimination). */
const outWithPieces = (state: State, seat: number): Impossibility[] =>
  state.out[seat] && fleetOf(state, seat) + state.sailors[seat]!.length > 0
    ? [{ clause: 'lighthouse.elimination', reason: 'pieces-left', facts: { seat }, paths: [`out[${seat}]`] }]
    : [];

/** Each port is dealt once (setup.port). */
const homeTwice = ({ home }: State, seat: number): Impossibility[] => {
  const port = home[seat]!;
  if (port === NONE || home.indexOf(port) >= seat) return [];
  const facts = { seat, port: portText(port) };
  return [{ clause: 'setup.port', reason: 'port-taken', facts: { ...facts }, paths: [`home[${seat}]`] }];
};

/** Where a card lies: in heaps, and aboard ships. */
const placesOfCard = (card: CardId, { ships = {}, ...heaps }: Written): readonly string[] => [
  ...(['pile', 'discard', 'aside'] as const).filter((heap) => heaps[heap]?.includes(card)),
  ...Object.entries(ships).flatMap(([id, { cargo }]) => (cargo === card ? [`ships.${id}.cargo`] : [])),
];

/** Each card is in one place (setup.cards). */
const cardsTwice = (state: State, written: Written): Impossibility[] => {
  const cargo = state.ships.map((ship) => ship?.cargo ?? NONE);
  const zones = [...state.pile, ...state.discard, ...state.aside, ...state.shown, ...cargo];
  const { cards } = boxOf(state.edition);
  return copies(bagOf(zones.filter((card) => card >= 0))).flatMap(([at, seen]): Impossibility[] => {
    const card = cards[at]!;
    const paths = placesOfCard(card, written);
    return seen > 1
      ? [{ clause: 'setup.cards', reason: 'too-many-copies', facts: { card, seen, copies: 1 }, paths }]
      : [];
  });
};

/** Trade cards are discarded, treasure cards set aside (trade.treasure-later). */
const wrongHeap = (state: State, written: Written): Impossibility[] => {
  const { types, cards } = boxOf(state.edition);
  const treasure = state.discard.filter((card) => types[card] !== TRADE_CARD);
  const trade = state.aside.filter((card) => types[card] === TRADE_CARD);
  return [...treasure, ...trade].map((at): Impossibility => {
    const card = cards[at]!;
    const paths = placesOfCard(card, written);
    return { clause: 'trade.treasure-later', reason: 'wrong-heap', facts: { card }, paths };
  });
};

/** A turn has the box's usual number of actions, or that of a large fleet, which a loss in the turn leaves as it was (turn.limit). */
const wrongAllowance = ({ allowance, edition }: State): Impossibility[] => {
  const { actions, more } = edition.turn;
  if (allowance === actions || allowance === more) return [];
  return [{ clause: 'turn.limit', reason: 'wrong-allowance', facts: { allowance, actions, more }, paths: [] }];
};

/** What is wrong with coins, pieces, ports and cards. */
export const stockProblems = (state: State, written: Written): Impossibility[] => [
  ...seatsOf(state).flatMap((seat) => [
    ...negativeCoins(state, seat),
    ...tooManyPieces(state, seat, written),
    ...shipsInOpening(state, seat),
    ...outWithPieces(state, seat),
    ...homeTwice(state, seat),
  ]),
  ...wrongAllowance(state),
  ...cardsTwice(state, written),
  ...wrongHeap(state, written),
];
