import { companyNumber } from '../ids.ts';
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

const by = ['setup.placement', 'setup.placement-space'] as const;

/** A merchant is placed on the first free space (setup.placement-space). */
export const checkPlace = (state: State, { company }: ActionOf<'place'>): Judgment => ({
  found: companyFull(state, 'setup.placement-space', company),
  by,
});
