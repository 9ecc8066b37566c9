import type { Seat } from '@portolan/core';
import { companyNumber } from '../numbers.ts';
import { firstFree } from '../pieces/columns.ts';
import type { ReasonClause, Refusal, ViolationOf } from '../reasons.ts';
import { NONE, type State } from '../state.ts';
import type { ActionOf, CompanyId } from '../types.ts';
import type { Judgment } from './judgment.ts';

/** The part of a state that the moves of merchants are judged by. */
export type Board = Pick<State, 'columns' | 'edition' | 'rulings'>;

/** The rank of the first free space of a company; 0 if it is full (ruling.company-full). */
export const freeRank = ({ columns, edition, rulings }: Board, company: number): number =>
  firstFree(columns[company]!, edition.spacesPerCompany, rulings['company-full'] === 'open-ended');

/** A company without a free space: what a merchant who should go there breaks. */
export const companyFull = (board: Board, clause: ReasonClause<'company-full'>, company: CompanyId): Refusal[] =>
  freeRank(board, companyNumber[company]) > 0
    ? []
    : [{ clause, reason: 'company-full', facts: { company, spaces: board.edition.spacesPerCompany } }];

/** The owner of a space: a seat, or `null` if nobody stands there. */
export const ownerAt = ({ columns }: Pick<State, 'columns'>, company: CompanyId, rank: number): Seat | null => {
  const owner = columns[companyNumber[company]]![rank - 1] ?? NONE;
  return owner === NONE ? null : owner;
};

/** The merchant named is the player's own (transfer.own-merchant, fight.attacker). */
export const notOwn = <Clause extends ReasonClause<'not-own'>>(
  columns: Pick<State, 'columns'>,
  clause: Clause,
  seat: Seat,
  company: CompanyId,
  rank: number,
): ViolationOf<'not-own', Clause>[] => {
  const owner = ownerAt(columns, company, rank);
  return owner === seat ? [] : [{ clause, reason: 'not-own', facts: { company, rank, owner } }];
};

const transferBy = ['company.optional', 'transfer.own-merchant'] as const;

/** An own merchant goes to the first free space of another company (transfer.*). */
export const checkTransfer = (board: Board, { seat, from, rank, to }: ActionOf<'transfer'>): Judgment => ({
  found: [
    ...notOwn(board, 'transfer.own-merchant', seat, from, rank),
    ...(from === to
      ? [{ clause: 'transfer.other-company', reason: 'same-company', facts: { company: to } } as const]
      : companyFull(board, 'transfer.first-free', to)),
  ],
  by: transferBy,
});
