import type { CountAnswer } from '@portolan/cabo-da-roca/checkers';
import type { Lang } from '@portolan/core';
import { CountTable } from '../../../score/CountTable.tsx';
import { lines, scoreNames } from './names.ts';

interface Props {
  readonly lang: Lang;
  readonly base: string;
  readonly answer: CountAnswer;
  readonly nameOf: (seat: number) => string;
  /** Something was entered: before that nothing is counted. */
  readonly started?: boolean;
  /** Whether it is said who wins. */
  readonly decided: boolean;
}

type Row = CountAnswer['rows'][number];

const pointsOf = (row: Row, clause: string): number =>
  row.parts.filter((part) => part.clause === clause).reduce((sum, { points }) => sum + points, 0);

/** The final count of every player, part by part, each line with its clause. */
export const PointsTable = ({ answer: { rows }, started = true, decided, ...props }: Props) => {
  const told = new Set(started ? rows.flatMap(({ parts }) => parts.map(({ clause }) => clause as string)) : []);
  return (
    <CountTable<Row>
      {...props}
      rows={rows}
      isWinner={({ winner }) => decided && winner}
      lines={lines
        .filter((clause) => told.has(clause))
        .map((clause) => ({ clause, name: scoreNames[clause], cell: (row) => pointsOf(row, clause) }))}
      total={{ clause: 'scoring.winner', cell: ({ total }) => (started ? total : 0) }}
    />
  );
};
