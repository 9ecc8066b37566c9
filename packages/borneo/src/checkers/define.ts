import { checkerMaker } from '@portolan/core/checkers';
import type { Clause } from '../clauses.ts';
import { type Readings, type RulingName, rulings } from '../readings.ts';
import type { CheckerId } from './types.ts';

/** Puts a checker of this game together. */
export const defineChecker = checkerMaker<CheckerId, Clause, RulingName, Readings>(rulings);
