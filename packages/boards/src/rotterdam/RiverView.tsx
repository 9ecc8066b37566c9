import type { Lang } from '@portolan/core';
import type { Edition, PositionId } from '@portolan/rotterdam';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Point } from '../drawings/geometry.ts';
import { Tools } from '../window/Tools.tsx';
import { useWindow, windowClass } from '../window/useWindow.ts';
import { nearChart } from './crop.ts';
import { drawingOf } from './drawing.ts';
import { boxLaid, type Lay } from './lay.ts';
import { middleOf, placeOf } from './links.ts';
import { type Marks, placesOf } from './marks.ts';
import { shipsOf, type Table, turnOf } from './model.ts';
import { River } from './River.tsx';
import { useLay } from './useLay.ts';

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
  /** Only what is played on: where it is entered, there is no room for the land and the sea beyond. */
  readonly near?: boolean;
  /** A picture that stands: upright, whole, nothing to move it by. */
  readonly still?: boolean;
  /** What can be tapped, over the chart: the box as it lies on the page, and how it lies. */
  readonly over?: (box: Edition, lay: Lay) => ComponentChildren;
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

/** The river in a window, laid one way. */
const LaidRiver = (props: Props & { readonly lay: Lay }) => {
  const { table, marks = {}, name, lang, follow = false, over, lay } = props;
  const { near = false } = props;
  const { chart } = drawingOf(table.box, lay);
  const region = useRef<HTMLDivElement>(null);
  // What is entered on is seen whole at first.
  const controls = useWindow(
    region,
    near ? nearChart(table.box, chart, lay) : chart,
    near ? undefined : startOf(table, marks),
  );
  const meant = follow ? amid(table, follow === true ? placesOf(marks) : follow) : undefined;
  useEffect(() => {
    if (meant) controls.look(meant);
  }, [meant?.join()]);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group that scrolls, no fields */}
      <div
        ref={region}
        class={`rt-scroll${near ? ' is-near' : ''}${windowClass(controls)}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={help[lang]}
      >
        <River
          table={table}
          marks={marks}
          name={name}
          lang={lang}
          lay={lay}
          over={over?.(table.box, lay)}
          view={controls.view}
        />
      </div>
      {!(near && lay === 'tall') && <Tools controls={controls} lang={lang} />}
    </>
  );
};

/**
 * The river in a window: it can be moved and zoomed. On a narrow screen it stands upright, the sea below; without script
 * the browser scrolls it.
 */
export const RiverView = (props: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const { table } = props;
  const lay = useLay(place, drawingOf(table.box).chart);
  if (props.still)
    return (
      <div class="rt-river is-still">
        <River {...props} lay="tall" table={{ ...table, box: boxLaid(table.box, 'tall') }} />
      </div>
    );
  return (
    <div class="rt-river" ref={place}>
      <LaidRiver key={lay} {...props} lay={lay} table={{ ...table, box: boxLaid(table.box, lay) }} />
    </div>
  );
};
