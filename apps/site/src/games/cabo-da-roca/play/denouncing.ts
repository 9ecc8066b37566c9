import { seatLetter } from '@portolan/boards';
import { shipsOf, type Table } from '@portolan/boards/cabo-da-roca';
import { directions, engine, type ShipId, type ShipMove, type State } from '@portolan/cabo-da-roca';
import type { Seat } from '@portolan/core';
import { fill, inEach } from '../../../kit/text.ts';
import type { Step, Touch } from '../../../play/plan.ts';
import { momentOf, pruned, type Row, stepsBy } from '../../../play/rows.ts';
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

const rowsOf = (state: State, table: Table, seat: Seat): readonly Row[] => {
  const others = Array.from({ length: state.seats }, (_, one) => one).filter((one) => one !== seat);
  return attemptsOf(table, seat).flatMap((attempt) =>
    others.flatMap((by): readonly Row[] => {
      const action = { kind: 'denounce', seat: by, attempt } as const;
      if (!engine.check(state, action).legal) return [];
      const who = { choice: `by ${by}`, name: inEach((lang) => fill(words.noticedBy[lang], { who: seatLetter(by) })) };
      const way = attempt.kind === 'rotate' ? [sideTouch(attempt.to)] : aheadOf(table, attempt);
      return [{ steps: [who, ...pieceTouches(table, attempt.ship), ...way], action: action as unknown as Json }];
    }),
  );
};

const noticing: Touch = { choice: 'denounce', name: words.denounce, real: true };

const ask = (_: readonly Row[], steps: readonly Touch[]) => (steps.length === 0 ? words.noticed : words.denounced);

/** Whether others may denounce a move of a player’s ships, once it was made on the real table. */
const canBeDenounced = (state: State, table: Table, seat: Seat): boolean =>
  seat === state.active &&
  attemptsOf(table, seat).some(
    (attempt) => engine.check(state, { kind: 'denounce', seat: (seat + 1) % state.seats, attempt }).legal,
  );

/** Denouncing a move of a player’s ships: who noticed it, the ship, and where it went. Looked for once it is chosen. */
export const denouncingRows = (state: State, table: Table, seat: Seat): readonly Row[] => {
  if (!canBeDenounced(state, table, seat)) return [];
  return [
    {
      steps: [noticing],
      action: { kind: 'denounce' },
      on: () => momentOf(pruned(rowsOf(state, table, seat)), { ask }),
    },
  ];
};

/** The touches that put a denunciation together. */
export const denouncingSteps = (state: State, table: Table, seat: Seat, action: Json): readonly Step[] => {
  const steps = stepsBy(pruned(rowsOf(state, table, seat)), [], action);
  return steps ? [noticing, ...steps] : [];
};
