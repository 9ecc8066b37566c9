import { bagOf, copies } from '@portolan/core';
import { boxOf, TRADE_CARD } from '../box.ts';
import { tilesOnly } from '../check/gate.ts';
import { portText } from '../faces.ts';
import { kindOfShip, ownerOf, PIRATE, pieceText, SAILOR } from '../ids.ts';
import { squareText } from '../pieces/squares.ts';
import type { Impossibility } from '../reasons.ts';
import { NONE, type State } from '../state.ts';
import { fleetOf, inPlay } from '../stock.ts';

const seatsOf = (state: State): number[] => state.coins.map((_, seat) => seat);

/** The square of the last piece of a kind in play; undefined if there is none. */
const lastOf = (state: State, seat: number, kind: number): number | undefined =>
  kind === SAILOR
    ? state.sailors[seat]!.at(-1)
    : state.ships.findLast((ship, slot) => ship && ownerOf(slot) === seat && kindOfShip(slot) === kind)?.at;

/** Pieces of a kind: in play and sunk for good, against what a player has, at the last in play (pieces.*, pirate.one). */
const tooManyPieces = (state: State, seat: number): Impossibility[] =>
  [0, 1, PIRATE, SAILOR].flatMap((kind): Impossibility[] => {
    const gone = kind === SAILOR ? 0 : state.gone[seat * 3 + kind]!;
    const total = inPlay(state, seat, kind) + gone;
    const piece = pieceText(kind);
    const limit = state.edition.limits[piece];
    if (total <= limit) return [];
    const clause = kind === SAILOR ? 'pieces.sailors' : kind === PIRATE ? 'pirate.one' : 'pieces.fleet-limit';
    const last = lastOf(state, seat, kind);
    const place = last === undefined ? {} : { at: squareText(last) };
    return [{ clause, reason: 'too-many-pieces', facts: { seat, piece, total, limit, ...place } }];
  });

/** Nobody owes coins beyond a toll that is due (setup.coins). */
const negativeCoins = ({ coins }: State, seat: number): Impossibility[] =>
  coins[seat]! < 0 ? [{ clause: 'setup.coins', reason: 'negative-coins', facts: { seat, coins: coins[seat]! } }] : [];

/** In the opening there are no ships (opening.tiles-only). */
const shipsInOpening = (state: State, seat: number): Impossibility[] =>
  tilesOnly(state) && fleetOf(state, seat) > 0
    ? [{ clause: 'opening.tiles-only', reason: 'opening-round', facts: { seat, round: state.round } }]
    : [];

/** Who is out has no pieces left (lighthouse.elimination). */
const outWithPieces = (state: State, seat: number): Impossibility[] =>
  state.out[seat] && fleetOf(state, seat) + state.sailors[seat]!.length > 0
    ? [{ clause: 'lighthouse.elimination', reason: 'pieces-left', facts: { seat } }]
    : [];

/** Each port is dealt once (setup.port). */
const homeTwice = ({ home }: State, seat: number): Impossibility[] => {
  const port = home[seat]!;
  return port !== NONE && home.indexOf(port) < seat
    ? [{ clause: 'setup.port', reason: 'port-taken', facts: { seat, port: portText(port) } }]
    : [];
};

/** Each card is in one place (setup.cards). */
const cardsTwice = (state: State): Impossibility[] => {
  const cargo = state.ships.map((ship) => ship?.cargo ?? NONE);
  const zones = [...state.pile, ...state.discard, ...state.aside, ...state.shown, ...cargo];
  const { cards } = boxOf(state.edition);
  return copies(bagOf(zones.filter((card) => card >= 0))).flatMap(([card, seen]): Impossibility[] =>
    seen > 1
      ? [{ clause: 'setup.cards', reason: 'too-many-copies', facts: { card: cards[card]!, seen, copies: 1 } }]
      : [],
  );
};

/** Trade cards are discarded, treasure cards set aside (trade.treasure-later). */
const wrongHeap = (state: State): Impossibility[] => {
  const { types, cards } = boxOf(state.edition);
  const treasure = state.discard.filter((card) => types[card] !== TRADE_CARD);
  const trade = state.aside.filter((card) => types[card] === TRADE_CARD);
  return [...treasure, ...trade].map(
    (card): Impossibility => ({ clause: 'trade.treasure-later', reason: 'wrong-heap', facts: { card: cards[card]! } }),
  );
};

/** A turn has the box's usual number of actions, or that of a large fleet, which a loss in the turn leaves as it was (turn.limit). */
const wrongAllowance = ({ allowance, edition }: State): Impossibility[] => {
  const { actions, more } = edition.turn;
  if (allowance === actions || allowance === more) return [];
  return [{ clause: 'turn.limit', reason: 'wrong-allowance', facts: { allowance, actions, more } }];
};

/** What is wrong with coins, pieces, ports and cards. */
export const stockProblems = (state: State): Impossibility[] => [
  ...seatsOf(state).flatMap((seat) => [
    ...negativeCoins(state, seat),
    ...tooManyPieces(state, seat),
    ...shipsInOpening(state, seat),
    ...outWithPieces(state, seat),
    ...homeTwice(state, seat),
  ]),
  ...wrongAllowance(state),
  ...cardsTwice(state),
  ...wrongHeap(state),
];
