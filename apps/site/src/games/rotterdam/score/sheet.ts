import { handOf, seatsOf, type Table } from '@portolan/boards/rotterdam';
import { type EndInput, type EndPlayer, endChecker } from '@portolan/rotterdam/checkers';
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
  checker: endChecker,
});

/** What the players of a table have. */
export const playersOf = (table: Table): readonly EndPlayer[] =>
  seatsOf(table).map((seat) => {
    const { shown, laid, navigation, products } = handOf(table, seat);
    return { missions: shown, laid, navigation, products };
  });
