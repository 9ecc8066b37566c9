import { type CountAnswer, type CountInput, countChecker, countWords } from '@portolan/cabo-da-roca/checkers';
import type { BoardProps, CheckerModule, FieldsAbout } from '../../../check/module.ts';
import { siteBase } from '../../../lib/links.ts';
import { byLetter, playersOf } from '../../../score/players.tsx';
import { boxFrom } from '../parts/tables.ts';
import { player, treasures } from '../score/fields.tsx';
import { EMPTY } from '../score/sheet.ts';
import { PointsTable } from '../score/Table.tsx';
import { countIn } from './examples.ts';

const players = playersOf({
  seats: [2, 3, 4],
  nobody: EMPTY,
  fields: player,
  shape: countChecker.schema,
  words: countWords,
  about: ({ edition }: FieldsAbout) => ({ box: boxFrom(edition) }),
});

const Board = ({ lang, answer }: BoardProps<CountInput, CountAnswer>) => (
  <PointsTable lang={lang} base={siteBase} answer={answer} nameOf={byLetter(lang)} />
);

const count: CheckerModule<CountInput, CountAnswer> = {
  checker: countChecker,
  ...countWords,
  boxed: true,
  exampleIn: () => countIn(countChecker.example),
  fields: [players.count, treasures, players.each],
  Board,
};

export default count;
