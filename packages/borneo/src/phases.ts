import type { Phase } from './types.ts';

/** Before the first merchant is placed: nobody is out of turn. */
export const beforePlacing: readonly Phase[] = ['deal', 'reveal', 'first'];

/** Before anybody is active: no Shipment card lies at a port (`setup.shipment-pile`). */
export const beforeFirstTurn: readonly Phase[] = [...beforePlacing, 'place'];

/** After the table has been cleared (`end.clear`). */
export const cleared: readonly Phase[] = ['final', 'over'];

/** In which nobody holds a card unless told otherwise. */
export const handless: readonly Phase[] = ['deal', ...cleared];

/** In which the ports do not lie as they do between two distributions: not turned up yet, or cleared. */
export const portless: readonly Phase[] = ['deal', 'reveal', ...cleared];
