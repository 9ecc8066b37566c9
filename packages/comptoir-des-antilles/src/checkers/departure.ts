import { applying } from '@portolan/core/checkers';
import { boxOf } from '../box.ts';
import type { Clause } from '../clauses.ts';
import { targetReached } from '../effects/end.ts';
import { changeBy, commissionOf, rateAt } from '../effects/sailing.ts';
import { actions } from '../listing/index.ts';
import { quayOf } from '../listing/shared.ts';
import type { Readings } from '../readings.ts';
import type { State } from '../state.ts';
import { type Action, type Event, tileIds } from '../types.ts';
import { defineChecker } from './define.ts';
import {
  boxWith,
  cited,
  editionOf,
  firedBy,
  layShip,
  putAway,
  putInPlay,
  smallTable,
  type Trial,
  tryOut,
} from './small-table.ts';
import { readDeparture } from './types/sailing.ts';
import type { DepartureAnswer, DepartureInput, RateChange, Settlement } from './types.ts';

const tableOf = (input: DepartureInput, readings: Readings): State => {
  const { seats: count, ship, others = [], cause = 'full', commission, active, slate, slateLeft = false } = input;
  const edition = boxWith(editionOf(input), commission ?? 1, []);
  const state = smallTable({ seats: count, rulings: readings, active, edition, premiums: input.premiums });
  state.slate = slate;
  state.slateLeft = slateLeft;
  state.left = slateLeft;
  for (const [quay, text] of [ship, ...others].entries()) layShip(state, quay, text);
  if (cause === 'full') putInPlay(state, []);
  else {
    if (commission !== null) putAway(state);
    state.owned[active] = [tileIds.indexOf(cause)];
  }
  return state;
};

/** What makes the ship sail: it is full, or the tile is laid. */
const departing = ({ cause = 'full', active: seat }: DepartureInput): Action =>
  cause === 'full' ? { kind: 'depart', seat, quay: 1 } : { kind: 'playTile', seat, tile: cause, quay: 1 };

/** The events of the departure itself, up to the payment or the discard of the contact. */
const untilSettled = (events: readonly Event[]): readonly Event[] => {
  const end = events.findIndex(({ kind }) => kind === 'contactDiscarded');
  return end < 0 ? events : events.slice(0, end);
};

const rateChanges = (state: State): readonly RateChange[] =>
  state.ships.flatMap((_, at): RateChange[] => {
    const change = changeBy(state, at, 0);
    if (change === 0) return [];
    return [{ quay: quayOf(at), clause: change > 0 ? 'tile.top-quality' : 'tile.poor-quality', change }];
  });

const paidIn = (events: readonly Event[]): number =>
  events.reduce((sum, event) => (event.kind === 'commissionPaid' ? sum + event.paid : sum), 0);

const isOver = ({ phase }: State): boolean => phase === 'over';

/** Nothing has to be paid. */
const unpaid = (state: State): Settlement => ({
  how: 'nobody',
  payer: null,
  due: 0,
  paid: 0,
  counters: state.premiums,
  slate: state.slate,
  over: isOver(state),
});

/** Every legal way to settle the commission. */
const settlementsOf = (state: State): readonly Settlement[] => {
  const { leaving } = state;
  if (!leaving) return [unpaid(state)];
  return actions(state).flatMap((action): Settlement[] => {
    if (action.kind !== 'payCommission' && action.kind !== 'leaveSlate') return [];
    const { after, events } = tryOut(state, action);
    return [
      {
        how: action.kind === 'leaveSlate' ? 'leave-slate' : 'pay',
        payer: action.kind === 'leaveSlate' ? action.to : action.seat,
        due: leaving.due,
        paid: paidIn(events),
        counters: after.premiums,
        slate: after.slate,
        over: isOver(after),
      },
    ];
  });
};

/** Whether a commission belongs to the departure, be it paid or not. */
const owes = (state: State, { cause = 'full' }: DepartureInput): boolean => commissionOf(state, cause) > 0;

/** How a hundredth premium ends the game. */
const endingOf = (
  { after, settlements, owed }: { after: State; settlements: readonly Settlement[]; owed: boolean },
  readings: Readings,
): DepartureAnswer['ends'] => {
  const over = settlements.filter((one) => one.over).length;
  if (isOver(after)) return owed ? 'before' : 'at-once';
  if (over > 0) return over === settlements.length ? 'after' : 'depends';
  return readings.hundred === 'end-of-round' && targetReached(after) ? 'end-of-round' : null;
};

/** The premium per porter, by its reasons. */
const rateOfShip = (state: State, stormy: boolean): Pick<DepartureAnswer, 'rate' | 'printed' | 'changes'> => ({
  rate: stormy ? 0 : rateAt(state, 0),
  printed: boxOf(state.edition).goods[state.goods[0]!]!.premium,
  changes: rateChanges(state),
});

const clausesOf = (
  { verdict, after, events }: Trial,
  settlements: readonly Settlement[],
  sails: boolean,
): readonly Clause[] => {
  const left = settlements.filter(({ how }) => how === 'leave-slate');
  return applying(
    ...cited(verdict),
    ...firedBy(untilSettled(events)),
    sails && 'premium.rates',
    after.leaving !== null && 'sailing.commission',
    after.leaving !== null && 'contact.commission',
    ...(left.length > 0 ? (['slate.designate', 'slate.handed-over'] as const) : []),
    left.some(({ paid, due }) => paid < due) && 'slate.short',
    settlements.some(({ over }) => over) && 'end.hundred',
  );
};

const premiumsOf = (events: readonly Event[], count: number): readonly number[] => {
  const premiums = Array<number>(count).fill(0);
  for (const event of events) if (event.kind === 'premiumPaid') premiums[event.seat]! += event.amount;
  return premiums;
};

const refused: Pick<DepartureAnswer, 'due' | 'nameable' | 'settlements' | 'ends'> = {
  due: 0,
  nameable: [],
  settlements: [],
  ends: null,
};

const answer = (input: DepartureInput, readings: Readings): DepartureAnswer => {
  const state = tableOf(input, readings);
  const departure = tryOut(state, departing(input));
  const { verdict, after, events } = departure;
  const sails = events.some(({ kind }) => kind === 'shipSailed');
  const settlements = sails ? settlementsOf(after) : [];
  const stormy = events.some(({ kind }) => kind === 'noPremium');
  const premiums = premiumsOf(events, input.seats);
  return {
    verdict,
    clauses: clausesOf(departure, settlements, sails),
    sails,
    ...rateOfShip(state, stormy),
    premiums,
    counters: state.premiums.map((before, seat) => before + premiums[seat]!),
    ...(sails
      ? {
          due: after.leaving?.due ?? 0,
          nameable: settlements.flatMap(({ how, payer }) => (how === 'leave-slate' && payer !== null ? [payer] : [])),
          settlements,
          ends: endingOf({ after, settlements, owed: owes(state, input) }, readings),
        }
      : refused),
    events: untilSettled(events),
  };
};

/** "Settle this departure: who is paid, who pays, who has the slate?" */
export const departure = defineChecker<DepartureInput, DepartureAnswer>({
  id: 'departure',
  rulings: ['quality-scope', 'storm', 'tile-sailing-commission', 'shortfall', 'hundred'],
  example: { seats: 3, ship: '5 rum A2B2C1 top-quality/B', commission: 3, active: 0, slate: 0 },
  input: readDeparture,
  answer,
  decision: ({ verdict, sails, premiums, due, settlements, ends }) => [
    verdict.legal,
    sails,
    premiums,
    due,
    settlements,
    ends,
  ],
});
