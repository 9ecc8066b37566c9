import { boxOf, ISLAND, TRADE_CARD, WRECK } from '../box.ts';
import type { Clause } from '../clauses.ts';
import { FIRST_PORT, faceNumber, kindOf, portNumber } from '../faces.ts';
import type { Refusal } from '../reasons.ts';
import { NONE, type State } from '../state.ts';
import { held } from '../table.ts';
import { dealsTo } from '../turn.ts';
import type { ActionOf } from '../types.ts';
import type { Judgment } from './judgment.ts';

const dealBy: readonly Clause[] = ['setup.port'];
const tileBy: readonly Clause[] = ['laying.one-tile'];
const cardBy: readonly Clause[] = ['trade.draw'];
const revealBy: readonly Clause[] = ['scoring.unseen-treasure'];

/** Whether a port can be dealt: it is among the tiles, and nobody has it. */
export const canDeal = (state: State, port: number): boolean =>
  state.stack[FIRST_PORT + port]! > 0 && !state.home.includes(port);

/** A port is dealt to the first seat without one (setup.port). */
export const checkDealPort = (state: State, { to, port }: ActionOf<'dealPort'>): Judgment => {
  const found: Refusal[] = [];
  const expected = dealsTo(state);
  if (to !== expected) found.push({ clause: 'setup.port', reason: 'wrong-seat', facts: { seat: to, expected } });
  if (state.home.includes(portNumber(port)))
    found.push({ clause: 'setup.port', reason: 'port-taken', facts: { port } });
  else if (!canDeal(state, portNumber(port)))
    found.push({ clause: 'setup.stack', reason: 'not-in-stack', facts: { tile: port } });
  return { found, by: dealBy };
};

/** Whether a face can come out of the stack now: there is one left and its kind has not gone back this turn. */
export const canDraw = (state: State, face: number): boolean =>
  state.stack[face]! > 0 && ((state.returned >> kindOf[face]!) & 1) === 0;

/** A tile comes out of the stack (laying.one-tile). */
export const checkTile = (state: State, { face }: ActionOf<'tile'>): Judgment => {
  const found: Refusal[] = [];
  const number = faceNumber(face);
  if (state.stack[number] === 0) found.push({ clause: 'setup.stack', reason: 'not-in-stack', facts: { tile: face } });
  else if (!canDraw(state, number)) found.push({ clause: 'laying.redraw', reason: 'gone-back', facts: { tile: face } });
  return { found, by: tileBy };
};

/** The bag that the next card comes from: the pile, or the discard that will renew it (trade.reshuffle). */
export const cardSource = (state: State): readonly number[] => (state.pile.length > 0 ? state.pile : state.discard);

/** A card is turned (trade.draw-on). */
export const checkCard = (state: State, { card }: ActionOf<'card'>): Judgment => {
  const there = cardSource(state).includes(boxOf(state.edition).cardAt[card] ?? NONE);
  return { found: there ? [] : [{ clause: 'trade.draw', reason: 'not-in-pile', facts: { card } }], by: cardBy };
};

/** The type of treasure whose value is wanted at the end: held, not shown, and in the pile; `TRADE_CARD` if none is. */
export const wantedType = (state: State): number => {
  const { types } = boxOf(state.edition);
  const { islands, wrecks } = held(state);
  const counts = [islands, wrecks];
  for (const type of [ISLAND, WRECK]) {
    const wanted = counts[type]! > 0 && state.shown[type] === NONE;
    if (wanted && state.pile.some((card) => types[card] === type)) return type;
  }
  return TRADE_CARD;
};

/** The pile is turned up to the value that is wanted (scoring.unseen-treasure). */
export const checkReveal = (state: State, { card }: ActionOf<'reveal'>): Judgment => {
  const box = boxOf(state.edition);
  const number = box.cardAt[card] ?? NONE;
  const found: Refusal[] = [];
  const clause = 'scoring.unseen-treasure';
  if (!state.pile.includes(number)) found.push({ clause, reason: 'not-in-pile', facts: { card } });
  else if (box.types[number] !== wantedType(state)) found.push({ clause, reason: 'wrong-type', facts: { card } });
  return { found, by: revealBy };
};
