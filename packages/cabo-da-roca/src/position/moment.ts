import type { Problem } from '@portolan/core';
import { TRADE_CARD } from '../box.ts';
import { hostOf } from '../check/buying.ts';
import { canDeal, canDraw, cardSource, wantedType } from '../check/nature.ts';
import { mayDraw } from '../check/trade.ts';
import { FACES } from '../faces.ts';
import { ownerOf } from '../ids.ts';
import { portOn, shipOn } from '../pieces/chart.ts';
import { NONE, type State } from '../state.ts';
import { dealsTo } from '../turn.ts';
import type { Phase, Position } from '../types.ts';

/** Fields that only some phases have. */
const onlyIn: { readonly [Field in keyof Position]?: readonly Phase[] } = {
  tile: ['lay'],
  drawing: ['pile'],
  departing: ['departing'],
  // A ship may be over another when the game ends.
  crossing: ['crossing', 'debt', 'reveal', 'over'],
  stepping: ['debt'],
  debts: ['debt'],
  offer: ['consent'],
  ending: ['reveal', 'over'],
  winners: ['over'],
  totals: ['over'],
};

const isSet = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

const misplaced = ({ phase }: State, position: Position): Problem[] =>
  Object.entries(onlyIn).flatMap(([path, phases]) =>
    isSet(position[path as keyof Position]) && !phases.includes(phase)
      ? [{ path, code: 'wrong-phase', facts: { phase, expected: phases } }]
      : [],
  );

const missing = (path: string): Problem => ({ path, code: 'missing-field' });

/** A field that names a ship of the active player in play; `where` says what else must be so. */
const shipProblem = (
  state: State,
  field: 'drawing' | 'departing' | 'crossing' | 'stepping',
  where: (slot: number) => boolean,
): Problem | undefined => {
  const slot = state[field];
  if (slot === NONE) return missing(field);
  const ship = state.ships[slot];
  if (ship && ownerOf(slot) === state.active && where(slot)) return undefined;
  return { path: field, code: 'wrong-ship' };
};

/** A ship moored in a port. */
const isMoored = (state: State, slot: number): boolean => {
  const { at, heading } = state.ships[slot]!;
  return heading === NONE && portOn(state.chart, at) !== NONE;
};

const canDrawAny = (state: State): boolean =>
  Array.from({ length: FACES }, (_, face) => face).some((face) => canDraw(state, face));

const stackProblem = (state: State): Problem | undefined => {
  if (state.final) return { path: 'final', code: 'wrong-phase', facts: { phase: state.phase } };
  return canDrawAny(state) ? undefined : { path: 'stack', code: 'nothing-to-draw' };
};

const debtProblem = (state: State): Problem | undefined => {
  const [first] = state.debts;
  if (!first) return missing('debts');
  const wrong = state.debts.findIndex(({ from, to }) => from !== state.active || to === from || state.out[to]);
  if (wrong >= 0) return { path: `debts[${wrong}]`, code: 'wrong-seat' };
  const pieces =
    state.sailors[first.from]!.length + state.ships.filter((ship, slot) => ship && ownerOf(slot) === first.from).length;
  if (pieces === 0) return { path: 'debts', code: 'nothing-to-sell' };
  if (state.stepping === NONE) return state.crossing === NONE ? undefined : missing('stepping');
  if (state.crossing !== NONE && state.crossing !== state.stepping) return { path: 'crossing', code: 'wrong-ship' };
  return shipProblem(state, 'stepping', (slot) => state.ships[slot]!.heading !== NONE);
};

const offerProblem = (state: State): Problem | undefined => {
  const { offer, chart } = state;
  if (!offer) return missing('offer');
  if (offer.to === offer.from || state.out[offer.to]) return { path: 'offer.to', code: 'wrong-seat' };
  if (offer.kind === 'guest') {
    // A ship that is sold to pay may leave the port free.
    const there = shipOn(chart, offer.at);
    const vacated = offer.sell.some((sale) => 'ship' in sale && sale.ship === there);
    const free = portOn(chart, offer.at) !== NONE && (there === NONE || vacated);
    const sold = offer.sell.some(
      (sale) => !('ship' in sale ? state.ships[sale.ship] : state.sailors[offer.from]!.includes(sale.sailor)),
    );
    if (sold) return { path: 'offer.sell', code: 'no-such-piece' };
    if (!free || offer.from !== state.active) return { path: 'offer.at', code: 'no-free-port' };
    const host = hostOf(state, offer.from, offer.piece, offer.at, offer.sell);
    return host === NONE || host === offer.to ? undefined : { path: 'offer.to', code: 'wrong-seat' };
  }
  const asked = shipOn(chart, offer.at);
  const payer = asked === NONE ? NONE : ownerOf(asked);
  return payer === offer.to ? undefined : { path: 'offer.at', code: 'no-ship' };
};

/** The ports that are still to be dealt are among the tiles. */
const dealProblem = (state: State): Problem | undefined => {
  if (dealsTo(state) === NONE) return { path: 'home', code: 'wrong-phase', facts: { phase: 'deal' } };
  const ports = Array.from({ length: 10 }, (_, port) => port).filter((port) => canDeal(state, port));
  const needed = state.home.filter((port) => port === NONE).length;
  return ports.length < needed ? { path: 'stack', code: 'nothing-to-draw' } : undefined;
};

/** What each phase cannot do without. */
const needs: Partial<Record<Phase, (state: State) => Problem | undefined>> = {
  deal: dealProblem,
  tile: stackProblem,
  stack: stackProblem,
  lay: (state) => (state.tile === NONE ? missing('tile') : state.final ? stackProblem(state) : undefined),
  pile: (state) =>
    (state.final ? stackProblem(state) : undefined) ??
    shipProblem(state, 'drawing', (slot) => isMoored(state, slot) && mayDraw(state, slot)) ??
    (cardSource(state).length === 0 ? { path: 'pile', code: 'nothing-to-draw' } : undefined),
  departing: (state) => shipProblem(state, 'departing', (slot) => isMoored(state, slot)),
  crossing: (state) => shipProblem(state, 'crossing', (slot) => state.ships[slot]!.heading !== NONE),
  debt: debtProblem,
  consent: offerProblem,
  reveal: (state) => {
    if (state.ending === null) return missing('ending');
    return wantedType(state) === TRADE_CARD ? { path: 'pile', code: 'nothing-to-draw' } : undefined;
  },
};

/** What a phase cannot do without, and what does not belong to it. */
export const momentProblems = (state: State, position: Position): Problem[] => {
  const lacking = needs[state.phase]?.(state);
  // Who is eliminated last stays the active player until the count is done.
  const counting = state.phase === 'over' || state.phase === 'reveal';
  const out = state.out[state.active] && !counting ? [{ path: 'active', code: 'wrong-seat' }] : [];
  return [...misplaced(state, position), ...out, ...(lacking ? [lacking] : [])];
};
