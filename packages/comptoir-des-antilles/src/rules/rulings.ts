import type { Ruling } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import type { RulingName } from '../readings.ts';
import { auctionRulings } from './rulings/auction.ts';
import { effectRulings } from './rulings/effects.ts';
import { moneyRulings } from './rulings/money.ts';
import { portRulings } from './rulings/port.ts';
import { tileRulings } from './rulings/tiles.ts';
import { typeset } from './typeset.ts';

/** An open point whose name and clauses are known ids. */
export interface ComptoirRuling extends Ruling {
  readonly name: RulingName;
  readonly touches: readonly Clause[];
}

/** The open points in the order of their clauses, each with its readings, the default first. */
export const rulings: readonly ComptoirRuling[] = typeset([
  ...moneyRulings,
  ...effectRulings,
  ...portRulings,
  ...tileRulings,
  ...auctionRulings,
]);
