import { WordsFold } from '@portolan/boards';
import {
  type Marks,
  Moorings,
  Payments,
  Strip,
  type Table,
  tableInWords,
} from '@portolan/boards/comptoir-des-antilles';
import type { Quay } from '@portolan/comptoir-des-antilles';
import type { Lang } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { useSpots } from '../../../board/spots.ts';
import { isWhole } from '../parts/drawn.ts';

interface Props {
  readonly table: Table;
  readonly lang: Lang;
  readonly marks?: Marks;
  readonly quays?: readonly Quay[];
  /** Without the counters. */
  readonly bare?: boolean;
  readonly children?: ComponentChildren;
}

/** The port of a dispute: quays and counters in one frame, to be touched where it is entered on. */
export const PortPicture = ({ table, lang, marks = {}, quays = [1, 2, 3, 4], bare = false, children }: Props) => {
  const place = useSpots();
  return (
    <div class="board">
      <div class="ca-harbor">
        <Moorings table={table} lang={lang} quays={quays} marks={marks} place={place} />
        {!bare && <Strip table={table} lang={lang} marks={marks} place={place} pile={false} />}
      </div>
      {quays.map((quay) => {
        const mark = marks.quays?.[quay];
        return mark?.sails && <Payments key={quay} mark={mark} lang={lang} />;
      })}
      {children}
      {isWhole(table) && <WordsFold lines={tableInWords(table, lang)} lang={lang} />}
    </div>
  );
};
