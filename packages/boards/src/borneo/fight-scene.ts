import type { ActionOf, Clause, CompanyId, Face, Rank, RulingName } from '@portolan/borneo';
import { bonusOf, cardFlags, parseFace } from '@portolan/borneo/pieces';
import type { Seat, Violation } from '@portolan/core';
import type { FightSide } from './FightView.tsx';
import type { Table } from './model.ts';
import { companies } from './names.ts';
import type { Scene } from './scene-kinds.ts';

/** What a refused action broke. */
export type Violations = readonly Violation<Clause>[];

const isText = (value: unknown): value is string => typeof value === 'string';

/** The cards that violations name. */
export const namedCards = (violations: Violations): string[] =>
  violations.map((violation) => violation.facts.card).filter(isText);

/** The cards beyond a limit that a violation tells. */
const excessCards = (cards: readonly Face[], violations: Violations): Face[] => {
  const limit = violations.find((violation) => violation.reason === 'too-many-cards' || violation.reason === 'too-many')
    ?.facts.limit;
  return typeof limit === 'number' ? cards.slice(limit) : [];
};

const reading = ({ position }: Table, name: RulingName): string | undefined => position.rulings?.[name];

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

/** An attack that is proposed: the column with both, the cards of the attacker; the companies if nobody can be fought. */
export const attackScene = (table: Table, action: ActionOf<'attack'>, violations: Violations): Scene => {
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
export const standingFight = (
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
