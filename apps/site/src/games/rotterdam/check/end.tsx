import { type EndAnswer, type EndInput, endAsks, endLabels } from '@portolan/rotterdam/checkers';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import { siteBase } from '../../../lib/links.ts';
import { byLetter, playersOf } from '../../../score/players.tsx';
import { tableFrom } from '../parts/carried.ts';
import { boxFrom } from '../parts/tables.ts';
import { player } from '../score/fields.tsx';
import { PointsTable } from '../score/PointsTable.tsx';
import { NOTHING } from '../score/sheet.ts';

const { count, each } = playersOf({
  seats: [2, 3, 4],
  nobody: NOTHING,
  fields: player,
  shape: endAsks.schema,
  words: endLabels,
  about: ({ edition }: FieldsAbout) => ({ box: boxFrom(edition) }),
});

const Board = ({ lang, answer, asks }: BoardProps<EndInput, EndAnswer>) => (
  <PointsTable lang={lang} base={siteBase} answer={answer} nameOf={byLetter(lang)} decided={!asks} />
);

/** The cards of all players, where they were entered one by one; points alone are no cards. */
const toPosition = ({ players, phaseEnded }: EndInput, about: FieldsAbout) => {
  if (players.some(({ missions }) => typeof missions === 'number')) return undefined;
  const hands = players.map(({ missions, ...cards }) => ({ ...cards, shown: missions }));
  const table = { seats: players.length, hands };
  return tableFrom(
    phaseEnded
      ? [
          { ...table, phase: 'over' },
          { ...table, phase: 'mission' },
        ]
      : [{ ...table, phase: 'mission' }],
    about,
  );
};

const end: DisputeForm<EndInput, EndAnswer> = {
  boxed: true,
  empty: () => ({ players: [NOTHING, NOTHING, NOTHING], phaseEnded: true }),
  fields: [count, '*', each],
  toPosition,
  Board,
};

export default end;
