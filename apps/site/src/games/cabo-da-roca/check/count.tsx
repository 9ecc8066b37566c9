import { type CountAnswer, type CountInput, countAsks, countLabels } from '@portolan/cabo-da-roca/checkers';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import { siteBase } from '../../../lib/links.ts';
import { byLetter, isOpen, playersOf, rowsTold } from '../../../score/players.tsx';
import { same } from '../../../stores/same.ts';
import { boxFrom } from '../parts/tables.ts';
import { player, treasures } from '../score/fields.tsx';
import { PointsTable } from '../score/PointsTable.tsx';
import { EMPTY } from '../score/sheet.ts';

const players = playersOf({
  seats: [2, 3, 4],
  nobody: EMPTY,
  fields: player,
  shape: countAsks.schema,
  words: countLabels,
  about: ({ edition }: FieldsAbout) => ({ box: boxFrom(edition) }),
});

const Board = ({ lang, input, answer, asks, untold }: BoardProps<CountInput, CountAnswer>) => (
  <PointsTable
    lang={lang}
    base={siteBase}
    answer={{ ...answer, rows: rowsTold(answer.rows, untold) }}
    nameOf={byLetter(lang)}
    started={input.players.some((player, seat) => !isOpen(seat, untold) && !same(player, EMPTY))}
    decided={!asks}
  />
);

const count: DisputeForm<CountInput, CountAnswer> = {
  boxed: true,
  empty: () => ({ players: [EMPTY, EMPTY, EMPTY], island: null, wreck: null }),
  fields: [players.count, treasures, players.each],
  Board,
};

export default count;
