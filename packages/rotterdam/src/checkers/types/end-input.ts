import { also, boolean, list, rulings, shape, type ValueOf } from '../../parse.ts';
import { testCards } from '../end-players.ts';
import { edition, inBox } from '../in-box.ts';
import { type EndPlayer, playerOf } from './end-player.ts';

/** The reader of EndInput. */
export const readEnd = inBox((box) =>
  also(
    shape(
      {
        /** Two to four. */
        players: list<EndPlayer>(playerOf(box), 4, 2),
        /** Phase 6 has ended. */
        phaseEnded: boolean,
      },
      { edition, rulings },
    ),
    ({ players }, _, problems) => testCards(box, players, problems),
  ),
);

/** The table. */
export interface EndInput extends ValueOf<typeof readEnd> {}
