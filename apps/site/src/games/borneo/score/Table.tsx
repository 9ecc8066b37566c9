import type { WinnerAnswer } from '@portolan/borneo/checkers';
import type { Lang, Text } from '@portolan/core';
import { both } from '../../../kit/text.ts';
import { CountTable } from '../../../score/CountTable.tsx';

type Row = WinnerAnswer['rows'][number];

/** The parts of a score by their clauses; the pirates only where somebody has the ship. */
const parts: readonly (readonly [clause: string, name: Text])[] = [
  ['score.shipments', both('Cargaisons', 'Shipment cards')],
  ['score.harbors', both('Cartes Port', 'Harbor cards')],
  ['score.missions', both('Missions', 'Missions')],
  ['pirates.penalty', both('Bateau pirate', 'Pirate ship')],
];

const byMissions = both('départage : Missions', 'tie-break: Missions');

const pointsOf = (row: Row, clause: string): number => row.parts.find((part) => part.clause === clause)?.points ?? 0;

interface Props {
  readonly lang: Lang;
  readonly base: string;
  readonly answer: WinnerAnswer;
  readonly nameOf: (seat: number) => string;
}

/** The count of every player, point by point, each line with its clause. */
export const ScoreTable = ({ answer: { rows, tied }, ...props }: Props) => (
  <CountTable<Row>
    {...props}
    rows={rows}
    isWinner={({ winner }) => winner}
    lines={parts
      .filter(([clause]) => clause !== 'pirates.penalty' || rows.some((row) => pointsOf(row, clause) !== 0))
      .map(([clause, name]) => ({
        clause,
        name,
        cell: (row) => String(pointsOf(row, clause)).replace('-', '−'),
      }))}
    total={{ clause: 'score.total', cell: ({ total }) => total }}
    ties={
      tied.length > 1
        ? [{ clause: 'score.tie', name: byMissions, cell: ({ seat, tiles }) => (tied.includes(seat) ? tiles : '') }]
        : []
    }
  />
);
