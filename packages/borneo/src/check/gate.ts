import { beforePlacing } from '../phases.ts';
import type { ReasonClause, Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import { actorOf, actorsOf, NATURE, phasesOf, placed } from '../turn.ts';
import type { Action, ActionKind, Phase } from '../types.ts';

/** The clause that an action of another phase breaks. */
const phaseClause: Partial<Record<Phase, ReasonClause<'wrong-phase'>>> = {
  deal: 'setup.hands',
  reveal: 'setup.harbors',
  first: 'setup.first-player',
  place: 'setup.placement',
  final: 'final.mission',
};

/** Where something must be done: the clause that a pass breaks. */
const obligation: Partial<Record<Phase, ReasonClause<'obligatory'>>> = {
  place: 'setup.placement',
  shipment: 'port.must-play',
  distribute: 'distribution.must-take',
  draw: 'draw.two',
  discard: 'draw.hand-limit',
};

/** The clause that says who is to act. */
const actorClause = (state: State): ReasonClause<'not-your-turn'> => {
  switch (state.phase) {
    case 'place':
      return placed(state) >= 3 * state.seats ? 'three.placement' : 'setup.placement-order';
    case 'defend':
      return 'fight.defense';
    case 'yield':
      return 'fight.beaten';
    case 'reward':
      return 'fight.reward';
    case 'distribute':
      return state.distribution!.kind === 'monopoly' ? 'monopoly.rank-order' : 'shared.first-merchants';
    case 'final':
      return 'final.order';
    default:
      return 'turn.active';
  }
};

/** While nature draws, the active player is not out of turn, and before the first turn nobody is. */
const outOfTurn = (state: State, seat: number): boolean => {
  const actor = actorOf(state);
  if (actor !== NATURE) return seat !== actor;
  return !beforePlacing.includes(state.phase) && seat !== state.active;
};

const notYourTurn = (state: State, seat: number): Refusal => ({
  clause: actorClause(state),
  reason: 'not-your-turn',
  facts: { seat, expected: actorsOf(state) },
});

const wrongPhase = ({ phase }: State, kind: ActionKind): Refusal => ({
  clause: phaseClause[phase] ?? 'turn.phase-order',
  reason: 'wrong-phase',
  facts: { phase, kind },
});

/** A pass: only one thing can be wrong with it. */
const gatePass = (state: State, seat: number): Refusal | undefined => {
  if (outOfTurn(state, seat)) return notYourTurn(state, seat);
  const clause = obligation[state.phase];
  if (clause) return { clause, reason: 'obligatory', facts: {} };
  return phasesOf.pass.includes(state.phase) ? undefined : wrongPhase(state, 'pass');
};

/** What the active player has done before in this turn and cannot do again (mission.one, company.one-action, port.one-card). */
const alreadyDone = (state: State, { kind }: Action, missionId: (mission: number) => string): Refusal | undefined => {
  if (kind === 'completeMission' && state.turnMission >= 0) {
    return { clause: 'mission.one', reason: 'already-done', facts: { mission: missionId(state.turnMission) } };
  }
  if ((kind === 'transfer' || kind === 'attack') && state.turnCompany !== '') {
    return { clause: 'company.one-action', reason: 'already-done', facts: { action: state.turnCompany } };
  }
  if (kind === 'playShipment' && state.turnPort > 0) {
    return { clause: 'port.one-card', reason: 'already-done', facts: { port: state.turnPort } };
  }
  return undefined;
};

const none: readonly Refusal[] = [];

/** Actor, phase, once only: what forbids the action before its details are looked at. */
export const gate = (state: State, action: Action): readonly Refusal[] => {
  if (state.phase === 'over') return [{ clause: 'score.total', reason: 'game-over', facts: {} }];
  if (action.kind === 'pass') {
    const found = gatePass(state, action.seat);
    return found ? [found] : none;
  }
  const stranger = 'seat' in action && outOfTurn(state, action.seat);
  const fits = phasesOf[action.kind].includes(state.phase);
  if (fits && !stranger) return none;
  const found: Refusal[] = [];
  if (stranger) found.push(notYourTurn(state, action.seat));
  if (!fits) found.push(wrongPhase(state, action.kind));
  if (!fits && 'seat' in action && action.seat === state.active) {
    const done = alreadyDone(state, action, (mission) => state.edition.missions[mission]!.id);
    if (done) found.push(done);
  }
  return found;
};
