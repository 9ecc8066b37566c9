import type { Seat } from '@portolan/core';
import { type CompanyId, companyIds, type SpiceId, spiceIds } from '../types.ts';
import type { ColumnInput, Columns, CompanyNumbers, SpiceNumbers } from './types.ts';

/** The number of a company in edition order. */
export const companyNumber = (company: CompanyId): number => companyIds.indexOf(company);

/** The id of a company by its number. */
export const companyId = (company: number): CompanyId => companyIds[company]!;

/** Numbers of the four companies by id. */
export const byCompany = (numbers: readonly number[]): CompanyNumbers =>
  Object.fromEntries(companyIds.map((id, company) => [id, numbers[company]!])) as unknown as CompanyNumbers;

/** Numbers of the four spices by id, those that are not 0. */
export const bySpice = (numbers: readonly number[]): SpiceNumbers =>
  Object.fromEntries(spiceIds.flatMap((id, spice) => (numbers[spice] ? [[id, numbers[spice]]] : [])));

/** A number for each spice in edition order. */
export const spiceNumbers = (numbers: SpiceNumbers): number[] => spiceIds.map((id) => numbers[id] ?? 0);

/** The number of a spice in edition order. */
export const spiceNumber = (spice: SpiceId): number => spiceIds.indexOf(spice);

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
