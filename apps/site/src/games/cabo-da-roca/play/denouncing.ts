import { seatLetter } from '@portolan/boards';
import { shipsOf, type Table } from '@portolan/boards/cabo-da-roca';
import { caboDaRoca, directions, type ShipId, type ShipMove, type State } from '@portolan/cabo-da-roca';
import type { Seat } from '@portolan/core';
import { fill, inEach } from '../../../kit/text.ts';
import type { Row } from '../../../play/rows.ts';
import type { Json } from '../../../stores/table.ts';
import { aheadOf, pieceTouches, sideTouch } from './pieces.ts';
import { playWords as words } from './words.ts';

const attemptsOf = (table: Table, seat: Seat): readonly ShipMove[] =>
  shipsOf(table)
    .filter(({ owner }) => owner === seat)
    .flatMap(({ id, heading }): readonly ShipMove[] => {
      const ship = id as ShipId;
      if (!heading) return directions.map((dir) => ({ kind: 'depart', seat, ship, dir }));
      return [
        { kind: 'advance', seat, ship },
        { kind: 'rotate', seat, ship, to: 'left' },
        { kind: 'rotate', seat, ship, to: 'right' },
      ];
    });

/** Moves of a player’s ships that others may denounce, once somebody has made them on the real table. */
export const denouncingRows = (state: State, table: Table, seat: Seat): readonly Row[] => {
  if (seat !== state.active) return [];
  const others = Array.from({ length: state.seats }, (_, one) => one).filter((one) => one !== seat);
  return attemptsOf(table, seat).flatMap((attempt) =>
    others.flatMap((by): readonly Row[] => {
      const action = { kind: 'denounce', seat: by, attempt } as const;
      if (!caboDaRoca.check(state, action).legal) return [];
      const who = { choice: `by ${by}`, name: inEach((lang) => fill(words.noticedBy[lang], { who: seatLetter(by) })) };
      const way = attempt.kind === 'rotate' ? [sideTouch(attempt.to)] : aheadOf(table, attempt);
      const steps = [{ choice: 'denounce', name: words.denounce, real: true } as const, who];
      return [{ steps: [...steps, ...pieceTouches(table, attempt.ship), ...way], action: action as unknown as Json }];
    }),
  );
};
