import type { Square } from '@portolan/cabo-da-roca';
import type { Lang } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Tools } from '../window/Tools.tsx';
import { useWindow, windowClass } from '../window/useWindow.ts';
import { Chart, chartExtent, viewOf } from './Chart.tsx';
import { middleOf } from './grid.ts';
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
}

/** Where to look first: at the ships of the player whose turn it is, else at the middle. */
const startOf = (table: Table): readonly [number, number] | undefined => {
  const own = shipsOf(table).find(({ owner }) => owner === (table.position.active ?? 0));
  const square = own?.at ?? seaOf(table)[0]?.at;
  return square && middleOf(square);
};

/** A large chart in a window: it can be moved and zoomed; without script the browser scrolls it. */
export const SeaView = ({ table, marks = {}, name, lang, over, reach = [] }: Props) => {
  const region = useRef<HTMLDivElement>(null);
  const extent = chartExtent(table, marks, reach);
  const controls = useWindow(region, viewOf(extent), startOf(table));
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
