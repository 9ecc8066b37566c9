import { type EndInput, type EndPlayer, endAsks } from '@portolan/rotterdam/checkers';
import { type AnySheet, type Sheets, sheetsOf } from '../../../score/sheet.ts';

/** The sheet as it is kept and sent. */
export interface Sheet extends AnySheet<EndPlayer> {
  /** Phase 6 has ended. */
  readonly phaseEnded: boolean;
}

/** A player who has nothing. */
export const NOTHING: EndPlayer = { missions: 0 };

/** The sheets of Rotterdam. */
export const sheets: Sheets<Sheet, EndInput> = sheetsOf({
  nobody: NOTHING,
  others: { phaseEnded: true as boolean },
  asks: endAsks,
});
