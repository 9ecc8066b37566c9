import type { Action, ActionOf, Card, PortNumber } from '@portolan/borneo';
import type { Seat } from '@portolan/core';
import { attackScene, namedCards, standingFight, type Violations } from './fight-scene.ts';
import type { Table } from './model.ts';
import type { Scene } from './scene-kinds.ts';

const openPort = (table: Table, port: number): PortNumber | undefined =>
  (port === 1 || port === 2 || port === 3) && table.position.ports?.[port - 1]?.harbor ? port : undefined;

type Maker<Kind extends Action['kind']> = (
  table: Table,
  action: ActionOf<Kind>,
  violations: Violations,
) => Scene | undefined;

const hand = (seat: Seat, played: readonly Card[], violations: Violations): Scene => ({
  kind: 'hand',
  seat,
  played: played.filter((card) => card !== '?'),
  wrong: namedCards(violations),
});

const byKind: { readonly [Kind in Action['kind']]?: Maker<Kind> } = {
  attack: attackScene,
  defend: (table, action, violations) => standingFight(table, action.cards, violations),
  yield: (table, _, violations) => standingFight(table, undefined, violations),
  reward: (table, _, violations) => standingFight(table, undefined, violations),
  place: (table, { company }) => ({
    kind: 'companies',
    marks: { [company]: { ringed: [(table.position.companies?.[company]?.length ?? 0) + 1] } },
  }),
  transfer: (_, { from, rank }) => ({ kind: 'companies', marks: { [from]: { ringed: [rank] } } }),
  completeMission: (_, { seat, mission, pay }, violations) => ({
    kind: 'mission',
    seat,
    mission,
    pay,
    wrong: namedCards(violations),
  }),
  playShipment: (table, { seat, card, port }, violations) => {
    const open = openPort(table, port);
    return open
      ? { kind: 'port', port: open, extra: card, seat, wrong: violations.length > 0 }
      : hand(seat, [card], violations);
  },
  take: (table, { card }, violations) => {
    const port = table.position.distribution?.port;
    return port ? { kind: 'port', port, taken: card, wrong: violations.length > 0 } : undefined;
  },
  discard: (_, { seat, cards }, violations) => hand(seat, cards, violations),
  draw: (_, { to }) => hand(to, [], []),
  reveal: () => ({ kind: 'ports' }),
};

type Standing = (table: Table) => Scene | undefined;

const ofActive =
  (make: (seat: Seat) => Scene): Standing =>
  ({ position }) =>
    typeof position.active === 'number' ? make(position.active) : undefined;

const byPhase: Readonly<Partial<Record<string, Standing>>> = {
  deal: () => ({ kind: 'players' }),
  reveal: () => ({ kind: 'ports' }),
  place: () => ({ kind: 'companies', marks: {} }),
  mission: ofActive((seat) => ({ kind: 'mission', seat, pay: [], wrong: [] })),
  company: () => ({ kind: 'companies', marks: {} }),
  defend: (table) => standingFight(table, undefined, []),
  yield: (table) => standingFight(table, undefined, []),
  reward: (table) => standingFight(table, undefined, []),
  shipment: () => ({ kind: 'ports' }),
  distribute: ({ position }) =>
    position.distribution ? { kind: 'port', port: position.distribution.port, wrong: false } : undefined,
  refill: () => ({ kind: 'ports' }),
  draw: ofActive((seat) => ({ kind: 'hand', seat, played: [], wrong: [] })),
  discard: ofActive((seat) => ({ kind: 'hand', seat, played: [], wrong: [] })),
  final: ({ position }) => ({ kind: 'mission', seat: position.final?.[0] ?? 0, pay: [], wrong: [] }),
  over: () => ({ kind: 'players' }),
};

const fallback: Scene = { kind: 'board' };

/** What to show of a table when this action is proposed on it. */
export const sceneOf = (table: Table, action: Action, violations: Violations = []): Scene => {
  const make = byKind[action.kind] as Maker<Action['kind']> | undefined;
  return make?.(table, action as never, violations) ?? sceneAt(table);
};

/** What to show of a table in its phase, when nothing is proposed. */
export const sceneAt = (table: Table): Scene => byPhase[table.position.phase ?? 'mission']?.(table) ?? fallback;

const byClause: readonly (readonly [start: string, scene: Scene])[] = [
  ['port.', { kind: 'ports' }],
  ['setup.harbor', { kind: 'ports' }],
  ['setup.mission', { kind: 'missions' }],
  ['setup.merchants', { kind: 'companies', marks: {} }],
  ['setup.placement', { kind: 'companies', marks: {} }],
  ['three.', { kind: 'companies', marks: {} }],
  ['ruling.fight-vacancy', { kind: 'companies', marks: {} }],
  ['setup.hands', { kind: 'players' }],
  ['fight.keep-one', { kind: 'players' }],
  ['draw.', { kind: 'players' }],
  ['pirates.', { kind: 'players' }],
  ['score.', { kind: 'players' }],
];

/** What to show of a bare position to make a clause seen. */
export const sceneFor = (clause: string | undefined): Scene =>
  byClause.find(([start]) => clause?.startsWith(start))?.[1] ?? fallback;

/** What to show after an action: the same part of the table as before, as it stands now. */
export const sceneAfter = (table: Table, action: Action): Scene => {
  if (action.kind === 'playShipment' || action.kind === 'take') {
    const port =
      table.position.distribution?.port ?? (action.kind === 'playShipment' ? openPort(table, action.port) : undefined);
    return port ? { kind: 'port', port, wrong: false } : { kind: 'players' };
  }
  if (action.kind === 'completeMission') return { kind: 'mission', seat: action.seat, pay: [], wrong: [] };
  if (action.kind === 'draw') return { kind: 'hand', seat: action.to, played: [], wrong: [] };
  if (action.kind === 'discard') return { kind: 'hand', seat: action.seat, played: [], wrong: [] };
  const moved =
    action.kind === 'place' || action.kind === 'transfer' || action.kind === 'yield' || action.kind === 'reward';
  if (moved || action.kind === 'defend') {
    return standingFight(table, undefined, []) ?? { kind: 'companies', marks: {} };
  }
  return sceneAt(table);
};
