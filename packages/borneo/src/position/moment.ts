import type { Problem } from '@portolan/core';
import { HAND_LIMIT, NONE, STARTING_HAND, type State } from '../state.ts';
import { actorOf } from '../turn.ts';
import type { Phase, Position } from '../types.ts';
import { before } from './fill.ts';

/** Fields that only some phases have. */
const onlyIn: { readonly [Field in keyof Position]?: readonly Phase[] } = {
  dealTo: ['deal'],
  fight: ['defend', 'yield', 'reward'],
  distribution: ['distribute'],
  refill: ['refill'],
  draws: ['draw'],
  final: ['final'],
  result: ['over'],
};

const isSet = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== 0 && !(Array.isArray(value) && value.length === 0);

const misplaced = ({ phase }: State, position: Position): Problem[] =>
  Object.entries(onlyIn).flatMap(([path, phases]) =>
    isSet(position[path as keyof Position]) && !phases.includes(phase)
      ? [{ path, code: 'wrong-phase', facts: { phase, expected: phases } }]
      : [],
  );

/** A list that is too short for what chance still has to take from it. */
const tooFew = (path: string, found: number, min: number): Problem | undefined =>
  found >= min ? undefined : { path, code: 'wrong-length', facts: { found, min } };

const closedPorts = ({ ports }: State): number => ports.filter((harbor) => harbor === NONE).length;

/** Cards that the deal still takes from the pile. */
const cardsToDeal = ({ hands }: State): number =>
  hands.reduce((sum, hand) => sum + Math.max(0, STARTING_HAND - hand.length), 0);

/** What each phase cannot do without: a test and the field to blame. */
const needs: Partial<Record<Phase, (state: State) => Problem | undefined>> = {
  deal: (state) => tooFew('pile', state.pile.length, cardsToDeal(state)),
  reveal: (state) =>
    closedPorts(state) > 0
      ? tooFew('harborPile', state.harborPile.length, closedPorts(state))
      : { path: 'ports', code: 'wrong-phase', facts: { phase: 'reveal' } },
  place: (state) =>
    state.supply[actorOf(state)]! > 0
      ? undefined
      : { path: 'supply', code: 'wrong-phase', facts: { phase: 'place', seat: actorOf(state) } },
  defend: (state) => fightProblem(state),
  yield: (state) => fightProblem(state),
  reward: (state) => fightProblem(state),
  distribute: (state) => distributionProblem(state),
  refill: ({ refill, ports, harborPile }) =>
    refill === 0 || ports[refill - 1] !== NONE
      ? { path: 'refill', code: 'missing-field' }
      : tooFew('harborPile', harborPile.length, 1),
  draw: ({ draws, pile, discard }) =>
    draws < 1
      ? { path: 'draws', code: 'out-of-range', facts: { found: draws, min: 1, max: 2 } }
      : tooFew('pile', pile.length + discard.length, draws),
  discard: ({ hands, active }) =>
    hands[active]!.length > HAND_LIMIT
      ? undefined
      : {
          path: `hands[${active}]`,
          code: 'wrong-length',
          facts: { found: hands[active]!.length, min: HAND_LIMIT + 1 },
        },
  final: ({ final }) => (final.length === 0 ? { path: 'final', code: 'wrong-length', facts: { min: 1 } } : undefined),
};

/** A fight needs two merchants where it says they stand. */
const fightProblem = ({ fight, columns: all }: State): Problem | undefined => {
  if (!fight) return { path: 'fight', code: 'missing-field' };
  const column = all[fight.company]!;
  const vacant = (['attacker', 'defender'] as const).find((side) => (column[fight[side] - 1] ?? NONE) === NONE);
  return vacant && { path: `fight.${vacant}`, code: 'no-merchant', facts: { rank: fight[vacant] } };
};

/** A distribution needs picks, and a card for each of them. */
const distributionProblem = ({ distribution, towers }: State): Problem | undefined => {
  if (!distribution) return { path: 'distribution', code: 'missing-field' };
  const max = towers[distribution.port - 1]!.length;
  const found = distribution.picks.length;
  if (found >= 1 && found <= max) return undefined;
  return { path: 'distribution.picks', code: 'wrong-length', facts: { found, min: 1, max } };
};

const missing = (state: State): Problem | undefined => {
  if (state.active === NONE && !before.includes(state.phase)) return { path: 'active', code: 'missing-field' };
  return needs[state.phase]?.(state);
};

/** What a phase cannot do without, and what does not belong to it. */
export const momentProblems = (state: State, position: Position): Problem[] => {
  const problem = missing(state);
  return [...misplaced(state, position), ...(problem ? [problem] : [])];
};
