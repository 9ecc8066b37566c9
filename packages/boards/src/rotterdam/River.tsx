import type { Lang } from '@portolan/core';
import { type Place, reconstructed } from '@portolan/rotterdam';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { View } from '../window/view.ts';
import { Channels } from './Channels.tsx';
import { drawingOf } from './drawing.ts';
import { Fleet } from './Fleet.tsx';
import { Ground, LandDefs } from './Land.tsx';
import type { Lay } from './lay.ts';
import { MarksAbove, MarksBelow } from './MarkLayers.tsx';
import type { Marks } from './marks.ts';
import { shipsOf, type Table } from './model.ts';
import { PlaceNames, Places } from './Places.tsx';
import { riverInWords } from './words.ts';

/** Whether the name of a place can be seen in a view. */
const isSeen = (place: Place, { x, y, width, height }: View): boolean =>
  place.x > x - 30 && place.x < x + width + 30 && place.y > y - 40 && place.y < y + height + 40;

interface Props {
  readonly table: Table;
  readonly marks?: Marks;
  /** Begins all ids of the drawing: unique on the page. */
  readonly name: string;
  readonly lang: Lang;
  /** The part of the drawing to show; all of it, if it is not given. */
  readonly view?: View | undefined;
  /** How the map lies on the page; the box of the table is laid so already. */
  readonly lay?: Lay;
  /** What can be tapped, drawn over the chart: it stands beside the picture, not in it, for those who hear the page. */
  readonly over?: ComponentChildren;
}

/** The river as a chart: banks, harbors, channels, positions, ships, and what is pointed out. */
export const River = ({ table, marks = {}, name, lang, view, lay = 'wide', over }: Props) => {
  const { box } = table;
  const drawing = drawingOf(box, lay);
  // The default map stands once on the page, among the symbols.
  const shared = box === reconstructed;
  const ground = { table, drawing, lang };
  // The map is most of the drawing, and never changes while it is played on: it is not gone through with each move.
  const map = useMemo(
    () => ({
      ground: shared ? <use href="#rt-ground" /> : <Ground drawing={drawing} box={box} name={name} lang={lang} />,
      channels: shared ? <use href="#rt-channels" /> : <Channels links={drawing.links} lang={lang} />,
      places: shared ? <use href="#rt-places" /> : <Places places={box.positions} drawing={drawing} />,
    }),
    [shared, drawing, box, name, lang],
  );
  const fleet = useMemo(() => <Fleet table={table} lang={lang} />, [table.position, box, lang]);
  const { x, y, width, height } = view ?? drawing.chart;
  const seen = box.positions.filter((place) => isSeen(place, { x, y, width, height }));
  const taken = new Set([...shipsOf(table).map((ship) => ship.at), ...(marks.ghosts ?? []).map((ghost) => ghost.at)]);
  const ringed = new Set((marks.rings ?? []).map((ring) => ring.at));
  return (
    <svg
      class={lay === 'tall' ? 'rt-chart rt-tall' : 'rt-chart'}
      viewBox={`${x} ${y} ${width} ${height}`}
      role={over ? 'group' : 'img'}
      aria-label={riverInWords(table, lang)}
    >
      {!shared && <LandDefs drawing={drawing} name={name} />}
      <g aria-hidden={over ? 'true' : undefined}>
        {map.ground}
        <MarksBelow marks={marks} ground={ground} />
        {map.channels}
        {map.places}
        {fleet}
        <MarksAbove marks={marks} ground={ground} />
        <PlaceNames places={seen} drawing={drawing} taken={taken} ringed={ringed} />
      </g>
      {over}
    </svg>
  );
};
