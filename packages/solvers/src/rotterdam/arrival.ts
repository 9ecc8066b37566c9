import { compareFractions, type Fraction, fractionToString, type Seat } from '@portolan/core';
import { also, report } from '@portolan/core/readers';
import { type Action, type ColorId, rotterdam, type State } from '@portolan/rotterdam';
import { ownerOf, shipOf } from '@portolan/rotterdam/pieces';
import { positionQuestion } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import {
  choicesOf,
  chooserOf,
  type Goal,
  hasArrived,
  type Moment,
  pruned,
  valuer,
  type Worth,
} from './arrival-search.ts';
import { type ArrivalInput, inputs } from './inputs.ts';
import { riverOf } from './river.ts';

/** Something that can be done now (a color, or the move of a ship), and what follows of it. */
export interface RankedMove {
  readonly action: Action;
  readonly forced: boolean;
  readonly possible: boolean;
  readonly random: string;
}

/** Whether a ship arrives with the calls that are left in this round; Navigation cards are left out. */
export interface ArrivalAnswer extends Answer {
  /** Whatever the others call and choose. */
  readonly forced: boolean;
  /** If all help. */
  readonly possible: boolean;
  /** The chance, if the others call each color and make each move as likely as another, and the owner does the best. */
  readonly random: string;
  /** Who has still to call, in order. */
  readonly callers: readonly Seat[];
  /** The best colors, if the owner calls next and the chance is not 0. */
  readonly call?: readonly ColorId[];
  /** Calls and moves that bring the ship in, the owner doing the best and the others the kindest; empty if nothing does. */
  readonly line: readonly Action[];
  /** What can be done now, the best first. */
  readonly ranking: readonly RankedMove[];
}

/** Who has still to call in this round; nobody any more after phase 2. */
const callersOf = ({ phase, step, seat, master, seats, call }: State): Seat[] => {
  const order = Array.from({ length: seats }, (_, i) => (master + i) % seats);
  if (phase === 'launch') return order;
  if (phase !== 'sail') return [];
  const at = order.indexOf(call?.caller ?? seat);
  return order.slice(step === 'choose' ? at : at + 1);
};

type Value = (moment: Moment) => Worth;

const betterFirst = (a: Worth, b: Worth): number =>
  compareFractions(b.random, a.random) || Number(b.forced) - Number(a.forced);

/** One way in: everybody does what makes the arrival likeliest. */
const lineFrom = (start: Moment, goal: Goal, value: Value): Action[] => {
  const line: Action[] = [];
  let moment = start;
  while (!hasArrived(moment, goal)) {
    const [best] = choicesOf(moment)
      .map((choice) => ({ choice, worth: value(choice.next) }))
      .sort((a, b) => betterFirst(a.worth, b.worth));
    if (!best?.worth.possible) return [];
    line.push(best.choice.action);
    moment = best.choice.next;
  }
  return line;
};

const bestColors = (ranking: readonly RankedMove[], chance: Fraction): ColorId[] =>
  ranking.flatMap(({ action, random }) =>
    action.kind === 'callColor' && random === fractionToString(chance) ? [action.color] : [],
  );

/** Can my ship arrive this round? */
export const arrival: Question<State, ArrivalInput, ArrivalAnswer> = positionQuestion(rotterdam, {
  id: 'arrival',
  certainty: 'exact',
  example: { ship: '0a', harbor: 'botlek' },
  reads: (state) =>
    also(
      inputs.arrival(state),
      (_, __, problems) => {
        if (callersOf(state).length > 0 || state.call) return;
        report(problems, 'position.phase', 'not-callable', { found: state.phase });
      },
      'not-callable',
    ),
  solve: (given, { ship: id, harbor }) => {
    const state = given!;
    const goal: Goal = { ship: shipOf(state, id), harbor };
    const callers = callersOf(state);
    const start = pruned({ river: riverOf(state), callers }, goal);
    const value = valuer(goal);
    const { forced, possible, random } = value(start);
    const ranking = (hasArrived(start, goal) ? [] : choicesOf(start))
      .map(({ action, next }) => ({ action, worth: value(next) }))
      .sort((a, b) => betterFirst(a.worth, b.worth))
      .map(({ action, worth }) => ({ action, ...worth, random: fractionToString(worth.random) }));
    const owns = !state.call && chooserOf(start) === ownerOf(state, goal.ship);
    return {
      certainty: 'exact',
      forced,
      possible,
      random: fractionToString(random),
      callers,
      ...(owns && possible ? { call: bestColors(ranking, random) } : {}),
      line: possible ? lineFrom(start, goal, value) : [],
      ranking,
    };
  },
});
