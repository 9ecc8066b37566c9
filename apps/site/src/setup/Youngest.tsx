import { seatLetter } from '@portolan/boards';
import type { Lang, Seat } from '@portolan/core';
import { useState } from 'preact/hooks';
import { SeatChoice } from '../kit/picks.tsx';
import { both, fill } from '../kit/text.ts';
import { reseated, type Seated } from './reseated.ts';

const left = both(
  '{seat} n’est plus à la table : dites qui est le plus jeune.',
  '{seat} is no longer at the table: say who is the youngest.',
);

/** Who is the youngest of a table whose number of players may change. */
export interface YoungestChoice<Table extends Seated> {
  /** The youngest who has left the table; undefined once another is named. */
  readonly gone: Seat | undefined;
  readonly reseat: (seats: Table['seats']) => void;
  readonly choose: (youngest: Seat) => void;
}

/** Changes the number of players and the youngest together; who has left the table is remembered, to be told. */
export const useYoungest = <Table extends Seated>(
  table: Table,
  change: (next: Table) => void,
): YoungestChoice<Table> => {
  const [gone, setGone] = useState<Seat>();
  return {
    gone,
    reseat: (seats) => {
      setGone(table.youngest >= seats ? table.youngest : undefined);
      change(reseated(table, seats));
    },
    choose: (youngest) => {
      setGone(undefined);
      change({ ...table, youngest });
    },
  };
};

interface Props {
  readonly lang: Lang;
  readonly label: string;
  readonly table: Seated;
  readonly choice: Pick<YoungestChoice<Seated>, 'gone' | 'choose'>;
}

/** The youngest player, and a word on one who has left the table. */
export const Youngest = ({ lang, label, table, choice }: Props) => (
  <div>
    <SeatChoice
      lang={lang}
      label={label}
      name="setup-youngest"
      value={table.youngest}
      seats={table.seats}
      onChange={choice.choose}
    />
    <p class="small" role="status">
      {choice.gone !== undefined && fill(left[lang], { seat: seatLetter(choice.gone) })}
    </p>
  </div>
);
