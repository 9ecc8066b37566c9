import { boxOf } from '../box.ts';
import { tilesOnly } from '../check/gate.ts';
import { check } from '../check/index.ts';
import { canAdvance, canLeave, departureBarred } from '../check/ships.ts';
import { shipId } from '../ids.ts';
import { offerAction } from '../position/make.ts';
import type { Impossibility, Refusal } from '../reasons.ts';
import { clone, NONE, type State } from '../state.ts';
import { hasTradeCard } from '../stock.ts';
import type { Phase } from '../types.ts';

/** A table has at least one tile (setup.cross). */
const noTiles = ({ chart }: State): Impossibility[] =>
  chart.tiles.some((tile) => tile !== NONE)
    ? []
    : [{ clause: 'setup.cross', reason: 'no-tiles', facts: {}, paths: ['board'] }];

/** Phases in which nobody buys or moves. */
const openingPhases: readonly Phase[] = ['deal', 'tile', 'stack', 'lay', 'reveal', 'over'];

/** In the opening nobody buys or moves (opening.tiles-only). */
const phaseInOpening = (state: State): Impossibility[] => {
  const { phase, round } = state;
  if (!tilesOnly(state) || openingPhases.includes(phase)) return [];
  return [{ clause: 'opening.tiles-only', reason: 'opening-phase', facts: { phase, round }, paths: ['round'] }];
};

/** Whether tiles and cards may yet be drawn: not in the final phase, nor when only the count is left. */
const drawsOn = ({ final, phase }: State): boolean => !final && phase !== 'reveal' && phase !== 'over';

/** With the last tile the final phase begins (end.final-phase); the ports that are still to be dealt are not drawn. */
const noTileLeft = (state: State): Impossibility[] => {
  const dealt = state.phase === 'deal' ? state.home.filter((port) => port === NONE).length : 0;
  const left = state.stack.reduce((sum, count) => sum + count, 0) + (state.tile === NONE ? 0 : 1) - dealt;
  return drawsOn(state) && left <= 0
    ? [{ clause: 'end.final-phase', reason: 'no-tile-left', facts: {}, paths: ['final'] }]
    : [];
};

/** Fishing and trade ships of a player, each of which may hold a trade card. */
const HOLDS = 4;

/** Somewhere there is a trade card, in a box that has more of them than ships can hold (trade.draw-on). */
const noTradeCard = (state: State): Impossibility[] => {
  const enough = boxOf(state.edition).tradeCards > HOLDS * state.seats;
  return drawsOn(state) && enough && !hasTradeCard(state)
    ? [{ clause: 'trade.draw-on', reason: 'no-trade-card', facts: {}, paths: ['pile'] }]
    : [];
};

/** A ship whose card is drawn, or about to be, can leave (turn.must-depart), though it may sink on its way. */
const noWayOut = (state: State): Impossibility[] => {
  const drawn = state.phase === 'departing';
  const ship = drawn ? state.departing : state.phase === 'pile' ? state.drawing : NONE;
  if (ship === NONE || (canLeave(state, ship) && !(drawn && departureBarred(state, ship, null)))) return [];
  const id = shipId(ship);
  const paths = [`ships.${id}.at`, drawn ? 'departing' : 'drawing'];
  return [{ clause: 'turn.must-depart', reason: 'no-way-out', facts: { ship: id }, paths }];
};

/** A ship that passes over another can go on, at once or when its toll is paid (crossing.move-on). */
const noWayOn = (state: State): Impossibility[] => {
  const { phase, crossing } = state;
  if (crossing === NONE || (phase !== 'crossing' && phase !== 'debt') || canAdvance(state, crossing)) return [];
  const ship = shipId(crossing);
  const paths = [`ships.${ship}.at`, 'crossing'];
  return [{ clause: 'crossing.move-on', reason: 'cannot-move-on', facts: { ship }, paths }];
};

/** The field of an offer that each reason is about; left out: its square. */
const offered: Readonly<Partial<Record<Refusal['reason'], string>>> = {
  'not-your-turn': 'from',
  'departure-pending': 'piece',
  'not-enough-actions': 'piece',
  'too-late': 'piece',
  'not-enough-coins': 'piece',
  'none-left': 'piece',
  'no-debt': 'sell',
  'not-needed': 'sell',
  'not-your-piece': 'sell',
  'no-such-piece': 'ship',
  unarmed: 'ship',
  'pirate-in-port': 'ship',
  'sum-out-of-range': 'sum',
};

/** The ship that a broken rule names, and the field of the offer; a sailor that it names stands on the map. */
const placesInOffer = ({ reason, facts }: Refusal): readonly string[] => {
  const named = reason === 'not-your-piece' || reason === 'no-such-piece';
  if (named && facts.ship === undefined) return ['board'];
  const ship = 'ship' in facts && facts.ship !== undefined ? [`ships.${facts.ship}.at`] : [];
  return [...ship, `offer.${offered[reason] ?? 'at'}`];
};

/** What is offered could have been offered: the purchase or the ransom breaks no rule. */
const wrongOffer = (state: State): Impossibility[] => {
  const action = offerAction(state);
  if (!action) return [];
  const before = clone(state);
  before.phase = 'act';
  before.offer = null;
  const verdict = check(before, action);
  if (verdict.legal) return [];
  return (verdict.violations as readonly Refusal[]).map(
    (found) => ({ ...found, paths: placesInOffer(found) }) as Impossibility,
  );
};

/** What is wrong with the moment: nothing could be done, or an answer would do what nobody may. */
export const momentProblems = (state: State): Impossibility[] => [
  ...noTiles(state),
  ...phaseInOpening(state),
  ...noTileLeft(state),
  ...noTradeCard(state),
  ...noWayOut(state),
  ...noWayOn(state),
  ...wrongOffer(state),
];
