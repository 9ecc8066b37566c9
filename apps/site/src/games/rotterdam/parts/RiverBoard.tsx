import { type Marks, RiverView, type Table } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { PositionId } from '@portolan/rotterdam';
import type { ComponentChildren } from 'preact';
import { RiverSpots } from './RiverSpots.tsx';

interface Props {
  readonly lang: Lang;
  /** Begins all ids of the drawing: unique on the page. */
  readonly name: string;
  readonly table: Table;
  readonly marks: Marks;
  /** Only these positions can be touched; all, if they are not given. */
  readonly places?: readonly PositionId[];
  /** What stands below the river. */
  readonly children?: ComponentChildren;
}

/** The river that a dispute is entered on, and what belongs below it. */
export const RiverBoard = ({ lang, name, table, marks, places, children }: Props) => (
  <div class="board">
    <RiverView
      table={table}
      marks={marks}
      name={name}
      lang={lang}
      follow
      near
      over={(box) => <RiverSpots table={table} lang={lang} box={box} {...(places ? { places } : {})} />}
    />
    {children}
  </div>
);
