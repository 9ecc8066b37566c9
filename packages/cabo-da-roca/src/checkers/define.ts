import { checkerMaker } from '@portolan/core/checkers';
import type { Clause } from '../clauses.ts';
import { openPoints, type Readings, type RulingName } from '../readings.ts';
import type { CheckerId } from './types.ts';

/** Puts a checker of this game together. */
export const defineChecker = checkerMaker<CheckerId, Clause, RulingName, Readings>(openPoints);
