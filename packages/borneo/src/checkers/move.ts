import type { Seat } from '@portolan/core';
import { judged, type Verdict } from '@portolan/core';
import { applying } from '@portolan/core/checkers';
import { checkTransfer, freeRank } from '../check/company.ts';
import { checkPair, checkYield } from '../check/fight.ts';
import { check } from '../check/index.ts';
import type { Clause } from '../clauses.ts';
import { reconstructed } from '../editions/reconstructed.ts';
import { companyNumber } from '../numbers.ts';
import { displace, swap, transfer } from '../pieces/columns.ts';
import type { Readings } from '../readings.ts';
import { NONE, newGame, type State } from '../state.ts';
import { type CompanyId, companyIds } from '../types.ts';
import { openColumns, showColumns } from './convert.ts';
import { defineChecker } from './define.ts';
import { readMove } from './types/move.ts';
import type { CheckerViolation, MoveAnswer, MovedMerchant, MoveInput, MoveOption } from './types.ts';

/** Whose choice it is: the owner of the moving merchant, or the one that the ruling names after a fight. */
const chooserOf = ({ kind }: MoveInput, { active, fight, rulings }: State): Seat | null => {
  const owner = kind === 'transfer' || rulings['fight-beaten'] === 'attacker' ? active : fight!.defenderSeat;
  return owner === NONE ? null : owner;
};

/** The table: the columns, and, when a merchant has been beaten, the fight won against it. */
const tableOf = (input: MoveInput, readings: Readings): State => {
  const { kind, company, rank, defender = rank } = input;
  const columns = openColumns(input.columns);
  const [attacking = NONE, defending = NONE] = [rank, defender].map((at) => columns[companyNumber[company]]![at - 1]);
  const table = newGame({
    edition: reconstructed,
    rulings: readings,
    seats: 5,
    fourMerchants: false,
    blackbeard: false,
  });
  const fight = {
    company: companyNumber[company],
    attacker: rank,
    defender,
    defenderSeat: defending,
    attack: [],
    defense: [],
  };
  return {
    ...table,
    columns,
    active: attacking,
    ...(kind === 'beaten' ? { phase: 'yield', fight } : { phase: 'company' }),
  };
};

/** What is wrong with the merchants named: not his own, or no such fight. */
const merchantViolations = ({ company, rank, defender = rank }: MoveInput, table: State): readonly CheckerViolation[] =>
  checkPair(table, table.active, { company, attacker: rank, defender });

/** The engine's verdict on a choice made by the seat. A fight that could not be is told with what is wrong with the choice. */
const judge = (input: MoveInput, table: State, seat: Seat, to: MoveInput['to']): Verdict<Clause> => {
  if (input.kind === 'transfer') {
    const { found, by } = checkTransfer(table, {
      kind: 'transfer',
      seat,
      from: input.company,
      rank: input.rank,
      to: to as CompanyId,
    });
    return judged(found, by);
  }
  const pair = merchantViolations(input, table);
  const action = { kind: 'yield', seat, to } as const;
  return pair.length > 0 ? judged([...pair, ...checkYield(table, action).found], []) : check(table, action);
};

interface Outcome extends MoveOption {
  readonly moved: readonly MovedMerchant[];
  readonly closedUp: number;
}

/** Merchants below a space that is taken away, each one up. */
const movingUp = (column: readonly number[], rank: number, company: CompanyId): MovedMerchant[] =>
  column.flatMap((seat, i) =>
    i >= rank && seat >= 0 ? [{ seat, from: { company, rank: i + 1 }, to: { company, rank: i } }] : [],
  );

/** Carries a legal choice out. */
const carryOut = (input: MoveInput, table: State, to: MoveInput['to']): Outcome => {
  const { company, rank } = input;
  const columns = table.columns.map((owners) => [...owners]);
  const column = columns[companyNumber[company]]!;
  const before = [...column];
  const beaten = input.defender ?? rank;
  const toRank = to === 'swap' ? rank : freeRank(table, companyNumber[to]);
  const target = { company: to === 'swap' ? company : to, rank: toRank };
  let closedUp = 0;
  if (to === 'swap') swap(column, rank, beaten);
  else {
    const other = columns[companyNumber[to]]!;
    closedUp =
      input.kind === 'transfer'
        ? transfer(column, rank, other, toRank)
        : displace(column, rank, beaten, other, toRank, table.rulings['fight-vacancy'] === 'leave-gap');
  }
  const place = (at: number) => ({ company, rank: at });
  const moved: MovedMerchant[] = [{ seat: before[beaten - 1]!, from: place(beaten), to: target }];
  if (input.kind === 'beaten') moved.push({ seat: before[rank - 1]!, from: place(rank), to: place(beaten) });
  if (closedUp > 0) moved.push(...movingUp(before, rank, company));
  return { to, rank: toRank, after: showColumns(columns), moved, closedUp };
};

const answer = (input: MoveInput, readings: Readings): MoveAnswer => {
  const table = tableOf(input, readings);
  const beaten = input.kind === 'beaten';
  const chooser = chooserOf(input, table);
  const verdict = judge(input, table, input.seat ?? chooser ?? NONE, input.to);
  // Merchants below the attacker: only then does the space he leaves matter.
  const below = table.columns[companyNumber[input.company]]!.length > input.rank;
  const result = verdict.legal ? carryOut(input, table, input.to) : null;
  const choices = beaten ? (['swap', ...companyIds] as const) : companyIds;
  return {
    verdict,
    clauses: applying(
      ...(verdict.legal ? verdict.by : verdict.violations.map(({ clause }) => clause)),
      beaten ? 'fight.success' : 'transfer.other-company',
      beaten ? 'fight.beaten' : 'transfer.first-free',
      !beaten && (result?.closedUp ?? 0) > 0 && 'transfer.close-up',
      beaten && below && input.to !== 'swap' && 'ruling.fight-vacancy',
    ),
    before: showColumns(table.columns),
    after: result?.after ?? null,
    toRank: result?.rank ?? null,
    moved: result?.moved ?? [],
    closedUp: result?.closedUp ?? 0,
    chooser,
    full: companyIds.filter((id) => freeRank(table, companyNumber[id]) === 0),
    alternatives: choices
      .filter((to) => judge(input, table, chooser ?? NONE, to).legal)
      .map((choice) => {
        const { to, rank, after } = carryOut(input, table, choice);
        return { to, rank, after };
      }),
  };
};

/** "Where does the beaten (or moved) merchant go, who moves up?" */
export const move = defineChecker<MoveInput, MoveAnswer>({
  id: 'move',
  rulings: ['company-full', 'fight-beaten', 'fight-vacancy'],
  example: {
    kind: 'beaten',
    columns: { red: [0, 1, 2], blue: [1, 2], green: [2, 3, 0, 1], yellow: [3, 0] },
    company: 'green',
    rank: 3,
    defender: 1,
    to: 'yellow',
  },
  input: readMove,
  answer,
  decision: ({ verdict, after, chooser }) => [verdict, after, chooser],
});
