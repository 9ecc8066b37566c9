import type { Seat } from '@portolan/core';
import { judged } from '@portolan/core';
import { explain } from '@portolan/core/checkers';
import { reconstructed } from '../editions/reconstructed.ts';
import { companyNumber } from '../numbers.ts';
import { also, columns, company, object, parseWith, rank, rulings, seat, word } from '../parse.ts';
import { displace, firstFree, swap, transfer } from '../pieces/columns.ts';
import type { Readings } from '../readings.ts';
import { type CompanyId, companyIds } from '../types.ts';
import { openColumns, showColumns } from './convert.ts';
import { defineChecker } from './define.ts';
import { pairViolations } from './fight-rules.ts';
import type { CheckerViolation, MoveAnswer, MovedMerchant, MoveInput, MoveOption } from './types.ts';

/** Spaces of a company on the board. */
const SPACES = reconstructed.spacesPerCompany;

const input = also(
  object<MoveInput>(
    {
      kind: word(['transfer', 'beaten'], 'unknown-kind'),
      columns,
      company,
      rank,
      to: word(['swap', ...companyIds], 'unknown-company'),
    },
    { defender: rank, seat, rulings },
  ),
  ({ kind, defender, to }, _, problems) => {
    if (kind === 'beaten' && defender === undefined) problems.push({ path: 'defender', code: 'missing-field' });
    if (kind === 'transfer' && defender !== undefined) problems.push({ path: 'defender', code: 'unknown-field' });
    if (kind === 'transfer' && to === 'swap')
      problems.push({ path: 'to', code: 'unknown-company', facts: { found: to } });
  },
);

/** Whose choice it is: the owner of the moving merchant, or the one that the ruling names after a fight. */
const chooserOf = (input: MoveInput, readings: Readings): Seat | null => {
  const column = openColumns(input.columns)[companyNumber[input.company]]!;
  const byAttacker = input.kind === 'transfer' || readings['fight-beaten'] === 'attacker';
  const owner = column[(byAttacker ? input.rank : input.defender!) - 1] ?? -1;
  return owner < 0 ? null : owner;
};

const free = (input: MoveInput, to: CompanyId, readings: Readings): number =>
  firstFree(openColumns(input.columns)[companyNumber[to]]!, SPACES, readings['company-full'] === 'open-ended');

/** What is wrong before the choice: not his merchant, no such fight, not his decision. */
const actorViolations = (input: MoveInput, readings: Readings): CheckerViolation[] => {
  const { company, rank, seat } = input;
  const chooser = chooserOf(input, readings);
  if (input.kind === 'transfer') {
    return chooser === null || (seat !== undefined && seat !== chooser)
      ? [{ clause: 'transfer.own-merchant', reason: 'not-own', company, rank, owner: chooser }]
      : [];
  }
  const column = input.columns[company] ?? [];
  const pair = pairViolations({ company, column, attacker: rank, defender: input.defender! });
  if (pair.length > 0 || seat === undefined || seat === chooser) return pair;
  return [{ clause: 'fight.beaten', reason: 'not-your-turn', seat, expected: [chooser] }];
};

const targetViolations = (input: MoveInput, to: MoveInput['to'], readings: Readings): CheckerViolation[] => {
  if (to === 'swap') return [];
  const beaten = input.kind === 'beaten';
  if (to === input.company) {
    const clause = beaten ? 'fight.beaten' : 'transfer.other-company';
    const full: CheckerViolation[] =
      beaten && free(input, to, readings) === 0
        ? [{ clause, reason: 'company-full', company: to, spaces: SPACES }]
        : [];
    return [{ clause, reason: 'same-company', company: to }, ...full];
  }
  const clause = beaten ? 'fight.beaten' : 'transfer.first-free';
  return free(input, to, readings) === 0 ? [{ clause, reason: 'company-full', company: to, spaces: SPACES }] : [];
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
const carryOut = (input: MoveInput, to: MoveInput['to'], readings: Readings): Outcome => {
  const { company, rank } = input;
  const columns = openColumns(input.columns);
  const column = columns[companyNumber[company]]!;
  const before = [...column];
  const beaten = input.defender ?? rank;
  const toRank = to === 'swap' ? rank : free(input, to, readings);
  const target = { company: to === 'swap' ? company : to, rank: toRank };
  let closedUp = 0;
  if (to === 'swap') swap(column, rank, beaten);
  else {
    const other = columns[companyNumber[to]]!;
    closedUp =
      input.kind === 'transfer'
        ? transfer(column, rank, other, toRank)
        : displace(column, rank, beaten, other, toRank, readings['fight-vacancy'] === 'leave-gap');
  }
  const place = (at: number) => ({ company, rank: at });
  const moved: MovedMerchant[] = [{ seat: before[beaten - 1]!, from: place(beaten), to: target }];
  if (input.kind === 'beaten') moved.push({ seat: before[rank - 1]!, from: place(rank), to: place(beaten) });
  if (closedUp > 0) moved.push(...movingUp(before, rank, company));
  return { to, rank: toRank, after: showColumns(columns), moved, closedUp };
};

const choicesOf = (input: MoveInput, readings: Readings): MoveInput['to'][] =>
  (input.kind === 'beaten' ? (['swap', ...companyIds] as const) : companyIds).filter(
    (to) => targetViolations(input, to, readings).length === 0,
  );

const answer = (input: MoveInput, readings: Readings): MoveAnswer => {
  const actor = actorViolations(input, readings);
  // Who is not entitled to the choice is refused before the choice is looked at.
  const gate = actor.some(({ reason }) => reason === 'not-your-turn');
  const target = gate ? [] : targetViolations(input, input.to, readings);
  const beaten = input.kind === 'beaten';
  const verdict = judged(
    [...actor, ...target],
    beaten ? ['fight.beaten'] : ['company.optional', 'transfer.own-merchant'],
  );
  // Merchants below the attacker: only then does the space he leaves matter.
  const below = openColumns(input.columns)[companyNumber[input.company]]!.length > input.rank;
  const possible = actorViolations({ ...input, seat: chooserOf(input, readings) ?? 0 }, readings).length === 0;
  const result = verdict.legal ? carryOut(input, input.to, readings) : null;
  return {
    verdict,
    clauses: explain(
      ...(verdict.legal ? verdict.by : verdict.violations.map(({ clause }) => clause)),
      beaten ? 'fight.success' : 'transfer.other-company',
      beaten ? 'fight.beaten' : 'transfer.first-free',
      !beaten && (result?.closedUp ?? 0) > 0 && 'transfer.close-up',
      beaten && below && input.to !== 'swap' && 'ruling.fight-vacancy',
    ),
    before: showColumns(openColumns(input.columns)),
    after: result?.after ?? null,
    toRank: result?.rank ?? null,
    moved: result?.moved ?? [],
    closedUp: result?.closedUp ?? 0,
    chooser: chooserOf(input, readings),
    full: companyIds.filter((id) => free(input, id, readings) === 0),
    alternatives: possible
      ? choicesOf(input, readings).map((choice) => {
          const { to, rank, after } = carryOut(input, choice, readings);
          return { to, rank, after };
        })
      : [],
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
  parse: (json) => parseWith(input, json),
  answer,
  decision: ({ verdict, after, chooser }) => [verdict, after, chooser],
});
