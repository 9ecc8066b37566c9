import { type Action, type Event, quayNumbers } from '@portolan/comptoir-des-antilles';
import { countersOf, mutinyOf, sailingsOf } from './marks-after.ts';
import { playedOf, seatsOf, type Table } from './model.ts';
import { byKind, type Maker } from './scene-actions.ts';
import {
  activeOf,
  fullShips,
  newShips,
  type Port,
  port,
  type Scene,
  settling,
  type Violations,
} from './scene-parts.ts';

export { port, type Scene } from './scene-parts.ts';

/** What to show of a table when this action is proposed on it: with what it breaks, or what it leads to. */
export const sceneOf = (
  table: Table,
  action: Action,
  violations: Violations = [],
  events: readonly Event[] = [],
): Scene => {
  const scene = (byKind[action.kind] as Maker<Action['kind']>)(table, action as never, violations);
  if (scene.kind !== 'port' || events.length === 0) return scene;
  const counters = countersOf(events);
  const changed = Object.keys(counters).map(Number);
  const quays = mutinyOf(events, sailingsOf(events, scene.marks.quays));
  return {
    ...scene,
    seats: seatsOf(table).filter((seat) => scene.seats.includes(seat) || changed.includes(seat)),
    marks: { ...scene.marks, quays, counters },
  };
};

const byPhase: Readonly<Partial<Record<string, (table: Table) => Scene>>> = {
  revealTile: (table) => port({ seats: seatsOf(table), piles: true }),
  auction: (table) => port({ auction: true, seats: seatsOf(table) }),
  effect: (table) => port({ quays: quayNumbers, card: playedOf(table) }),
  depart: (table) => port({ quays: fullShips(table), card: playedOf(table) }),
  settle: (table) => settling(table, seatsOf(table), undefined, false),
  revealShip: () => port({ quays: quayNumbers, piles: true }),
  drawGoods: (table) => port({ quays: newShips(table), hands: [activeOf(table)], piles: true }),
  assign: (table) => port({ quays: newShips(table), hands: [activeOf(table)] }),
  over: (table) => port({ seats: seatsOf(table) }),
  act: (table) =>
    port({ quays: quayNumbers, seats: seatsOf(table), discards: [activeOf(table)], owned: [activeOf(table)] }),
};

/** What to show of a table in its phase, when nothing is proposed. */
export const sceneAt = (table: Table): Scene => {
  const make = byPhase[table.position.phase ?? 'act'];
  return make ? make(table) : port({ quays: quayNumbers, hands: seatsOf(table), piles: true });
};

const wholePort = (table: Table): Port => port({ quays: quayNumbers, seats: seatsOf(table), slate: true });

const byClause: readonly (readonly [start: string, scene: (table: Table) => Scene])[] = [
  ['setup.', () => ({ kind: 'board' })],
  ['slate.', (table) => port({ slate: true, seats: seatsOf(table) })],
  ['round.', (table) => port({ slate: true, seats: seatsOf(table) })],
  ['contact.', (table) => port({ card: playedOf(table), discards: seatsOf(table) })],
  ['end.', (table) => port({ seats: seatsOf(table), piles: true })],
  ['ships.', () => port({ quays: quayNumbers, piles: true })],
  ['tile.', (table) => port({ quays: quayNumbers, owned: seatsOf(table) })],
];

/** What to show of a bare position to make a clause seen. */
export const sceneFor = (table: Table, clause: string | undefined): Scene =>
  byClause.find(([start]) => clause?.startsWith(start))?.[1](table) ?? wholePort(table);
