import { also, boolean, integer, rulings, seatOf, shape, type ValueOf } from '../../parse.ts';
import { byLength, counter, eachOf, edition, figure, mostShips } from '../lengths.ts';

/** The reader of EndInput. */
export const readEnd = byLength('premiums', (count, box) =>
  also(
    shape(
      {
        /** Counters when the premiums of this departure have been paid: three or four. */
        premiums: eachOf(counter),
        /** Ships left in the pile, the visible one included: no more than the box has without those of the first quays. */
        ships: integer(0, mostShips(box)),
        /** First player of the round. */
        first: seatOf(count),
        active: seatOf(count),
      },
      {
        /** The active player’s turn is over. */
        turnOver: boolean,
        /** A commission that is still due. */
        commission: figure,
        /** Who pays it; default the active player. */
        payer: seatOf(count),
        edition,
        rulings,
      },
    ),
    ({ commission, payer, turnOver }, _, problems) => {
      if (payer !== undefined && commission === undefined) problems.push({ path: 'commission', code: 'missing-field' });
      if (turnOver && commission !== undefined) problems.push({ path: 'turnOver', code: 'wrong-phase' });
    },
    ...['missing-field', 'wrong-phase'],
  ),
);

/** The table at the end of a turn, or in the middle of it. */
export interface EndInput extends ValueOf<typeof readEnd> {}
