import type { BorneoExample } from './position.ts';
import { cargoRulings } from './rulings/cargo.ts';
import { merchantRulings } from './rulings/merchants.ts';

/** Examples of the open points. */
export const rulings: readonly BorneoExample[] = [...merchantRulings, ...cargoRulings];
