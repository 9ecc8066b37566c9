import type { Seat } from '@portolan/core';
import type { NamedCard } from '../reasons.ts';
import { type CompanyId, companyIds, spiceIds } from '../types.ts';
import type { ColumnInput, Columns, CompanyNumbers, SpiceNumbers } from './types.ts';

/** A card without a face, named by its place among those entered. */
export const placedAt = (index: number): NamedCard => ({ card: `#${index + 1}`, index });

/** Numbers of all four companies by id, zeros included. */
export const allCompanies = (numbers: readonly number[]): CompanyNumbers =>
  Object.fromEntries(companyIds.map((id, company) => [id, numbers[company]!])) as unknown as CompanyNumbers;

/** A number for each spice in edition order. */
export const spiceNumbers = (numbers: SpiceNumbers): number[] => spiceIds.map((id) => numbers[id] ?? 0);

/** A column as the pieces take it: -1 for an empty space, none at the end. */
export const openColumn = (column: ColumnInput = []): number[] => {
  const last = column.findLastIndex((owner) => owner !== null);
  return column.slice(0, last + 1).map((owner) => owner ?? -1);
};

/** The four columns as the pieces take them, in edition order. */
export const openColumns = (columns: Readonly<Partial<Record<CompanyId, ColumnInput>>>): number[][] =>
  companyIds.map((id) => openColumn(columns[id]));

/** The four columns as answers show them. */
export const showColumns = (columns: readonly (readonly number[])[]): Columns =>
  Object.fromEntries(
    companyIds.map((id, company) => [id, columns[company]!.map((owner): Seat | null => (owner < 0 ? null : owner))]),
  ) as unknown as Columns;
