import type { Square } from '@portolan/cabo-da-roca';
import type { Lang } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Tools } from '../window/Tools.tsx';
import { useWindow, windowClass } from '../window/useWindow.ts';
import { Chart, chartExtent, viewOf } from './Chart.tsx';
import { keyOf, middleOf } from './grid.ts';
import type { Marks } from './marks.ts';
import { seaOf, shipsOf, type Table } from './model.ts';

const words = {
  help: {
    fr: 'La mer. Flèches\u00a0: déplacer\u202f; plus et moins\u00a0: approcher, éloigner\u202f; zéro\u00a0: tout voir.',
    en: 'The sea. Arrow keys: move; plus and minus: closer, farther; zero: see all.',
  },
} as const;

interface Props {
  readonly table: Table;
  readonly marks?: Marks;
  readonly name: string;
  readonly lang: Lang;
  /** What can be tapped, over the chart. */
  readonly over?: ComponentChildren;
  /** Squares that belong to the chart beside those with a tile. */
  readonly reach?: readonly Square[];
  /** The square that is asked about: the window begins there, and follows it when it changes. */
  readonly asked?: Square | undefined;
}

/** The square of what has been reached by keys in a chart; a tap must not move what it falls on. */
const reachedByKeys = ({ target }: FocusEvent): readonly [number, number] | undefined => {
  if (!(target instanceof SVGElement) || !target.matches('[data-at]:focus-visible')) return undefined;
  const [x = 0, y = 0] = (target.dataset.at ?? '').split(',').map(Number);
  return middleOf([x, y]);
};

/** So many squares across are seen whole on a phone, each large enough to be tapped. */
const SMALL = 6;

/** Where to look first: at the ships of the player whose turn it is, else at the middle. */
const startOf = (table: Table): readonly [number, number] | undefined => {
  const own = shipsOf(table).find(({ owner }) => owner === (table.position.active ?? 0));
  const square = own?.at ?? seaOf(table)[0]?.at;
  return square && middleOf(square);
};

/** A large chart in a window: it can be moved and zoomed; without script the browser scrolls it. */
export const SeaView = ({ table, marks = {}, name, lang, over, reach = [], asked }: Props) => {
  const region = useRef<HTMLDivElement>(null);
  const extent = chartExtent(table, marks, reach);
  const first = asked ? middleOf(asked) : startOf(table);
  const controls = useWindow(region, viewOf(extent), extent.columns > SMALL ? first : undefined);
  const key = asked && keyOf(asked);
  useEffect(() => {
    if (asked) controls.look(middleOf(asked));
  }, [key]);
  return (
    <div class="cb-sea">
      {/* biome-ignore lint/a11y/useSemanticElements: a group that scrolls, no fields */}
      <div
        ref={region}
        class={`cb-scroll${windowClass(controls)}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={words.help[lang]}
        onFocusIn={(event) => {
          const point = reachedByKeys(event);
          if (point) controls.look(point);
        }}
      >
        <Chart
          table={table}
          marks={marks}
          name={name}
          lang={lang}
          extent={extent}
          over={over}
          {...(controls.view ? { view: controls.view } : {})}
        />
      </div>
      <Tools controls={controls} lang={lang} />
    </div>
  );
};
