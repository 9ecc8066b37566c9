import { ownerOf, shipId, slotOf } from '../ids.ts';
import { sailorOn } from '../pieces/chart.ts';
import { squareOf } from '../pieces/squares.ts';
import type { Refusal } from '../reasons.ts';
import { NONE, type State } from '../state.ts';
import { actorOf, phasesOf } from '../turn.ts';
import type { Action, ActionKind, Piece, ShipId } from '../types.ts';

/** What belongs to phase `act`: the opening has none of it, and a turn only after its tile. */
const ofAct: readonly ActionKind[] = [
  'buyShip',
  'buySailor',
  'load',
  'depart',
  'advance',
  'rotate',
  'walk',
  'attack',
  'bargain',
  'denounce',
  'endTurn',
];

const isOfAct = (kind: ActionKind): boolean => ofAct.includes(kind);

/** Who is to act, as far as a seat is concerned: while nature draws, the active player is not out of turn. */
const seatToAct = (state: State): number => {
  const actor = actorOf(state);
  return actor < 0 ? state.active : actor;
};

/** What a seat may do in somebody else's turn too; a seat that is not at the table may not. */
const outOfTurn = (state: State, { kind, seat }: Extract<Action, { seat: number }>): boolean =>
  (kind === 'attack' || kind === 'denounce') && seat < state.seats;

const wrongSeat = (state: State, action: Action): Refusal | undefined => {
  if (!('seat' in action) || outOfTurn(state, action)) return undefined;
  const turn = seatToAct(state);
  return action.seat === turn ? undefined : { clause: 'turn.order', reason: 'not-your-turn', facts: { turn } };
};

/** Whether only tiles are laid now (opening.tiles-only). */
export const tilesOnly = ({ round, final, edition }: State): boolean => round <= edition.start.openingRounds && !final;

const inOpening = (state: State, { kind }: Action): Refusal | undefined =>
  tilesOnly(state) && isOfAct(kind)
    ? { clause: 'opening.tiles-only', reason: 'opening-round', facts: { round: state.round } }
    : undefined;

const beforeTile = ['tile', 'stack', 'lay'];

/** What is to be done first, in the phases that wait for one thing. */
const firstThing = (state: State): Refusal | undefined => {
  switch (state.phase) {
    case 'crossing':
      return { clause: 'crossing.move-on', reason: 'must-move-on', facts: { ship: shipId(state.crossing) } };
    case 'departing':
      return { clause: 'turn.must-depart', reason: 'must-leave-now', facts: { ship: shipId(state.departing) } };
    case 'debt':
      return { clause: 'debts.at-once', reason: 'debt-due', facts: { amount: state.debts[0]!.amount } };
    default:
      return undefined;
  }
};

const wrongPhase = (state: State, { kind }: Action): Refusal | undefined => {
  const { phase } = state;
  if (phasesOf[kind].includes(phase)) return undefined;
  if (kind === 'sell') return { clause: 'debts.sell', reason: 'no-debt', facts: {} };
  if (isOfAct(kind) && beforeTile.includes(phase)) return { clause: 'turn.tile', reason: 'tile-first', facts: {} };
  return firstThing(state) ?? { clause: 'turn.steps', reason: 'wrong-phase', facts: { phase } };
};

/** A ship that is not in play. */
const missingShip = (state: State, ship: ShipId): Refusal | undefined =>
  state.ships[slotOf(ship) ?? NONE] ? undefined : { clause: 'turn.order', reason: 'no-such-piece', facts: { ship } };

/** What is wrong with a piece that a seat uses: it is somebody else's, or nobody's. */
const wrongPiece = (state: State, seat: number, piece: Piece): Refusal | undefined => {
  if (typeof piece === 'string') {
    const missing = missingShip(state, piece);
    if (missing) return missing;
    return ownerOf(slotOf(piece)!) === seat
      ? undefined
      : { clause: 'turn.order', reason: 'not-your-piece', facts: { ship: piece } };
  }
  const owner = sailorOn(state.chart, squareOf(piece));
  if (owner === NONE) return { clause: 'turn.order', reason: 'no-such-piece', facts: { at: piece } };
  return owner === seat ? undefined : { clause: 'turn.order', reason: 'not-your-piece', facts: { at: piece } };
};

/** The pieces that an action uses. */
const piecesOf = (action: Action): readonly Piece[] => {
  switch (action.kind) {
    case 'load':
    case 'depart':
    case 'advance':
    case 'rotate':
    case 'attack':
    case 'bargain':
      return [action.ship];
    case 'walk':
      return [action.at];
    case 'sell':
      return [action.piece];
    case 'buyShip':
    case 'buySailor':
    case 'answer':
      return action.sell ?? [];
    default:
      return [];
  }
};

const wrongPieces = (state: State, action: Action): Refusal | undefined => {
  if (!('seat' in action)) return undefined;
  if (action.kind === 'denounce') return missingShip(state, action.attempt.ship);
  for (const piece of piecesOf(action)) {
    const found = wrongPiece(state, action.seat, piece);
    if (found) return found;
  }
  return undefined;
};

/** Actor, phase, pieces: the first that forbids the action before its details are looked at. */
export const gate = (state: State, action: Action): Refusal | undefined => {
  if (state.phase === 'over') return { clause: 'end.over', reason: 'game-over', facts: {} };
  return (
    wrongSeat(state, action) ?? inOpening(state, action) ?? wrongPhase(state, action) ?? wrongPieces(state, action)
  );
};
