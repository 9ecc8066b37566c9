import { sceneOf } from '@portolan/boards/comptoir-des-antilles';
import { type TileId, tileIds } from '@portolan/comptoir-des-antilles';
import type { TileAnswer, TileInput } from '@portolan/comptoir-des-antilles/checkers';
import type { Text } from '@portolan/core';
import { isUntold } from '../../../check/inputs.ts';
import type { BoardProps, DisputeForm } from '../../../check/module.ts';
import { both } from '../../../kit/text.ts';
import { portEntry } from '../board/dispute.tsx';
import { PortPicture } from '../board/PortPicture.tsx';
import { boxOf, hasTile } from '../parts/cards.ts';
import { tableIn } from '../parts/drawn.ts';
import { seatNumbers } from '../parts/play.ts';
import { EMPTY, laidOf } from '../parts/quay-text.ts';
import { tableFrom } from './carried.ts';

/** What lies at the quays, the ship in question first. */
export const quaysOf = ({ ship, others = [] }: TileInput): readonly string[] =>
  [ship, ...others, EMPTY, EMPTY, EMPTY].slice(0, 4);

const Board = ({ lang, input, answer, beside, asks, untold = [] }: BoardProps<TileInput, TileAnswer>) => {
  const { seat = 0, tile } = input;
  const quays = quaysOf(input);
  const open = untold.includes('active');
  const table = tableIn(beside, boxOf(input.edition), { active: open, slate: open });
  const violations = answer.verdict.legal ? [] : answer.verdict.violations;
  const scene = sceneOf(table, { kind: 'playTile', seat, tile, quay: 1 }, violations, answer.events);
  const shown = ([1, 2, 3, 4] as const).filter((quay) => quay === 1 || quays[quay - 1] !== EMPTY);
  const marks = scene.kind === 'port' && !asks ? scene.marks : {};
  return <PortPicture table={table} lang={lang} quays={shown} marks={marks} />;
};

/** A ship that has come to its quay has goods; only one that has just come waits for them. */
const missing = (input: TileInput): Text | undefined => {
  const laid = laidOf(input.ship);
  const waits = input.moment === 'refill' && !isUntold(input, 'moment');
  return laid?.goods === EMPTY && !waits
    ? both('Quelle marchandise a le navire\u00a0?', 'Which goods does the ship have?')
    : undefined;
};

const tile: DisputeForm<TileInput, TileAnswer> = {
  boxed: true,
  empty: ({ edition }) => ({
    seats: 4,
    tile: tileIds.find((id) => hasTile(boxOf(edition), id)) ?? tileIds[0],
    ship: EMPTY,
    moment: 'before',
  }),
  // The moments of a turn in which nothing else is under way are those of a table that can be entered whole.
  toPosition: ({ seats, seat = 0, active = seat, tile, moment, ship, others = [], premiums }, about) =>
    moment === 'before'
      ? tableFrom(
          {
            seats,
            active,
            first: active,
            quays: [ship, ...others, EMPTY, EMPTY, EMPTY].slice(0, 4),
            tiles: seatNumbers(seats).map((at) => (at === seat ? [tile] : [])),
            ...(premiums ? { premiums } : {}),
          },
          about,
        )
      : undefined,
  needs: ['ship', 'tile'],
  missing,
  more: () => import('./tile-fields.tsx'),
  Board,
  entry: portEntry<TileInput>({
    tells: { tile: 'tile', quay: 'ship' },
    port: ({ ship, others = [], seats, seat = 0 }) => ({ texts: [ship, ...others], seats, by: seat }),
    withQuay: (input, quay, text) =>
      quay === 1
        ? { ...input, ship: text }
        : { ...input, others: (input.others ?? []).map((old, at) => (at === quay - 2 ? text : old)) },
    alone: true,
    kinds: ['tile', 'ship', 'goods', 'porter'],
    withTile: (input, tile) => ({ ...input, tile: tile as TileId }),
    parts: (input) => [
      {
        name: 'lays',
        at: 'seat',
        seat: input.seat ?? 0,
        to: (seat) => ({ ...input, seat, active: input.active ?? input.seat ?? 0 }),
      },
      { name: 'plays', at: 'active', seat: input.active ?? input.seat ?? 0, to: (active) => ({ ...input, active }) },
    ],
    counters: ({ premiums }) => premiums,
    withCounters: (input, premiums) => ({ ...input, premiums }),
  }),
};

export default tile;
