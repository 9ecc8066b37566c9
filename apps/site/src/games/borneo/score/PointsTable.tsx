import type { WinnerAnswer } from '@portolan/borneo/checkers';
import type { Lang } from '@portolan/core';
import { both } from '../../../kit/text.ts';
import { CountTable } from '../../../score/CountTable.tsx';
import { scoreNames } from './names.ts';

type Row = WinnerAnswer['rows'][number];

const byMissions = both('départage : Missions', 'tie-break: Missions');

const pointsOf = (row: Row, clause: string): number => row.parts.find((part) => part.clause === clause)?.points ?? 0;

interface Props {
  readonly lang: Lang;
  readonly base: string;
  readonly answer: WinnerAnswer;
  readonly nameOf: (seat: number) => string;
}

/** The count of every player, point by point, each line with its clause. */
export const PointsTable = ({ answer: { rows, tied }, ...props }: Props) => (
  <CountTable<Row>
    {...props}
    rows={rows}
    isWinner={({ winner }) => winner}
    // The pirates only where somebody has the ship.
    lines={Object.entries(scoreNames)
      .filter(([clause]) => clause !== 'pirates.penalty' || rows.some((row) => pointsOf(row, clause) !== 0))
      .map(([clause, name]) => ({
        clause,
        name,
        cell: (row) => pointsOf(row, clause),
      }))}
    total={{ clause: 'score.total', cell: ({ total }) => total }}
    ties={
      tied.length > 1
        ? [{ clause: 'score.tie', name: byMissions, cell: ({ seat, tiles }) => (tied.includes(seat) ? tiles : '') }]
        : []
    }
  />
);
