import type { Verdict } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import type { Effect } from '../edition.ts';
import { isPossible } from '../listing/contact.ts';
import type { State } from '../state.ts';
import type { Action, Event } from '../types.ts';
import { whyNot } from './attempts.ts';
import { tryOut } from './small-table.ts';
import type { ContactStep, StepOutcome } from './types.ts';

/** A contact as far as it has been carried out. */
export interface Walk {
  readonly state: State;
  readonly verdict: Verdict<Clause>;
  /** Which play is illegal; `null` if all are legal. */
  readonly at: number | null;
  readonly steps: readonly ContactStep[];
  readonly events: readonly Event[];
}

/** The effect of a step, as the port stands before it. */
const stepOf = (state: State, effects: number, effect: Effect, outcome: StepOutcome, behind = 0): ContactStep => ({
  number: effects - state.effects.length + behind,
  effect,
  outcome,
  possible: isPossible(state, effect),
  why: whyNot(state, effect),
});

const outcomes: Partial<Record<Event['kind'], StepOutcome>> = {
  effectSkipped: 'skipped',
  effectDeclined: 'declined',
  optionChosen: 'chosen',
};

const outcomeOf = ([first]: readonly Event[]): StepOutcome => (first && outcomes[first.kind]) ?? 'done';

/** Whether the effect that is due can only be left out. */
const mustSkip = ({ phase, effects, ...state }: State): boolean =>
  phase === 'effect' && !isPossible({ ...state, phase, effects }, effects[0]!);

/** Carries one action out, if it is legal, and adds what has become of its effect. */
const advance = (walk: Walk, effects: number, action: Action): Walk => {
  const { state } = walk;
  const { verdict, after, events } = tryOut(state, action);
  if (!verdict.legal) return { ...walk, verdict };
  const isEffect = state.phase === 'effect';
  const done = isEffect ? [stepOf(state, effects, state.effects[0]!, outcomeOf(events))] : [];
  // What is left of a card that was stopped is lost; a choice leaves as many effects as before.
  const gone = isEffect && after.effects.length === 0 ? state.effects.slice(1) : [];
  const lost = gone.map((effect, i) => stepOf(state, effects, effect, 'lost', i + 1));
  return {
    ...walk,
    state: after,
    verdict,
    steps: [...walk.steps, ...done, ...lost],
    events: [...walk.events, ...events],
  };
};

/** The effects that are still to come. */
const ahead = (state: State, effects: number): readonly ContactStep[] =>
  state.effects.map((effect, i) => {
    const outcome = state.phase === 'over' ? 'lost' : i === 0 ? 'due' : 'later';
    return stepOf(state, effects, effect, outcome, i);
  });

/** Plays a contact and all that is done with it, up to the first illegal play; what cannot be carried out is skipped by itself. */
export const walkThrough = (start: State, opening: Action, plays: readonly Action[]): Walk => {
  const { verdict, after, events } = tryOut(start, opening);
  const effects = after.effects.length;
  const skip: Action = { kind: 'skip', seat: start.active };
  let walk: Walk = { state: after, verdict, at: null, steps: [], events };
  const settle = (next: Action | undefined): void => {
    while (mustSkip(walk.state) && next?.kind !== 'skip') walk = advance(walk, effects, skip);
  };
  for (const [i, play] of plays.entries()) {
    settle(play);
    walk = advance(walk, effects, play);
    if (walk.verdict.legal) continue;
    walk = { ...walk, at: i };
    break;
  }
  if (walk.at === null) settle(undefined);
  return { ...walk, steps: [...walk.steps, ...ahead(walk.state, effects)] };
};
