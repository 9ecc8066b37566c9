import { takeNamed } from '@portolan/core';
import { boxOf } from '../box.ts';
import { parseFace, slotsOf } from '../faces.ts';
import { byCompany, companyId } from '../numbers.ts';
import { triggeredBy } from '../pieces/distribution.ts';
import { countFlags } from '../pieces/tower.ts';
import { sharingReadings } from '../readings.ts';
import type { State } from '../state.ts';
import type { ActionOf, PortNumber } from '../types.ts';
import { startDistribution, tellTrigger } from './distribution.ts';
import { drawStep } from './draw.ts';
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

/** A card is played; if it reaches either value of the Harbor card the spices are shared out (port.trigger). */
export const applyPlayShipment = (state: State, action: ActionOf<'playShipment'>, tell: Tell): void => {
  const tower = layCard(state, action, tell);
  const port = action.port as PortNumber;
  const { monopoly, capacity } = boxOf(state.edition).harbors[state.ports[port - 1]!]!;
  const flags = countFlags(tower, state.rulings['port-flags'] === 'all');
  tell?.({ kind: 'towerCounted', clause: 'port.trigger', port, flags: byCompany(flags), cards: tower.length });
  const readings = sharingReadings(state.rulings, state.edition.lowerFlagColumn);
  const triggered = triggeredBy(tower, { monopoly, capacity }, state.columns, readings, flags);
  if (!triggered) {
    drawStep(state, tell);
    return;
  }
  if (tell) tellTrigger(triggered, port, monopoly, flags, tower.length, tell);
  startDistribution(state, triggered, port, tell);
};
