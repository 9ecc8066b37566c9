import { type CompanyId, companyIds, flagReadings as readingsOfFlags, type State } from '@portolan/borneo';
import { CRATE, type FlagReadings, spiceOf } from '@portolan/borneo/pieces';

/** What the reading of flags depends on. */
export type Box = Pick<State, 'rulings' | 'edition'>;

/** How a position reads flags. */
export const flagReadings = ({ rulings, edition }: Box): FlagReadings =>
  readingsOfFlags(rulings, edition.lowerFlagColumn);

/** The number of a company in edition order. */
export const companyOf = (id: CompanyId): number => companyIds.indexOf(id);

/** Whether a face is a crate. */
export const isCrate = (face: number): boolean => spiceOf[face] === CRATE;
