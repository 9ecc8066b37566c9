import { companyNumber } from '../numbers.ts';
import { firstFree } from '../pieces/columns.ts';
import type { BrokenBy, Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import type { ActionOf, CompanyId } from '../types.ts';
import type { Judgment } from './judgment.ts';

/** The rank of the first free space of a company; 0 if it is full (ruling.company-full). */
export const freeRank = (state: State, company: number): number =>
  firstFree(state.columns[company]!, state.edition.spacesPerCompany, state.rulings['company-full'] === 'open-ended');

/** A company without a free space: what a merchant who should go there breaks. */
export const companyFull = (state: State, clause: BrokenBy<'company-full'>, company: CompanyId): Refusal[] =>
  freeRank(state, companyNumber[company]) > 0
    ? []
    : [{ clause, reason: 'company-full', company, spaces: state.edition.spacesPerCompany }];

/** The owner of a space: a seat, or `null` if nobody stands there. */
export const ownerAt = (state: State, company: CompanyId, rank: number): number | null => {
  const owner = state.columns[companyNumber[company]]![rank - 1] ?? -1;
  return owner < 0 ? null : owner;
};

/** The merchant named is the player's own (transfer.own-merchant, fight.attacker). */
export const notOwn = (
  state: State,
  clause: BrokenBy<'not-own'>,
  seat: number,
  company: CompanyId,
  rank: number,
): Refusal[] => {
  const owner = ownerAt(state, company, rank);
  return owner === seat ? [] : [{ clause, reason: 'not-own', company, rank, owner }];
};

const transferBy = ['company.optional', 'transfer.own-merchant'] as const;

/** An own merchant goes to the first free space of another company (transfer.*). */
export const checkTransfer = (state: State, { seat, from, rank, to }: ActionOf<'transfer'>): Judgment => ({
  found: [
    ...notOwn(state, 'transfer.own-merchant', seat, from, rank),
    ...(from === to
      ? [{ clause: 'transfer.other-company', reason: 'same-company', company: to } as const]
      : companyFull(state, 'transfer.first-free', to)),
  ],
  by: transferBy,
});
