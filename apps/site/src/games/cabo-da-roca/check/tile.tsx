import { beside, Chart } from '@portolan/boards/cabo-da-roca';
import { type Direction, directions, type PlacedTile } from '@portolan/cabo-da-roca';
import { answers, checkers, type TileAnswer, type TileInput } from '@portolan/cabo-da-roca/checkers';

import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { say } from '../../../kit/text.ts';

import { LaidSelect } from '../parts/fields.tsx';
import { Ring } from '../parts/Ring.tsx';
import { boxFrom, smallTable } from '../parts/tables.ts';
import { tileIn } from './examples.ts';

const Form = ({ lang, input, onChange, problemAt, edition }: FormProps<TileInput>) => {
  const box = boxFrom(edition);
  return (
    <>
      <LaidSelect
        lang={lang}
        label={say(lang, 'La tuile, comme on la poserait', 'The tile, as it would lie')}
        value={{ tile: input.tile, rot: input.rot }}
        port="J"
        box={box}
        error={problemAt('tile') ?? problemAt('rot')}
        onChange={(laid) => laid && onChange({ ...input, tile: laid.tile, rot: laid.rot ?? 0 })}
      />
      <Ring
        lang={lang}
        legend={say(lang, 'Ses voisines', 'Its neighbors')}
        value={input.around}
        box={box}
        problemAt={(direction) => problemAt(`around.${direction}`)}
        onChange={(around) => onChange({ ...input, around })}
      />
    </>
  );
};

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
  checker: checkers.tile,
  ...answers.tile,
  boxed: true,
  exampleIn: tileIn,
  Form,
  Board,
};

export default tile;
