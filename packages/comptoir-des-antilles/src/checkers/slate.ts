import type { Verdict } from '@portolan/core';
import { judged, legal } from '@portolan/core';
import { applying } from '@portolan/core/checkers';
import { check } from '../check/index.ts';
import type { Clause } from '../clauses.ts';
import { commissionOf } from '../effects/sailing.ts';
import { payable } from '../pieces/money.ts';
import type { Readings } from '../readings.ts';
import { NONE, type State } from '../state.ts';
import { defineChecker } from './define.ts';
import { boxWith, CARD, cited, editionOf, leftwards, smallTable } from './small-table.ts';
import { readSlate } from './types/sailing.ts';
import type { CheckerViolation, SlateAnswer, SlateInput, SlateNaming } from './types.ts';

/** The figure of a contact where the input does not say. */
const FIGURE = 3;

/** The table when the ship has sailed: its commission is due, or nothing is. */
const tableOf = (input: SlateInput, readings: Readings): State => {
  const { aboard, holder, active, slateLeft = false, cause = 'full', commission = FIGURE, premiums } = input;
  const edition = boxWith(editionOf(input), commission ?? 1, []);
  const state = smallTable({ seats: aboard.length, rulings: readings, active, edition, premiums });
  state.slate = holder;
  state.slateLeft = slateLeft;
  state.contact = commission === null ? NONE : CARD;
  for (const [seat, porters] of aboard.entries()) state.aboard[seat] = porters;
  state.ships[0] = aboard.reduce((sum, porters) => sum + porters, 0);
  // A storm that waits for the ship to be filled makes nothing sail.
  const waits = cause === 'storm' && readings.storm === 'on-sailing';
  const due = waits ? 0 : commissionOf(state, cause);
  if (due > 0) {
    state.leaving = { quay: 0, cause, due };
    state.phase = 'settle';
  }
  return state;
};

const naming = (state: State, to: number): SlateNaming => {
  const verdict = check(state, { kind: 'leaveSlate', seat: state.active, to });
  const due = state.leaving?.due ?? 0;
  const pays = payable(due, state.premiums[to]!);
  return { seat: to, violations: verdict.legal ? [] : verdict.violations, pays, unpaid: due - pays };
};

/** He may name somebody, or everything that forbids it, each reason once. */
const anybody = (players: readonly SlateNaming[]): Verdict<Clause> => {
  if (players.some(({ violations }) => violations.length === 0)) return legal<Clause>('slate.designate');
  const found = new Map<string, CheckerViolation>();
  for (const { violations } of players) for (const one of violations) found.set(JSON.stringify(one), one);
  return judged([...found.values()], []);
};

const answer = (input: SlateInput, readings: Readings): SlateAnswer => {
  const { active, to } = input;
  const state = tableOf(input, readings);
  const players = leftwards(active, state.seats)
    .slice(1)
    .map((seat) => naming(state, seat));
  const verdict = to === undefined ? anybody(players) : check(state, { kind: 'leaveSlate', seat: active, to });
  const named = verdict.legal ? to : undefined;
  return {
    verdict,
    clauses: applying<Clause>(
      ...cited(verdict),
      verdict.legal && 'slate.handed-over',
      verdict.legal && 'slate.kept',
      verdict.legal && players.some(({ seat, unpaid }) => unpaid > 0 && seat === (to ?? seat)) && 'slate.short',
      !verdict.legal && state.leaving !== null && 'sailing.commission',
    ),
    nameable: players.filter(({ violations }) => violations.length === 0).map(({ seat }) => seat),
    players,
    due: state.leaving?.due ?? 0,
    slate: named ?? input.holder,
  };
};

/** "May he leave the slate, and with whom?" */
export const slate = defineChecker<SlateInput, SlateAnswer>({
  id: 'slate',
  rulings: ['tile-sailing-commission', 'storm'],
  example: { aboard: [2, 0, 3], holder: 0, active: 0, to: 2 },
  input: readSlate,
  answer,
  decision: ({ verdict, nameable, due }) => [verdict.legal, nameable, due],
});
