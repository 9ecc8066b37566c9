import { beside, same } from '@portolan/boards/cabo-da-roca';
import { type Direction, directions, type PlacedTile, type Square, type TileKind } from '@portolan/cabo-da-roca';
import type { TileAnswer, TileInput } from '@portolan/cabo-da-roca/checkers';
import type { BoardEntry } from '../../../board/entry.ts';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import type { FieldList, FieldProps } from '../../../kit/Fields.tsx';
import { useProblem } from '../../../kit/form.tsx';
import { ChartSpots } from '../parts/ChartSpots.tsx';
import { LaidSelect } from '../parts/fields.tsx';
import { ringField } from '../parts/kinds.tsx';
import { StillChart } from '../parts/StillChart.tsx';
import { around, directionTo, portBy, type Slots, tilePiece, tileTray, withTileOn } from '../parts/small-sea.tsx';
import { squareOf } from '../parts/square-of.ts';
import { boxFrom, mapTable, smallTable } from '../parts/tables.ts';

/** The tile and how it lies stand in two fields, and are chosen as one. */
const Tile = ({ lang, label, whole, set, with: { edition } }: FieldProps<unknown, TileInput, FieldsAbout>) => (
  <LaidSelect
    lang={lang}
    label={label}
    value={{ tile: whole.tile, rot: whole.rot }}
    port="J"
    box={boxFrom(edition)}
    at="tile"
    error={useProblem('rot')}
    onChange={(laid) => laid && set({ ...whole, tile: laid.tile, rot: laid.rot ?? 0 })}
  />
);

const fields: FieldList<TileInput, FieldsAbout> = [
  { at: 'tile', as: Tile },
  { at: 'around', as: ringField() },
];

const tilesOf = ({ around }: TileInput): PlacedTile[] =>
  directions.flatMap((name) => (around[name] ? [{ at: beside([0, 0], name), ...around[name] }] : []));

const middle: Square = [0, 0];

/** The tile in the middle is the one that is asked about; it lies there always. */
const slots: Slots<TileInput> = {
  squares: [middle, ...around],
  get: (input, at) => {
    const side = directionTo(at);
    return side ? input.around[side] : { tile: input.tile, ...(input.rot ? { rot: input.rot } : {}) };
  },
  set: (input, at, laid) => {
    const side = directionTo(at);
    if (!side) return laid ? { ...input, tile: laid.tile, rot: laid.rot ?? 0 } : input;
    const { [side]: _, ...others } = input.around;
    return { ...input, around: laid ? { ...others, [side]: laid } : others };
  },
  must: (at) => same(at, middle),
  port: (at) => (same(at, middle) ? 'J' : portBy(around, at)),
};

const entry: BoardEntry<TileInput, FieldsAbout> = {
  tray: (_, { lang, about }) => [tileTray(lang, boxFrom(about.edition))],
  at: (input, spot, { lang, about }) => {
    const at = squareOf(spot);
    const tile = tilePiece(slots, input, at, lang, boxFrom(about.edition));
    return tile && same(at, middle) ? { ...tile, tells: ['tile'] } : tile;
  },
  put: (input, item, spot, { about }) => ({
    value: withTileOn(slots, input, item.split(' ')[1] as TileKind, squareOf(spot), boxFrom(about.edition)),
    tells: same(squareOf(spot), middle) ? ['tile'] : [],
  }),
};

const Board = ({ lang, input, answer, asks }: BoardProps<TileInput, TileAnswer>) => {
  const { verdict } = answer;
  const fails = verdict.legal
    ? []
    : verdict.violations.flatMap(({ facts: { side, corner } }) => [side, corner].filter(Boolean) as Direction[]);
  const [box, put] = [boxFrom(input.edition), { at: middle, tile: input.tile, rot: input.rot }];
  return (
    <StillChart
      lang={lang}
      name="tile"
      table={smallTable({ tiles: asks ? [...tilesOf(input), put] : tilesOf(input), box })}
      extent={{ x: -1, y: -1, columns: 3, rows: 3 }}
      over={
        <ChartSpots
          table={mapTable([...tilesOf(input), put], box)}
          lang={lang}
          free={around.filter((at) => !slots.get(input, at))}
        />
      }
      marks={
        asks
          ? { rings: [{ at: middle, wrong: false }] }
          : { tile: { at: middle, face: input.tile, rot: input.rot, wrong: !verdict.legal, fails } }
      }
    />
  );
};

const tile: DisputeForm<TileInput, TileAnswer> = {
  boxed: true,
  shows: ['tile'],
  empty: () => ({ tile: 'sea', rot: 0, around: {} }),
  fields,
  entry,
  Board,
};

export default tile;
