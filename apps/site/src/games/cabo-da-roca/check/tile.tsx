import { beside, Chart } from '@portolan/boards/cabo-da-roca';
import { type Direction, directions, type PlacedTile } from '@portolan/cabo-da-roca';
import { type TileAnswer, type TileInput, tileChecker, tileWords } from '@portolan/cabo-da-roca/checkers';
import type { BoardProps, CheckerModule, FieldsAbout } from '../../../check/module.ts';
import type { FieldList, FieldProps } from '../../../kit/Fields.tsx';
import { useProblem } from '../../../kit/form.tsx';
import { LaidSelect } from '../parts/fields.tsx';
import { ringField } from '../parts/kinds.tsx';
import { boxFrom, smallTable } from '../parts/tables.ts';
import { tileIn } from './examples.ts';

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

const Board = ({ lang, input, answer }: BoardProps<TileInput, TileAnswer>) => {
  const { verdict } = answer;
  const fails = verdict.legal
    ? []
    : verdict.violations.flatMap(({ facts: { side, corner } }) => [side, corner].filter(Boolean) as Direction[]);
  return (
    <div class="board">
      <div class="cb-still">
        <Chart
          lang={lang}
          name="tile"
          table={smallTable({ tiles: tilesOf(input), box: boxFrom(input.edition) })}
          extent={{ x: -1, y: -1, columns: 3, rows: 3 }}
          marks={{ tile: { at: [0, 0], face: input.tile, rot: input.rot, wrong: !verdict.legal, fails } }}
        />
      </div>
    </div>
  );
};

const tile: CheckerModule<TileInput, TileAnswer> = {
  checker: tileChecker,
  ...tileWords,
  boxed: true,
  exampleIn: () => tileIn(tileChecker.example),
  fields,
  Board,
};

export default tile;
