import { end } from './end.ts';
import { fight } from './fight.ts';
import { move } from './move.ts';
import { payment } from './payment.ts';
import { picks } from './picks.ts';
import { placement } from './placement.ts';
import { trigger } from './trigger.ts';
import type { Checkers } from './types.ts';
import { winner } from './winner.ts';

export type * from './types.ts';
export * from './words/index.ts';

/** The eight disputes that arise at the table, each settled from the few things that matter for it. */
export const checkers: Checkers = { payment, fight, move, trigger, picks, end, winner, placement };
