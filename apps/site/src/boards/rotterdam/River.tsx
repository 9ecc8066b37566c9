import type { Lang } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { Frame } from '../window/Frame.tsx';
import type { View } from '../window/view.ts';
import { Channels } from './Channels.tsx';
import { drawingOf } from './drawing.ts';
import { Fleet } from './Fleet.tsx';
import { Land, LandDefs } from './Land.tsx';
import { MarksAbove, MarksBelow } from './MarkLayers.tsx';
import type { Marks } from './marks.ts';
import { shipsOf, type Table } from './model.ts';
import { PlaceNames, Places } from './Places.tsx';
import { riverInWords } from './words.ts';

interface Props {
  readonly table: Table;
  readonly marks?: Marks;
  /** Begins all ids of the drawing: unique on the page. */
  readonly name: string;
  readonly lang: Lang;
  /** The part of the drawing to show; all of it, if it is not given. */
  readonly view?: View | undefined;
  /** What can be tapped, drawn over the chart: it stands beside the picture, not in it, for those who hear the page. */
  readonly over?: ComponentChildren;
}

/** The river as a chart: banks, harbors, channels, positions, ships, and what is pointed out. */
export const River = ({ table, marks = {}, name, lang, view, over }: Props) => {
  const { box } = table;
  const drawing = drawingOf(box);
  const ground = { table, drawing, lang };
  const { x, y, width, height } = view ?? drawing.chart;
  const taken = new Set([...shipsOf(table).map((ship) => ship.at), ...(marks.ghosts ?? []).map((ghost) => ghost.at)]);
  return (
    <svg
      class="rt-chart"
      viewBox={`${x} ${y} ${width} ${height}`}
      role={over ? 'group' : 'img'}
      aria-label={riverInWords(table, lang)}
    >
      <g aria-hidden={over ? 'true' : undefined}>
        <LandDefs drawing={drawing} name={name} />
        <Frame view={drawing.chart} />
        <Land drawing={drawing} colors={box.colors} name={name} lang={lang} />
        <MarksBelow marks={marks} ground={ground} />
        <Channels links={drawing.links} lang={lang} />
        <Places places={box.positions} drawing={drawing} />
        <Fleet table={table} lang={lang} />
        <MarksAbove marks={marks} ground={ground} />
        <PlaceNames places={box.positions} drawing={drawing} taken={taken} />
      </g>
      {over}
    </svg>
  );
};
