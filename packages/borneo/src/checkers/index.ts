import { end } from './end.ts';
import { fight } from './fight.ts';
import { move } from './move.ts';
import { payment } from './payment.ts';
import { picks } from './picks.ts';
import { placement } from './placement.ts';
import { trigger } from './trigger.ts';
import type { Checkers } from './types.ts';
import { winner } from './winner.ts';

export { end as endChecker } from './end.ts';
export { fight as fightChecker } from './fight.ts';
export { move as moveChecker } from './move.ts';
export { payment as paymentChecker } from './payment.ts';
export { picks as picksChecker } from './picks.ts';
export { placement as placementChecker } from './placement.ts';
export { trigger as triggerChecker } from './trigger.ts';
export type * from './types.ts';
export { winner as winnerChecker } from './winner.ts';
export { winnerAsks } from './winner-asks.ts';
export { end as endWords } from './words/end.ts';
export { fight as fightWords } from './words/fight.ts';
export * from './words/index.ts';
export { move as moveWords } from './words/move.ts';
export { payment as paymentWords } from './words/payment.ts';
export { paymentLabels } from './words/payment-labels.ts';
export { picks as picksWords } from './words/picks.ts';
export { placement as placementWords } from './words/placement.ts';
export { trigger as triggerWords } from './words/trigger.ts';
export { winner as winnerWords } from './words/winner.ts';
export { winnerLabels } from './words/winner-labels.ts';

/** The eight disputes that arise at the table, each settled from the few things that matter for it. */
export const checkers: Checkers = { payment, fight, move, trigger, picks, end, winner, placement };
