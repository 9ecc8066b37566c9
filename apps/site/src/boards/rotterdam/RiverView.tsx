import type { Lang } from '@portolan/core';
import type { PositionId } from '@portolan/rotterdam';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Point } from '../../drawings/geometry.ts';
import { Tools } from '../window/Tools.tsx';
import { useWindow, windowClass } from '../window/useWindow.ts';
import { drawingOf } from './drawing.ts';
import { middleOf, placeOf } from './links.ts';
import { type Marks, placesOf } from './marks.ts';
import { shipsOf, type Table, turnOf } from './model.ts';
import { River } from './River.tsx';

const help = {
  fr: 'Le fleuve. Flèches\u00a0: déplacer\u202f; plus et moins\u00a0: approcher, éloigner\u202f; zéro\u00a0: tout voir.',
  en: 'The river. Arrow keys: move; plus and minus: closer, farther; zero: see all.',
} as const;

interface Props {
  readonly table: Table;
  readonly marks?: Marks;
  readonly name: string;
  readonly lang: Lang;
  /** Whether the window goes where something is pointed out, or to these places, each time that changes. */
  readonly follow?: boolean | readonly PositionId[];
  /** What can be tapped, over the chart. */
  readonly over?: ComponentChildren;
}

/** The middle of some places. */
const amid = (table: Table, ids: readonly PositionId[]): Point | undefined => {
  const places = ids.flatMap((id) => placeOf(table.box, id) ?? []);
  if (places.length === 0) return undefined;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
};

/** Where to look first: at what is pointed out, else at a ship of the player whose turn it is, else at the first place. */
const startOf = (table: Table, marks: Marks): Point | undefined => {
  const own = shipsOf(table).find(({ owner }) => owner === turnOf(table));
  const place = (own && placeOf(table.box, own.at)) || table.box.positions[0];
  return amid(table, placesOf(marks)) ?? (place && middleOf(place));
};

/** The river in a window: it can be moved and zoomed; without script the browser scrolls it. */
export const RiverView = ({ table, marks = {}, name, lang, follow = false, over }: Props) => {
  const region = useRef<HTMLDivElement>(null);
  const controls = useWindow(region, drawingOf(table.box).chart, startOf(table, marks));
  const meant = follow ? amid(table, follow === true ? placesOf(marks) : follow) : undefined;
  useEffect(() => {
    if (meant) controls.look(meant);
  }, [meant?.join()]);
  return (
    <div class="rt-river">
      {/* biome-ignore lint/a11y/useSemanticElements: a group that scrolls, no fields */}
      <div
        ref={region}
        class={`rt-scroll${windowClass(controls)}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={help[lang]}
      >
        <River table={table} marks={marks} name={name} lang={lang} over={over} view={controls.view} />
      </div>
      <Tools controls={controls} lang={lang} />
    </div>
  );
};
