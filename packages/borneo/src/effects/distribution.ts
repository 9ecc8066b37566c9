import { putIn } from '@portolan/core';
import { boxOf } from '../box.ts';
import { faceText, parseFace } from '../faces.ts';
import { companyId } from '../numbers.ts';
import type { Triggered } from '../pieces/distribution.ts';
import type { CompanyRanking } from '../pieces/tower.ts';
import { NONE, type State } from '../state.ts';
import type { ActionOf, PortNumber } from '../types.ts';
import { enterFinal } from './end.ts';
import type { Tell } from './tell.ts';

/** The player of the last card takes the Harbor card (distribution.harbor-card). */
const takeHarbor = (state: State, port: PortNumber, tell: Tell): void => {
  const place = state.ports[port - 1]!;
  state.ports[port - 1] = NONE;
  putIn(state.harbors[state.active]!, place);
  const harbor = boxOf(state.edition).harbors[place]!.id;
  tell?.({ kind: 'harborTaken', clause: 'distribution.harbor-card', seat: state.active, harbor });
};

/** How the companies are ranked (shared.ranking, shared.no-flag, shared.tie). */
const tellRanking = ({ order, ties, leftOut }: CompanyRanking, tell: NonNullable<Tell>): void => {
  const named = order.map(([company, count]) => [companyId(company), count] as const);
  tell({ kind: 'companiesRanked', clause: 'shared.ranking', order: named });
  if (leftOut.length > 0) {
    tell({ kind: 'companiesLeftOut', clause: 'shared.no-flag', companies: leftOut.map(companyId) });
  }
  for (const tie of ties) tell({ kind: 'tieBroken', clause: 'shared.tie', companies: tie.map(companyId) });
};

/** A company has the monopoly (monopoly.tie, monopoly.reached), or the port is full and nobody has (shared.condition). */
export const tellTrigger = (
  { monopoly }: Triggered,
  port: PortNumber,
  value: number,
  flags: readonly number[],
  cards: number,
  tell: NonNullable<Tell>,
): void => {
  const { reached, winner } = monopoly;
  if (winner === NONE) {
    tell({ kind: 'capacityReached', clause: 'shared.condition', port, cards });
    return;
  }
  const company = companyId(winner);
  if (reached.length > 1) {
    tell({ kind: 'monopolyTied', clause: 'monopoly.tie', companies: reached.map(companyId), winner: company });
  }
  tell({ kind: 'monopolyReached', clause: 'monopoly.reached', port, company, flags: flags[winner]!, value });
};

/** The spices are shared out: the Harbor card is taken and the picks begin; if there are none, all cards are discarded at once. */
export const startDistribution = (
  state: State,
  { kind, picks, ranking }: Triggered,
  port: PortNumber,
  tell: Tell,
): void => {
  const harbor = state.ports[port - 1]!;
  takeHarbor(state, port, tell);
  if (tell && ranking) tellRanking(ranking, tell);
  state.distribution = { kind, port, harbor, played: state.towers[port - 1]!.slice(), made: [], picks };
  if (picks.length > 0) state.phase = 'distribute';
  else endDistribution(state, tell);
};

/** A spice changes hands (monopoly.rank-order, shared.first-merchants and so on: the clause of the pick). */
export const applyTake = (state: State, { card }: ActionOf<'take'>, tell: Tell): void => {
  const { port, harbor, made, picks } = state.distribution!;
  const { seat, company, rank, clause } = picks.shift()!;
  if (harbor !== NONE) made.push([company, rank]);
  const tower = state.towers[port - 1]!;
  const face = parseFace(card)!;
  tower.splice(tower.indexOf(face), 1);
  putIn(state.shipments[seat]!, face);
  tell?.({ kind: 'spiceTaken', clause, seat, company: companyId(company), rank, card });
  if (picks.length === 0) endDistribution(state, tell);
};

/** Cards that nobody is entitled to are discarded (ruling.monopoly-empty, ruling.shared-leftover). */
const discardRest = (state: State, port: PortNumber, clause: RestClause, tell: Tell): void => {
  const tower = state.towers[port - 1]!;
  tell?.({ kind: 'spicesDiscarded', clause, port, cards: tower.map(faceText) });
  for (const face of tower) putIn(state.discard, face);
  tower.length = 0;
};

type RestClause = 'ruling.monopoly-empty' | 'ruling.shared-leftover';

/** The markers go back (monopoly.marker, shared.markers); the place is refilled or the game ends (end.harbor-pile). */
const endDistribution = (state: State, tell: Tell): void => {
  const { kind, port: at } = state.distribution!;
  const port = at as PortNumber;
  const monopoly = kind === 'monopoly';
  if (state.towers[port - 1]!.length > 0) {
    const nobody = monopoly && state.rulings['monopoly-empty'] === 'discard';
    discardRest(state, port, nobody ? 'ruling.monopoly-empty' : 'ruling.shared-leftover', tell);
  }
  tell?.({ kind: 'distributionEnded', clause: monopoly ? 'monopoly.marker' : 'shared.markers', port });
  state.distribution = null;
  if (state.harborPile.length === 0) {
    tell?.({ kind: 'gameEnding', clause: 'end.harbor-pile', cause: 'harbor-pile' });
    enterFinal(state, tell);
  } else {
    state.refill = port;
    state.phase = 'refill';
  }
};
