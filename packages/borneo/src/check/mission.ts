import { type Box, boxOf, missionInGame } from '../box.ts';
import type { Clause } from '../clauses.ts';
import { faceText } from '../faces.ts';
import { bySpice } from '../numbers.ts';
import { judgePayment, kindSpice, kindUnits, type Payment } from '../pieces/payment.ts';
import type { NamedCard, Refusal, ViolationOf } from '../reasons.ts';
import { NONE, type State } from '../state.ts';
import type { ActionOf } from '../types.ts';
import { missingCards } from './cards.ts';
import type { Judgment } from './judgment.ts';
import { type Paid, sortOut } from './paid.ts';
import { checkTrader, checkTrades, findTrades, tradesMade } from './variants.ts';

type CompleteMission = ActionOf<'completeMission'>;

/** The tile lies in the row (setup.mission-marks, mission.available). */
const checkTile = (state: State, box: Box, mission: string): Refusal[] => {
  const place = box.missionAt[mission] ?? -1;
  if (place >= 0 && !missionInGame(box.missions[place]!, state.seats)) {
    return [{ clause: 'setup.mission-marks', reason: 'not-in-game', facts: { mission } }];
  }
  return state.missions.includes(place)
    ? []
    : [{ clause: 'mission.available', reason: 'not-available', facts: { mission } }];
};

/** Cards named, parted into those that lie in a zone and those that do not; each copy there answers for one. */
const parted = <Named>(zone: readonly number[], named: readonly Named[], numberOf: (card: Named) => number) => {
  const left = zone.slice();
  const [there, missing]: [Named[], Named[]] = [[], []];
  for (const card of named) {
    const at = left.indexOf(numberOf(card));
    if (at >= 0) left.splice(at, 1);
    (at >= 0 ? there : missing).push(card);
  }
  return [there, missing] as const;
};

/** The cards lie in the player's warehouse (mission.no-hand, mission.from-warehouse). */
const checkWarehouse = (state: State, seat: number, box: Box, { shipments, harbors }: Paid): Refusal[] => {
  const missing = missingCards(state, state.shipments[seat]!, shipments);
  const [held, gone] = parted(state.hands[seat]!, missing, (face) => face);
  const [, lost] = parted(state.harbors[seat]!, harbors, (id) => box.harborAt[id] ?? NONE);
  return [
    ...inHand(held.map((face) => ({ card: faceText(face) }))),
    ...[...gone.map(faceText), ...lost].map(
      (card): Refusal => ({ clause: 'mission.from-warehouse', reason: 'not-in-warehouse', facts: { card } }),
    ),
  ];
};

/** Cards of the hand pay for nothing (mission.no-hand). */
export const inHand = (cards: readonly NamedCard[]): ViolationOf<'card-in-hand'>[] =>
  cards.map((card) => ({ clause: 'mission.no-hand', reason: 'card-in-hand', facts: { ...card } }));

/** What the cards do not cover (mission.combination). */
export const short = ({ lacks, crates, short }: Payment): ViolationOf<'short'>[] =>
  short === 0
    ? []
    : [{ clause: 'mission.combination', reason: 'short', facts: { lacks: bySpice(lacks), crates, short } }];

const allowedBy = (state: State, { kinds, harbors }: Paid, traded: boolean): Clause[] => {
  const by: Clause[] = [state.phase === 'final' ? 'final.mission' : 'mission.optional', 'mission.combination'];
  if (harbors.length > 0) by.push('mission.card-kinds');
  if (kinds.some((kind) => kindSpice(kind) === 4)) by.push('mission.crates');
  if (kinds.some((kind) => kindUnits(kind) === 2)) by.push('mission.double');
  if (traded) by.push('pirates.trade');
  return by;
};

const nothingAsked = [0, 0, 0, 0];

/** A Mission is paid from the warehouse (mission.*, final.mission), perhaps with a trade (pirates.*). */
export const checkCompleteMission = (
  state: State,
  { seat, mission, pay, trades: named = [] }: CompleteMission,
): Judgment => {
  const box = boxOf(state.edition);
  const need = box.need[box.missionAt[mission] ?? -1] ?? nothingAsked;
  const paid = sortOut(box, pay);
  const trades = findTrades(paid, named);
  const byUnit = state.rulings['pirate-swap'] === 'unit';
  const payment = judgePayment(need, paid.kinds, tradesMade(paid.kinds, trades), byUnit);
  const { blackbeard, phase, ship } = state;
  return {
    found: [
      ...checkTile(state, box, mission),
      ...checkWarehouse(state, seat, box, paid),
      ...short(payment),
      ...checkTrader({ blackbeard, final: phase === 'final', holdsShip: ship === seat }, named.length),
      ...checkTrades(need, paid.kinds, trades, byUnit),
    ],
    by: allowedBy(state, paid, named.length > 0),
  };
};
