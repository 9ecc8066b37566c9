import { rulingNames } from '../../readings.ts';
import { typeset } from '../typeset.ts';
import { cardRulings } from './cards.ts';
import { navigationRulings } from './navigation.ts';
import { riverRulings } from './river.ts';
import type { RotterdamRuling } from './ruling.ts';
import { tableRulings } from './table.ts';

const written: readonly RotterdamRuling[] = [...riverRulings, ...navigationRulings, ...tableRulings, ...cardRulings];

/** The open points in the order of their clauses, each with its readings, the default first. */
export const rulings: readonly RotterdamRuling[] = typeset(
  rulingNames.flatMap((name) => written.filter((ruling) => ruling.name === name)),
);
