import { applying } from '@portolan/core/checkers';
import { boxOf } from '../box.ts';
import type { Edition } from '../edition.ts';
import { portNumber } from '../faces.ts';
import { neighbor, squareAt } from '../pieces/squares.ts';
import { type RouteCount, routeLength, zoneOf } from '../pieces/trade.ts';
import { readings as allReadings, type Readings } from '../readings.ts';
import type { State } from '../state.ts';
import { governorOf } from '../table.ts';
import type { PortId } from '../types.ts';
import { defineChecker } from './define.ts';
import {
  ASKER,
  ask,
  cited,
  editionOf,
  eventOf,
  layOn,
  layPort,
  OPPONENT,
  putSailor,
  putShip,
  seatMeant,
  smallTable,
} from './small-table.ts';
import { readVoyage } from './types/voyage.ts';
import type { RoutePay, VoyageAnswer, VoyageInput } from './types.ts';

/** The port entered; the cargo comes from another one unless the ship is back home. */
const goalOf = ({ card, offset: [dx, dy] }: VoyageInput): { from: PortId; to: PortId } => {
  const to = 'id' in card ? card.port : 'B';
  const back = dx === 0 && dy === 0;
  return { from: back ? to : to === 'A' ? 'B' : 'A', to };
};

/** The box with the card asked about as its first one. */
const editionWith = (input: VoyageInput): Edition => {
  const { card } = input;
  const box = editionOf(input);
  if ('id' in card) return box;
  const [first, ...rest] = box.tradeCards;
  const struck: PortId[] = card.struck ? ['B'] : [];
  return { ...box, tradeCards: [{ ...first!, prices: card.prices, struck }, ...rest] };
};

/** The ship stands south of the port that it enters, which has its quay north. */
const tableOf = (input: VoyageInput, readings: Readings): State => {
  const { card, offset, sailor, home } = input;
  const { from, to } = goalOf(input);
  const state = smallTable(readings, editionWith(input));
  const goal = squareAt(offset[0], offset[1]);
  layPort(state, goal, to);
  if (from !== to) layPort(state, squareAt(0, 0), from);
  const stand = neighbor(goal, 4);
  layOn(state, stand, { tile: 'sea' });
  const cargo = 'id' in card ? boxOf(state.edition).cardAt[card.id]! : 0;
  const at = { heading: 0, cargo, from: portNumber(from) };
  putShip(state, '0t1', stand, at);
  const governor = seatMeant(sailor);
  if (governor !== undefined) putSailor(state, governor, goal);
  const owner = seatMeant(home);
  if (owner !== undefined) state.home[owner] = portNumber(to);
  return state;
};

/** What a route would pay, counted in one way. */
const payOf = (state: State, input: VoyageInput, fee: number, count: RouteCount): RoutePay => {
  const { edition, ships } = state;
  const box = boxOf(edition);
  const length = routeLength(squareAt(0, 0), squareAt(input.offset[0], input.offset[1]), count);
  const zone = zoneOf(length, edition.zones);
  const price = box.prices[ships[2]!.cargo]![zone - 1]!;
  return { count, length, zone, price, net: price - Math.min(fee, price) };
};

/** The fee that a sale would owe to who governs the port. */
const feeDue = (state: State, input: VoyageInput): number => {
  const governor = governorOf(state, portNumber(goalOf(input).to));
  return governor === OPPONENT ? state.edition.dues.portFee : 0;
};

const answer = (input: VoyageInput, readings: Readings): VoyageAnswer => {
  const state = tableOf(input, readings);
  const fee = feeDue(state, input);
  const { verdict, events } = ask(state, { kind: 'advance', seat: ASKER, ship: '0t1' });
  const counts = allReadings['route-length'].map((count) => payOf(state, input, fee, count));
  const way = counts.find(({ count }) => count === readings['route-length'])!;
  const sale = eventOf(events, 'cargoSold');
  const refused = eventOf(events, 'notSold');
  const paid = eventOf(events, 'feePaid')?.amount ?? 0;
  return {
    verdict,
    clauses: applying(
      ...(refused ? [refused.clause] : []),
      ...cited(verdict),
      sale !== undefined && 'trade.pay',
      'trade.length',
      'trade.zones',
      paid > 0 && 'trade.fee',
    ),
    sold: sale !== undefined,
    notSold: refused ? { reason: refused.reason, clause: refused.clause } : null,
    length: way.length,
    zone: way.zone,
    price: sale?.price ?? 0,
    fee: paid,
    net: (sale?.price ?? 0) - paid,
    counts,
    events,
  };
};

/** "What does this voyage pay?" */
export const voyage = defineChecker<VoyageInput, VoyageAnswer>({
  id: 'voyage',
  rulings: ['route-length', 'port-ownership', 'idle-port-call'],
  example: { offset: [7, 1], card: { prices: [60, 110, 160] }, sailor: 'opponent' },
  input: readVoyage,
  answer,
  decision: ({ verdict, sold, price, fee }) => [verdict.legal, sold, price, fee],
});
