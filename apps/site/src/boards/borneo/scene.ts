import type { Action, ActionOf, Card, Clause, CompanyId, Face, PortNumber, Rank } from '@portolan/borneo';
import { bonusOf, cardFlags, parseFace } from '@portolan/borneo/pieces';
import type { Seat, Violation } from '@portolan/core';
import type { ColumnMarks } from './CompanyColumn.tsx';
import type { Fight, FightSide } from './FightView.tsx';
import type { Table } from './model.ts';
import { companies } from './names.ts';

/** The part of the table that an action is about: what a small picture shows. */
export type Scene =
  | { readonly kind: 'fight'; readonly fight: Fight }
  | {
      readonly kind: 'port';
      readonly port: PortNumber;
      /** A card drawn as if it had been played. */
      readonly extra?: Face;
      /** Who plays it; his hand is shown. */
      readonly seat?: Seat;
      /** The card chosen from the port. */
      readonly taken?: Face;
      readonly wrong: boolean;
    }
  | {
      readonly kind: 'mission';
      readonly seat: Seat;
      readonly mission?: string;
      readonly pay: readonly string[];
      readonly wrong: readonly string[];
    }
  | { readonly kind: 'companies'; readonly marks: Readonly<Partial<Record<CompanyId, ColumnMarks>>> }
  | { readonly kind: 'hand'; readonly seat: Seat; readonly played: readonly Face[]; readonly wrong: readonly Face[] }
  | { readonly kind: 'ports' }
  | { readonly kind: 'missions' }
  | { readonly kind: 'players' }
  | { readonly kind: 'board' };

type Violations = readonly Violation<Clause>[];

const isText = (value: unknown): value is string => typeof value === 'string';

/** The cards that violations name. */
const namedCards = (violations: Violations): string[] => violations.map((violation) => violation.card).filter(isText);

/** The cards beyond a limit that a violation tells. */
const excessCards = (cards: readonly Face[], violations: Violations): Face[] => {
  const limit = violations.find(
    (violation) => violation.reason === 'too-many-cards' || violation.reason === 'too-many',
  )?.limit;
  return typeof limit === 'number' ? cards.slice(limit) : [];
};

const reading = ({ position }: Table, name: string): string | undefined => position.rulings?.[name];

interface FightCards {
  readonly company: CompanyId;
  readonly attacker: Rank;
  readonly defender: Rank;
  readonly attackerSeat: Seat;
  readonly defenderSeat: Seat;
  readonly attack: readonly Face[];
  readonly defense: readonly Face[] | undefined;
  /** Whether the attack, the defense, still lie in the hands. */
  readonly inHand: 'both' | 'defense' | 'none';
}

const flagsOn = (card: Face, company: CompanyId, all: boolean): number => {
  const face = parseFace(card);
  return face === undefined ? 0 : cardFlags(face, companies.indexOf(company), all);
};

const sumUp = (parts: readonly number[]): string => {
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.length > 1 ? `${parts.join(' + ')} = ${total}` : String(total);
};

/** Ranks of the merchants between two that give the defender 1 each. */
export const bonusRanks = (
  column: readonly (Seat | null)[],
  attacker: Rank,
  defender: Rank,
  thirdParty: boolean,
): Rank[] =>
  column.flatMap((_, i) => {
    const alone = column.map((owner, j) => (j === i || j === attacker - 1 || j === defender - 1 ? (owner ?? -1) : -1));
    return bonusOf(alone, attacker, defender, thirdParty) > 0 ? [i + 1] : [];
  });

const side = (
  table: Table,
  seat: Seat,
  played: readonly Face[] | undefined,
  inHand: boolean,
  sum: string,
  wrong: readonly Face[],
): FightSide => {
  const hand = table.position.hands?.[seat] ?? [];
  return { seat, played, hand: inHand ? hand : [...(played ?? []), ...hand], sum, wrong };
};

const fightScene = (table: Table, cards: FightCards, violations: Violations): Scene => {
  const column = table.position.companies?.[cards.company] ?? [];
  const all = reading(table, 'fight-flags') === 'all';
  const bonus = bonusRanks(column, cards.attacker, cards.defender, reading(table, 'fight-bonus') === 'third-party');
  const count = (card: Face) => flagsOn(card, cards.company, all);
  const wrongOf = (played: readonly Face[]): Face[] => [
    ...namedCards(violations).filter((card) => played.includes(card)),
    ...excessCards(played, violations),
  ];
  const defended = cards.defense;
  const total = (defended ?? []).reduce((flags, card) => flags + count(card), 0);
  const plus = bonus.length > 0 ? ` + ${bonus.length}` : '';
  const spoken = sumUp(bonus.length > 0 ? [total, bonus.length] : [total]);
  return {
    kind: 'fight',
    fight: {
      company: cards.company,
      column,
      spaces: table.box.spacesPerCompany,
      attacker: cards.attacker,
      defender: cards.defender,
      bonus,
      counts: all ? 'all' : cards.company,
      attack: side(
        table,
        cards.attackerSeat,
        cards.attack,
        cards.inHand === 'both',
        sumUp(cards.attack.map(count)),
        defended ? [] : wrongOf(cards.attack),
      ),
      defense: side(
        table,
        cards.defenderSeat,
        defended,
        cards.inHand !== 'none',
        defended ? spoken : `?${plus}`,
        wrongOf(defended ?? []),
      ),
    },
  };
};

const attackScene = (table: Table, action: ActionOf<'attack'>, violations: Violations): Scene => {
  const column = table.position.companies?.[action.company] ?? [];
  const defenderSeat = column[action.defender - 1];
  const attackerSeat = column[action.attacker - 1];
  const { company, attacker, defender, cards } = action;
  if (typeof defenderSeat !== 'number' || attackerSeat !== action.seat)
    return { kind: 'companies', marks: { [company]: { attacker, defender } } };
  return fightScene(
    table,
    {
      company,
      attacker,
      defender,
      attackerSeat: action.seat,
      defenderSeat,
      attack: cards,
      defense: undefined,
      inHand: 'both',
    },
    violations,
  );
};

/** The fight that is on, with a defense that is proposed or already given. */
const standingFight = (
  table: Table,
  proposed: readonly Face[] | undefined,
  violations: Violations,
): Scene | undefined => {
  const { fight, companies: columns, active } = table.position;
  if (!fight) return undefined;
  const owner = columns?.[fight.company]?.[fight.defender - 1];
  return fightScene(
    table,
    {
      company: fight.company,
      attacker: fight.attacker,
      defender: fight.defender,
      attackerSeat: active ?? 0,
      defenderSeat: fight.defenderSeat ?? owner ?? 0,
      attack: fight.attack,
      defense: proposed ?? fight.defense,
      inHand: fight.defense ? 'none' : 'defense',
    },
    violations,
  );
};

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
