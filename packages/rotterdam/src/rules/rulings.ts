import type { Ruling } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import { type RulingName, rulingNames } from '../readings.ts';
import { cardRulings } from './rulings/cards.ts';
import { navigationRulings } from './rulings/navigation.ts';
import { riverRulings } from './rulings/river.ts';
import { tableRulings } from './rulings/table.ts';
import { typeset } from './typeset.ts';

/** An open point whose name and clauses are known ids. */
export interface RotterdamRuling extends Ruling {
  readonly name: RulingName;
  readonly touches: readonly Clause[];
}

const written: readonly RotterdamRuling[] = [...riverRulings, ...navigationRulings, ...tableRulings, ...cardRulings];

/** The open points in the order of their clauses, each with its readings, the default first. */
export const rulings: readonly RotterdamRuling[] = typeset(
  rulingNames.flatMap((name) => written.filter((ruling) => ruling.name === name)),
);
