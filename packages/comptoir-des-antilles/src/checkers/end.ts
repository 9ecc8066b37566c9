import { applying } from '@portolan/core/checkers';
import { check } from '../check/index.ts';
import type { Clause } from '../clauses.ts';
import { applyLeaveSlate, applyPayCommission, sail } from '../effects/sailing.ts';
import { winnersOf } from '../pieces/winners.ts';
import type { Readings } from '../readings.ts';
import { NONE, type State } from '../state.ts';
import type { Action, Event } from '../types.ts';
import { defineChecker } from './define.ts';
import { endAsks } from './end-asks.ts';
import {
  anyGoods,
  boxWith,
  CARD,
  cited,
  editionOf,
  firedBy,
  layShip,
  listen,
  putAway,
  smallTable,
  tryOut,
} from './small-table.ts';
import { readEnd } from './types/end-input.ts';
import type { EndAnswer, EndInput } from './types.ts';

const tableOf = (input: EndInput, readings: Readings): State => {
  const { premiums, ships, first, active, commission } = input;
  const edition = boxWith(editionOf(input), commission ?? 1, []);
  const state = smallTable({ seats: premiums.length, rulings: readings, active, edition, premiums });
  state.first = first;
  state.next = ships === 0 ? state.next : 5;
  state.shipPile[5] = Math.max(0, ships - 1);
  state.contact = commission === undefined ? NONE : CARD;
  // A ship without premiums, that of a storm, sails: only then the rules ask for the hundredth premium.
  layShip(state, 0, `1 ${anyGoods(edition)} storm/A`);
  return state;
};

/** The departure whose premiums have just been counted, and the payment of its commission. */
const settle = ({ payer }: EndInput, state: State, tell: (event: Event) => void): void => {
  sail(state, 0, 'full', tell);
  if (state.phase === 'over') return;
  const { active: seat } = state;
  if (!state.leaving) return;
  if (payer === undefined || payer === seat) applyPayCommission(state, { kind: 'payCommission', seat }, tell);
  else applyLeaveSlate(state, { kind: 'leaveSlate', seat, to: payer }, tell);
};

/** Turns of the last round that are still to end, that of the active player included. */
const turnsLeft = ({ active, seats }: State, { ships, first }: EndInput): number | null =>
  ships > 0 ? null : seats - ((active - first + seats) % seats);

const isEnd = ({ clause, kind }: Event): boolean => kind === 'gameEnded' || clause === 'slate.short';

const answer = (input: EndInput, readings: Readings): EndAnswer => {
  const start = tableOf(input, readings);
  const settled = listen(start, (after, tell) => settle(input, after, tell));
  const before = listen(start, (after, tell) => sail(after, 0, 'full', tell)).after;
  const { after } = settled;
  if (after.phase !== 'over') putAway(after);
  const endTurn: Action = { kind: 'endTurn', seat: input.active };
  const verdictNow = check(after, endTurn);
  const ended =
    input.turnOver && verdictNow.legal ? tryOut(after, endTurn) : { verdict: verdictNow, after, events: [] };
  const final = ended.after;
  const over = final.phase === 'over';
  const next: Action = { kind: 'openAuction', seat: final.active };
  const verdict = input.turnOver && over ? check(final, next) : ended.verdict;
  return {
    verdict,
    clauses: applying<Clause>(
      ...firedBy([...settled.events, ...ended.events].filter(isEnd)),
      input.ships === 0 && 'end.last-ship',
      ...cited(verdict),
      over && 'end.winner',
      over && winnersOf(final.premiums).length > 1 && 'ruling.shared-victory',
    ),
    over,
    by: final.outcome?.clause ?? null,
    beforeCommission: before.phase === 'over' && input.commission !== undefined,
    turnsLeft: over ? null : turnsLeft(final, input),
    counters: final.premiums,
    winners: winnersOf(final.premiums),
  };
};

/** "Is the game over?" */
export const end = defineChecker<EndInput, EndAnswer>({
  id: 'end',
  rulings: endAsks.rulings,
  example: { premiums: [101, 64, 80], ships: 3, first: 1, active: 0, commission: 3 },
  input: readEnd,
  answer,
  decision: ({ over, by, winners }) => [over, by, over ? winners : null],
});
