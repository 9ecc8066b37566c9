import { missingFrom, type Problem } from '@portolan/core';
import { faceText } from '../faces.ts';
import { beforeFirstTurn } from '../phases.ts';
import { checkRoom } from '../settings.ts';
import { type Distribution, HAND_LIMIT, NONE, STARTING_HAND, type State } from '../state.ts';
import { actorOf, dealtNext } from '../turn.ts';
import type { Phase, Position } from '../types.ts';

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
  deal: (state) => {
    const expected = dealtNext(state.hands);
    if (expected < 0) return { path: 'hands', code: 'wrong-phase', facts: { phase: 'deal' } };
    if (state.dealTo === expected) return tooFew('pile', state.pile.length, cardsToDeal(state));
    return { path: 'dealTo', code: 'not-to-act', facts: { found: state.dealTo, expected } };
  },
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

/** Who stands where, `validate` judges. */
const fightProblem = ({ fight }: State): Problem | undefined =>
  fight ? undefined : { path: 'fight', code: 'missing-field' };

/** A defender who has not answered yet has played nothing. */
const earlyDefense = ({ phase }: State, { fight }: Position): Problem[] =>
  phase === 'defend' && isSet(fight?.defense)
    ? [{ path: 'fight.defense', code: 'wrong-phase', facts: { phase, expected: ['yield', 'reward'] } }]
    : [];

/** The facts of a distribution fit together: what was played lies at the port, less one card for each pick made. */
const factsProblem = ({ harbor, played, made }: Distribution, tower: readonly number[]): Problem | undefined => {
  if (harbor === NONE) return undefined;
  const stranger = missingFrom(played, tower, [])[0];
  if (stranger !== undefined) {
    return { path: 'distribution.played', code: 'card-not-played', facts: { found: faceText(stranger) } };
  }
  const expected = played.length - tower.length;
  if (made.length === expected) return undefined;
  return { path: 'distribution.made', code: 'wrong-length', facts: { found: made.length, expected } };
};

/** A distribution needs picks, and a card for each of them. */
const distributionProblem = ({ distribution, towers }: State): Problem | undefined => {
  if (!distribution) return { path: 'distribution', code: 'missing-field' };
  const tower = towers[distribution.port - 1]!;
  const found = distribution.picks.length;
  const unfit = factsProblem(distribution, tower);
  if (unfit) return unfit;
  if (found === 0 && distribution.harbor !== NONE) return { path: 'distribution.played', code: 'nothing-to-take' };
  if (tower.length === 0) {
    return { path: `ports[${distribution.port - 1}].tower`, code: 'wrong-length', facts: { found: 0, min: 1 } };
  }
  if (found >= 1 && found <= tower.length) return undefined;
  return { path: 'distribution.picks', code: 'wrong-length', facts: { found, min: 1, max: tower.length } };
};

const missing = (state: State): Problem | undefined => {
  if (state.active === NONE && !beforeFirstTurn.includes(state.phase)) return { path: 'active', code: 'missing-field' };
  return needs[state.phase]?.(state);
};

/** What a phase cannot do without, and what does not belong to it. */
export const momentProblems = (state: State, position: Position): Problem[] => {
  const problem = missing(state);
  const cramped = beforeFirstTurn.includes(state.phase) ? checkRoom(state) : [];
  return [...cramped, ...misplaced(state, position), ...earlyDefense(state, position), ...(problem ? [problem] : [])];
};
