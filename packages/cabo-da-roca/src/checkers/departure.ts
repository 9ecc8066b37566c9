import { legal, type Verdict } from '@portolan/core';
import { applying } from '@portolan/core/checkers';
import { boxOf } from '../box.ts';
import { check } from '../check/index.ts';
import { sinksOnTheWay } from '../check/step.ts';
import type { Clause } from '../clauses.ts';
import { portNumber, portText } from '../faces.ts';
import { slotOf } from '../ids.ts';
import { directionOf, neighbor, squareAt } from '../pieces/squares.ts';
import type { Readings } from '../readings.ts';
import { clone, HIDDEN, NONE, type State } from '../state.ts';
import { hiddenCards } from '../stock.ts';
import { possiblePorts, saleIn, shipOf } from '../table.ts';
import { type Face, type PortId, portIds, type ShipId } from '../types.ts';
import { defineChecker } from './define.ts';
import {
  ASKER,
  carryOut,
  cited,
  editionOf,
  firstShip,
  giveActions,
  layOn,
  layPort,
  putSailor,
  putShip,
  seatMeant,
  smallTable,
} from './small-table.ts';
import { here, readDeparture, wayDirections } from './types/departure.ts';
import type { DepartureAnswer, DepartureInput, WayOut } from './types.ts';

/** The other ports lie far off, in a row. */
const farSquare = (i: number): number => squareAt(3 * (i + 1), -9);

const layPorts = (state: State, { ports }: DepartureInput): void => {
  for (const [i, name] of portIds.entries()) {
    const owner = ports[name];
    if (owner === undefined) continue;
    layPort(state, farSquare(i), name);
    const seat = seatMeant(owner);
    if (seat !== undefined) putSailor(state, seat, farSquare(i));
  }
};

const layWays = (state: State, ways: DepartureInput['ways'] = {}): void => {
  for (const name of wayDirections) {
    const kind = ways[name] ?? 'sea';
    if (kind !== 'none') layOn(state, neighbor(here, directionOf(name)), { tile: kind satisfies Face });
  }
};

const shipOfInput = ({ ship = 'trade' }: DepartureInput): ShipId => firstShip(ASKER, ship);

/** The table with the ship in port; what is drawn here comes aboard later. */
const tableOf = (input: DepartureInput, readings: Readings): State => {
  const { left, bonus = 0, bought = false, entered = false, card, from, final = false } = input;
  const state = smallTable(readings, editionOf(input));
  giveActions(state, left);
  state.stage = 'buy';
  state.final = final;
  layPort(state, here, input.port);
  layWays(state, input.ways);
  layPorts(state, input);
  const carried = card !== null && from ? { cargo: boxOf(state.edition).cardAt[card]!, from: portNumber(from) } : {};
  putShip(state, shipOfInput(input), here, { kept: bonus, bought, arrived: entered, ...carried });
  return state;
};

interface Drawn {
  readonly state: State;
  readonly draw: Verdict<Clause> | null;
}

/** The table with a card aboard that was taken on here. */
const aboard = (state: State, input: DepartureInput, cargo: number): State => {
  const after = clone(state);
  const ship = shipOf(after, slotOf(shipOfInput(input))!);
  ship.cargo = cargo;
  ship.from = portNumber(input.port);
  return after;
};

/** The table when the card that was drawn has been turned. One that could not be drawn now is aboard all the same. */
const draw = (state: State, input: DepartureInput): Drawn => {
  const { ship, card, from } = input;
  if (ship === 'pirate' || from) return { state, draw: null };
  const load = { kind: 'load', seat: ASKER, ship: shipOfInput(input) } as const;
  const verdict = check(state, load);
  if (card === null) return { state, draw: verdict };
  if (!verdict.legal) return { state: aboard(state, input, boxOf(state.edition).cardAt[card]!), draw: null };
  const turned = carryOut(carryOut(state, load).after, { kind: 'card', card });
  return { state: turned.after, draw: verdict };
};

/** The table on which the ship leaves: where a card is needed and can be drawn, with one that nobody has named. */
const readyToLeave = ({ state, draw: verdict }: Drawn, input: DepartureInput): State => {
  if (input.card !== null || verdict === null || !verdict.legal) return state;
  const ready = aboard(state, input, HIDDEN);
  ready.phase = 'departing';
  ready.departing = slotOf(shipOfInput(input))!;
  return ready;
};

const waysOf = (state: State, input: DepartureInput): WayOut[] => {
  const ship = shipOfInput(input);
  return wayDirections.map((direction) => {
    const verdict = check(state, { kind: 'depart', seat: ASKER, ship, dir: direction });
    const paid = check(state, { kind: 'depart', seat: ASKER, ship, dir: direction, bonus: 1 });
    return {
      direction,
      verdict: verdict.legal || !paid.legal ? verdict : paid,
      sinks: sinksOnTheWay(state, slotOf(ship)!, here, directionOf(direction)),
    };
  });
};

/** Where the cargo could be sold as things stand; without one, what the cards of the pile could name. */
const destinationsOf = (state: State, input: DepartureInput): PortId[] => {
  const slot = slotOf(shipOfInput(input))!;
  if (input.ship === 'pirate') return [];
  const laid = (port: number) => state.chart.ports[port] !== NONE;
  const { cargo } = shipOf(state, slot);
  if (cargo !== NONE) {
    const sells = (name: PortId) => laid(portNumber(name)) && possibleSale(state, slot, portNumber(name));
    return portIds.filter(sells);
  }
  if (input.card !== null) return [];
  const named = new Set(hiddenCards(state).flatMap((card) => possiblePorts(state, slot, card)));
  return [...named]
    .filter(laid)
    .sort((a, b) => a - b)
    .map(portText);
};

/** Whether the cargo would be sold in a port; one from a port that is not drawn counts as from far away. */
const possibleSale = (state: State, slot: number, port: number): boolean => {
  const sale = saleIn(state, slot, port);
  return sale === 'sold' || sale === 'origin-not-drawn';
};

const decide = (stay: Verdict<Clause>, ways: readonly WayOut[]): DepartureAnswer['decision'] => {
  if (!stay.legal) return 'must';
  return ways.some(({ verdict }) => verdict.legal) ? 'may' : 'must-not';
};

const answer = (input: DepartureInput, readings: Readings): DepartureAnswer => {
  const drawn = draw(tableOf(input, readings), input);
  const { state, draw: drawVerdict } = drawn;
  const verdict = check(state, { kind: 'endTurn', seat: ASKER });
  const ways = waysOf(readyToLeave(drawn, input), input);
  const decision = decide(verdict, ways);
  const drawsFirst = input.card === null && drawVerdict?.legal === true;
  const { stay } = shipOf(state, slotOf(shipOfInput(input))!);
  const refusals = ways.flatMap((way) => (way.verdict.legal ? [] : cited(way.verdict)));
  const storm = ways.some(({ direction, sinks }) => sinks && input.ways?.[direction] === 'storm');
  return {
    verdict,
    clauses: applying(
      decision === 'must' && 'turn.must-depart',
      stay && 'trade.impossible',
      ...(verdict.legal ? [] : cited(verdict)),
      decision !== 'must' && storm && 'hazard.storm',
      drawsFirst && 'trade.draw',
      decision !== 'must-not' && 'mooring.five-ways',
      ...(drawVerdict && !drawVerdict.legal && decision === 'must-not' ? cited(drawVerdict) : []),
      ...(decision === 'must-not' ? refusals : []),
      input.final === true && 'end.no-new-trade',
      ...cited(legal('actions.optional')),
    ),
    decision,
    draw: drawVerdict,
    drawsFirst,
    impossible: stay,
    ways,
    destinations: destinationsOf(state, input),
  };
};

/** "Must my ship leave port?" */
export const departure = defineChecker<DepartureInput, DepartureAnswer>({
  id: 'departure',
  rulings: ['new-ship', 'buy-timing', 'possible-destination', 'hazard-entry', 'final-departure', 'shark-short'],
  example: { port: 'A', left: 2, card: 't01', ports: { B: 'opponent', C: 'nobody', F: 'nobody' }, ways: { W: 'none' } },
  input: readDeparture,
  answer,
  decision: ({ decision, drawsFirst, impossible, ways }) => [
    decision,
    drawsFirst,
    impossible,
    ways.map(({ verdict }) => verdict.legal),
  ],
});
