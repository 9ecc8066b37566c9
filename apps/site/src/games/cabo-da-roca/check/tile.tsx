import { beside, Chart, directionName } from '@portolan/boards/cabo-da-roca';
import { type Direction, directions, type PlacedTile, type Rotation } from '@portolan/cabo-da-roca';
import { checkers, type TileAnswer, type TileInput } from '@portolan/cabo-da-roca/checkers';
import type { Lang } from '@portolan/core';
import type { Cell } from '@portolan/core/answers';

import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { capital, listed, say } from '../../../kit/text.ts';
import type { Answered } from '../../../kit/Verdict.tsx';

import { LaidSelect, laidSmall } from '../parts/fields.tsx';
import { Ring } from '../parts/Ring.tsx';
import { boxFrom, smallTable } from '../parts/tables.ts';
import { judged } from '../parts/words.ts';
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
    : verdict.violations.flatMap(({ side, corner }) => [side, corner].filter(Boolean) as Direction[]);
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

const rotationsText = (answer: TileAnswer, input: TileInput, lang: Lang): string => {
  const others = answer.rotations.map((rot: Rotation) =>
    laidSmall({ tile: input.tile, rot }, lang, boxFrom(input.edition)),
  );
  if (others.length === 0)
    return say(lang, 'Dans aucun sens elle n’irait ici.', 'It would fit here in no rotation at all.');
  return say(lang, `Elle irait ainsi : ${listed(others, 'fr')}.`, `It would fit like this: ${listed(others, 'en')}.`);
};

const explain = (answer: TileAnswer, input: TileInput, lang: Lang): Answered => {
  const told = judged(answer, lang, {
    why: say(
      lang,
      'Terre contre terre, mer contre mer, jusqu’aux coins : la tuile va.',
      'Land meets land and sea meets sea, down to the corners: the tile fits.',
    ),
    short: say(lang, 'la tuile va', 'the tile fits'),
  });
  const points = answer.points
    .filter(({ agrees }) => !agrees)
    .map(({ corner, asked }) => ({
      state: 'illegal' as const,
      text: say(
        lang,
        `Coin ${directionName(corner, 'fr')} : il y faut de la ${asked === 'land' ? 'terre' : 'mer'}`,
        `${capital(directionName(corner, 'en'))} corner: ${asked} is needed there`,
      ),
    }));
  const fit = answer.rotations.length > 0;
  return {
    ...told,
    choices: {
      title: answer.verdict.legal
        ? say(lang, 'Les autres sens', 'Other rotations')
        : say(lang, 'Point par point', 'Point by point'),
      items: [
        ...(told.choices?.items ?? []),
        ...points,
        { state: fit ? ('legal' as const) : ('illegal' as const), text: rotationsText(answer, input, lang) },
      ],
    },
  };
};

const cells = (answer: TileAnswer, _: TileInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'tuile', 'tile'),
    main: answer.verdict.legal ? say(lang, 'va', 'fits') : say(lang, 'ne va pas', 'does not fit'),
  },
];

const tile: CheckerModule<TileInput, TileAnswer> = {
  checker: checkers.tile,
  boxed: true,
  exampleIn: tileIn,
  Form,
  Board,
  explain,
  cells,
};

export default tile;
