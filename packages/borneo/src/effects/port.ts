import { putIn, takeNamed } from '@portolan/core';
import { boxOf } from '../box.ts';
import { faceText, parseFace, slotsOf } from '../faces.ts';
import { byCompany, companyId } from '../ids.ts';
import { monopolyPicks, type Pick, sharedPicks } from '../pieces/picks.ts';
import { countFlags, type FlagReadings, type MonopolyResult, monopolyOf, rankCompanies } from '../pieces/tower.ts';
import { flagReadings } from '../readings.ts';
import { NONE, type State } from '../state.ts';
import type { ActionOf, PortNumber } from '../types.ts';
import { drawStep } from './draw.ts';
import { enterFinal } from './end.ts';
import type { Tell } from './tell.ts';

/** A card goes to the foot of a tower and covers the lower flag above it (port.placement, port.cover). */
const layCard = (state: State, { seat, card, port }: ActionOf<'playShipment'>, tell: Tell): number[] => {
  const tower = state.towers[port - 1]!;
  const face = parseFace(card)!;
  const above = tower[tower.length - 1];
  takeNamed(state.hands[seat]!, face);
  tower.push(face);
  state.turnPort = port;
  tell?.({ kind: 'shipmentPlayed', clause: 'port.placement', seat, port: port as PortNumber, card });
  if (above === undefined) return tower;
  const company = companyId(slotsOf[above * 4 + 3]!);
  tell?.({ kind: 'flagCovered', clause: 'port.cover', port: port as PortNumber, company });
  return tower;
};

/** The player of the last card takes the Harbor card (distribution.harbor-card). */
const takeHarbor = (state: State, port: PortNumber, tell: Tell): void => {
  const place = state.ports[port - 1]!;
  state.ports[port - 1] = NONE;
  putIn(state.harbors[state.active]!, place);
  const harbor = boxOf(state.edition).harbors[place]!.id;
  tell?.({ kind: 'harborTaken', clause: 'distribution.harbor-card', seat: state.active, harbor });
};

/** The picks of a shared distribution, with the ranking told (shared.ranking, shared.no-flag, shared.tie). */
const share = (state: State, tower: readonly number[], readings: FlagReadings, flags: number[], tell: Tell): Pick[] => {
  const { order, ties, leftOut } = rankCompanies(tower, readings, flags);
  if (tell) {
    const named = order.map(([company, count]) => [companyId(company), count] as const);
    tell({ kind: 'companiesRanked', clause: 'shared.ranking', order: named });
    if (leftOut.length > 0) {
      tell({ kind: 'companiesLeftOut', clause: 'shared.no-flag', companies: leftOut.map(companyId) });
    }
    for (const tie of ties) tell({ kind: 'tieBroken', clause: 'shared.tie', companies: tie.map(companyId) });
  }
  const again = state.rulings['shared-leftover'] === 'again';
  return sharedPicks(
    state.columns,
    order.map(([company]) => company),
    tower.length,
    again,
  );
};

/** Who takes the spices of a monopoly; in a company without merchants nobody, or all others (ruling.monopoly-empty). */
const monopolists = (
  state: State,
  company: number,
  tower: readonly number[],
  readings: FlagReadings,
  flags: number[],
  tell: Tell,
): Pick[] => {
  const picks = monopolyPicks(state.columns[company]!, company, tower.length);
  if (picks.length > 0 || state.rulings['monopoly-empty'] === 'discard') return picks;
  return share(state, tower, readings, flags, tell);
};

/** A company has the monopoly (monopoly.tie, monopoly.reached). */
const startMonopoly = (
  state: State,
  port: PortNumber,
  readings: FlagReadings,
  flags: number[],
  { reached, winner }: MonopolyResult,
  tell: Tell,
): void => {
  const company = companyId(winner);
  const value = boxOf(state.edition).harbors[state.ports[port - 1]!]!.monopoly;
  if (reached.length > 1) {
    tell?.({ kind: 'monopolyTied', clause: 'monopoly.tie', companies: reached.map(companyId), winner: company });
  }
  tell?.({ kind: 'monopolyReached', clause: 'monopoly.reached', port, company, flags: flags[winner]!, value });
  takeHarbor(state, port, tell);
  const picks = monopolists(state, winner, state.towers[port - 1]!, readings, flags, tell);
  distribute(state, 'monopoly', port, picks, tell);
};

/** The port is full and nobody has the monopoly (shared.condition). */
const startShared = (state: State, port: PortNumber, readings: FlagReadings, flags: number[], tell: Tell): void => {
  const tower = state.towers[port - 1]!;
  tell?.({ kind: 'capacityReached', clause: 'shared.condition', port, cards: tower.length });
  takeHarbor(state, port, tell);
  distribute(state, 'shared', port, share(state, tower, readings, flags, tell), tell);
};

/** A card is played; if it reaches either value of the Harbor card the spices are shared out (port.trigger). */
export const applyPlayShipment = (state: State, action: ActionOf<'playShipment'>, tell: Tell): void => {
  const tower = layCard(state, action, tell);
  const port = action.port as PortNumber;
  const { monopoly, capacity } = boxOf(state.edition).harbors[state.ports[port - 1]!]!;
  const flags = countFlags(tower, state.rulings['port-flags'] === 'all');
  tell?.({ kind: 'towerCounted', clause: 'port.trigger', port, flags: byCompany(flags), cards: tower.length });
  const readings = flagReadings(state.rulings, state.edition.lowerFlagColumn);
  const result = monopolyOf(tower, monopoly, readings, flags);
  if (result.winner !== NONE) startMonopoly(state, port, readings, flags, result, tell);
  else if (tower.length >= capacity) startShared(state, port, readings, flags, tell);
  else drawStep(state, tell);
};

/** The picks begin; if there are none, all cards are discarded at once. */
const distribute = (state: State, kind: 'monopoly' | 'shared', port: PortNumber, picks: Pick[], tell: Tell): void => {
  state.distribution = { kind, port, picks };
  if (picks.length > 0) state.phase = 'distribute';
  else endDistribution(state, tell);
};

/** A spice changes hands (monopoly.rank-order, shared.first-merchants and so on: the clause of the pick). */
export const applyTake = (state: State, { card }: ActionOf<'take'>, tell: Tell): void => {
  const { port, picks } = state.distribution!;
  const { seat, company, rank, clause } = picks.shift()!;
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
