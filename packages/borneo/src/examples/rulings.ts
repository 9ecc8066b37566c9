import { cargoRulings } from './rulings/cargo.ts';
import { merchantRulings } from './rulings/merchants.ts';
import type { BorneoExample } from './table.ts';

/** Examples of the open points. */
export const rulings: readonly BorneoExample[] = [...merchantRulings, ...cargoRulings];
