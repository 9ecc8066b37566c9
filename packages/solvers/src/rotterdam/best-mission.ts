import type { Seat } from '@portolan/core';
import { boxOf, type MissionId, rotterdam, type State } from '@portolan/rotterdam';
import { positionQuestion } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import { type BestMissionInput, inputs, type MissionGoal } from './inputs.ts';
import {
  type Completion,
  completionOf,
  handValue,
  type Payment,
  type Purse,
  paymentsFor,
  pointsOf,
  purseOf,
  spend,
} from './payments.ts';

/** A Mission that can be completed now with the cheapest cards: Jokers only for what is missing. */
export interface RankedMission extends Completion {
  /** Its points, and those of the Products that stay in hand. */
  readonly total: number;
}

/** Missions now, and over the rounds left without new cards. */
export interface BestMissionAnswer extends Answer {
  /** Points of the Products in hand. */
  readonly hand: number;
  readonly now: readonly RankedMission[];
  /** Missions of the best plan, the one with the most points first, and what to pay. */
  readonly plan: readonly MissionId[];
  readonly payments: readonly Completion[];
  /** Points of the plan: of its Missions, and with the Products that then are left. */
  readonly missionPoints: number;
  readonly total: number;
  /** The same as `now`, the most points in all first. */
  readonly ranking: readonly RankedMission[];
}

/** Every Mission that a seat can complete now, the most points in all first. */
export const completableNow = (state: State, seat: Seat): RankedMission[] => {
  const { points } = boxOf(state.edition);
  const purse = purseOf(state, seat);
  const hand = handValue(state, seat);
  return purse.missions
    .flatMap((mission) => {
      const [cheapest] = paymentsFor(state, purse, mission);
      if (!cheapest) return [];
      const total = points[mission]! + hand - pointsOf(state, cheapest.products);
      return [{ ...completionOf(state, mission, cheapest), total }];
    })
    .sort((a, b) => b.total - a.total);
};

/** A plan, or the rest of one. */
interface Plan {
  readonly steps: readonly { readonly mission: number; readonly payment: Payment }[];
  readonly missionPoints: number;
  /** Points of the Products spent. */
  readonly spent: number;
  readonly jokers: number;
}

const nothing: Plan = { steps: [], missionPoints: 0, spent: 0, jokers: 0 };

/** Which of two plans is better: by the goal, then by the other count, then with fewer Jokers. */
const isBetter = (a: Plan, b: Plan, goal: MissionGoal): boolean => {
  const total = a.missionPoints - a.spent - (b.missionPoints - b.spent);
  const missions = a.missionPoints - b.missionPoints;
  const difference = goal === 'points' ? total || missions : missions || total;
  return (difference || b.jokers - a.jokers) > 0;
};

/** The best plan for so many rounds: every order of at most three Missions, each paid in every way. */
const bestPlan = (state: State, purse: Purse, rounds: number, goal: MissionGoal): Plan => {
  if (rounds === 0) return nothing;
  const { points } = boxOf(state.edition);
  let best = nothing;
  for (const mission of purse.missions) {
    for (const payment of paymentsFor(state, purse, mission)) {
      const rest = bestPlan(state, spend(purse, mission, payment), rounds - 1, goal);
      const plan: Plan = {
        steps: [{ mission, payment }, ...rest.steps],
        missionPoints: points[mission]! + rest.missionPoints,
        spent: pointsOf(state, payment.products) + rest.spent,
        jokers: payment.jokers.length + rest.jokers,
      };
      if (isBetter(plan, best, goal)) best = plan;
    }
  }
  return best;
};

/** Which Mission now, with which cards? */
export const bestMission: Question<State, BestMissionInput, BestMissionAnswer> = positionQuestion(rotterdam, {
  id: 'bestMission',
  certainty: 'exact',
  example: { seat: 0, rounds: 3 },
  reads: inputs.bestMission,
  solve: (given, { seat, rounds, goal = 'points' }) => {
    const state = given!;
    const { points, missions } = boxOf(state.edition);
    const hand = handValue(state, seat);
    const now = completableNow(state, seat);
    const { steps, missionPoints, spent } = bestPlan(state, purseOf(state, seat), rounds, goal);
    const ordered = [...steps].sort((a, b) => points[b.mission]! - points[a.mission]!);
    return {
      certainty: 'exact',
      hand,
      now,
      plan: ordered.map(({ mission }) => missions.ids[mission]!),
      payments: ordered.map(({ mission, payment }) => completionOf(state, mission, payment)),
      missionPoints,
      total: missionPoints + hand - spent,
      ranking: now,
    };
  },
});
