import { type CountInput, type CountPlayer, countAsks } from '@portolan/cabo-da-roca/checkers';
import { type AnySheet, type Sheets, sheetsOf } from '../../../score/sheet.ts';

/** The sheet as it is kept and sent. */
export interface Sheet extends AnySheet<CountPlayer> {
  readonly island: number | null;
  readonly wreck: number | null;
}

/** A player at the start of a sheet. */
export const EMPTY: CountPlayer = { coins: 0 };

const others: Pick<Sheet, 'island' | 'wreck'> = { island: null, wreck: null };

/** The sheets of Cabo da Roca. */
export const sheets: Sheets<Sheet, CountInput> = sheetsOf({ nobody: EMPTY, others, asks: countAsks });
