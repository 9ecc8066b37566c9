import { type CompanyId, companyIds, type SpiceId, spiceIds } from './ids.ts';

/** The number of a company, in edition order. */
export const companyNumber: Readonly<Record<CompanyId, number>> = { red: 0, blue: 1, green: 2, yellow: 3 };

/** The id of a company by its number. */
export const companyId = (company: number): CompanyId => companyIds[company]!;

/** The number of a spice, in edition order. */
export const spiceNumber: Readonly<Record<SpiceId, number>> = { pepper: 0, cinnamon: 1, clove: 2, nutmeg: 3 };

/** Numbers by id, those that are not 0. */
const byId =
  <Id extends string>(ids: readonly Id[]) =>
  (numbers: readonly number[]): Readonly<Partial<Record<Id, number>>> =>
    Object.fromEntries(ids.flatMap((id, i) => (numbers[i] ? [[id, numbers[i]]] : []))) as Partial<Record<Id, number>>;

/** Flags, by company. */
export const byCompany = byId(companyIds);

/** Units, by spice. */
export const bySpice = byId(spiceIds);
