import type { Lang } from '@portolan/core';
import type { ColorId, Edition } from '@portolan/rotterdam';
import type { NamedBox } from '@portolan/rotterdam/rules';
import { colorInWords, harborInWords, materialInWords } from '@portolan/rotterdam/rules';
import { at, type Point, short } from '../drawings/geometry.ts';
import { winds } from '../drawings/winds.ts';
import { Frame } from '../window/Frame.tsx';
import type { View } from '../window/view.ts';
import { CargoMark } from './Cargo.tsx';
import { colorClass, colorLetter } from './colors.ts';
import type { Drawing } from './drawing.ts';
import type { HarborPlace } from './harbors.ts';
import { worksOf } from './Works.tsx';

/** Water lines from the outermost in: the width of the line, then of the water laid over it. */
const waterLines: readonly (readonly [line: number, water: number])[] = [
  [53, 51],
  [37, 35],
  [23, 21],
  [11, 9],
];

const names = {
  sea: { fr: 'Mer du Nord', en: 'North Sea' },
  river: { fr: 'La Meuse', en: 'The Meuse' },
} as const;

const sheet = ({ x, y, width, height }: View): string =>
  `M${at([x, y])}h${short(width)}v${short(height)}h${short(-width)}Z`;

/** Everything inside the frame of a chart. */
const inner = ({ x, y, width, height }: View): View => ({
  x: x + 14,
  y: y + 14,
  width: width - 28,
  height: height - 28,
});

/** The shores of a map, to draw with and to clip by; `name` makes the ids unique on the page. */
export const LandDefs = ({ drawing: { chart, shores }, name }: { drawing: Drawing; name: string }) => (
  <defs>
    <path id={`${name}-shore`} d={shores.river + shores.islets} />
    <clipPath id={`${name}-land`}>
      <path clip-rule="evenodd" d={sheet(chart) + shores.river + shores.islets} />
    </clipPath>
    <clipPath id={`${name}-chart`}>
      <path d={sheet(inner(chart))} />
    </clipPath>
  </defs>
);

const Names = ({ place, box, lang }: { place: HarborPlace; box: NamedBox; lang: Lang }) => {
  const { harbor, material, name, end, narrow } = place;
  const text = materialInWords(material, lang, box);
  const lines = narrow ? text.split(' ') : [text];
  // The mark stands before the words; in a text that ends at the edge their width must be guessed.
  const mark = end ? name[0] - Math.max(...lines.map((line) => line.length)) * 7 - 13 : name[0] + 8;
  return (
    <>
      <text
        class={narrow ? 'rt-hname rt-narrow' : 'rt-hname'}
        x={short(name[0])}
        y={short(name[1])}
        text-anchor={end ? 'end' : 'start'}
      >
        {harborInWords(harbor, lang, box)}
      </text>
      <g transform={`translate(${short(mark)} ${short(name[1] + 20)}) scale(.9)`}>
        <CargoMark material={material} lang={lang} box={box} />
      </g>
      {lines.map((line, i) => (
        <text
          key={line}
          class="rt-hsub"
          x={short(end ? name[0] : name[0] + 21)}
          y={short(name[1] + 24.5 + i * 15)}
          text-anchor={end ? 'end' : 'start'}
        >
          {line}
        </text>
      ))}
    </>
  );
};

const HarborWorks = ({ place: { material, works, scale } }: { place: HarborPlace }) => {
  const href = `#${worksOf(material).id}`;
  return scale === 1 ? (
    <use href={href} x={short(works[0])} y={short(works[1])} />
  ) : (
    <use href={href} transform={`translate(${at(works)}) scale(${scale.toFixed(2)})`} />
  );
};

/** How the legend stands: colors in a row, room for one, how long its channel is, where its letter stands, the gap to its name. */
const legends = {
  wide: { across: 2, room: 168, long: 78, disc: 22, gap: 12 },
  tall: { across: 4, room: 113, long: 62, disc: 13, gap: 6 },
} as const;

const LINE = 30;

/** Where the legend begins: on the land of the north-west, or in the sea below all starts. */
const legendAt = ({ chart, lay }: Drawing, colors: number): Point => {
  if (lay === 'wide') return [chart.x + 50, chart.y + 40];
  const { across, room } = legends[lay];
  const lines = Math.ceil(colors / across);
  return [chart.x + (chart.width - Math.min(colors, across) * room) / 2, chart.y + chart.height - 18 - lines * LINE];
};

const Legend = ({ colors, drawing, lang }: { colors: readonly ColorId[]; drawing: Drawing; lang: Lang }) => {
  const { across, room, long, disc, gap } = legends[drawing.lay];
  return (
    <g transform={`translate(${at(legendAt(drawing, colors.length))})`}>
      {colors.map((color, i) => (
        <g
          key={color}
          class={colorClass(color)}
          transform={`translate(${(i % across) * room} ${Math.floor(i / across) * LINE})`}
        >
          <path class="rt-ch" d={`M0 14H${long - 12}`} />
          <path class="rt-ch-h" d={`M${long} 14L${long - 14} 8V20Z`} />
          <circle class="rt-ch-b" cx={disc} cy="14" r="9" />
          <text class="rt-ch-l" x={disc} y="18.4">
            {colorLetter(color, lang)}
          </text>
          <text class="rt-hsub" x={long + gap} y="18.5">
            {colorInWords(color, lang)}
          </text>
        </g>
      ))}
    </g>
  );
};

/** The compass, where the banks leave room for it: north is up, or on the left of a map that is turned. */
const Compass = ({ drawing: { chart, lay } }: { drawing: Drawing }) =>
  lay === 'wide' ? (
    <use href="#rt-rose" x={short(chart.x + 120)} y={short(chart.y + chart.height - 78)} />
  ) : (
    <use
      href="#rt-rose"
      transform={`translate(${at([chart.x + chart.width - 50, chart.y + chart.height - 180])}) rotate(-90) scale(.56)`}
    />
  );

/** The name of the sea, along its edge. */
const Sea = ({ drawing: { chart, lay }, lang }: { drawing: Drawing; lang: Lang }) => (
  <text
    class="wname rt-sea"
    transform={
      lay === 'wide'
        ? `translate(${at([chart.x + 46, chart.y + chart.height / 2])}) rotate(-90)`
        : `translate(${at([chart.x + chart.width / 2, chart.y + chart.height - 62])})`
    }
  >
    {names.sea[lang]}
  </text>
);

interface Props {
  readonly drawing: Drawing;
  readonly box: Edition;
  readonly name: string;
  readonly lang: Lang;
}

/** Water with its lines, land with works and names, the legend and the compass: all that lies under the channels. */
const Land = ({ drawing, box, name, lang }: Props) => {
  const { chart, lay, shores, soundings, harbors, river } = drawing;
  const shore = `#${name}-shore`;
  const [main, half] = winds(chart, lay === 'wide' ? [40, chart.height / 2] : [chart.width / 2, chart.height - 40], 0);
  return (
    <g clip-path={`url(#${name}-chart)`}>
      <path class="water" d={sheet(chart)} />
      <g class="rhumb" transform={`translate(${short(chart.x)} ${short(chart.y)})`}>
        <path class="rh0" d={main} />
        <path class="rh1" d={half} />
      </g>
      {waterLines.map(([line, water]) => (
        <g key={line}>
          <use href={shore} class="wl" stroke-width={line} />
          <use href={shore} class="wf" stroke-width={water} />
        </g>
      ))}
      <path class="landf" fill-rule="evenodd" d={sheet(chart) + shores.river + shores.islets} />
      <g clip-path={`url(#${name}-land)`}>
        <use href={shore} class="landw2" />
        <use href={shore} class="landw" />
      </g>
      <use href={shore} class="cl" />
      <Legend colors={box.colors} drawing={drawing} lang={lang} />
      <Compass drawing={drawing} />
      {harbors.map((place) => (
        <g key={place.harbor}>
          <HarborWorks place={place} />
          <Names place={place} box={box} lang={lang} />
        </g>
      ))}
      <Sea drawing={drawing} lang={lang} />
      {river && (
        <text class="wname" x={short(river[0])} y={short(river[1])}>
          {names.river[lang]}
        </text>
      )}
      {soundings.map(([x, y, depth]) => (
        <text key={`${x} ${y}`} class="snd" x={short(x)} y={short(y + 4)}>
          {depth}
        </text>
      ))}
    </g>
  );
};

/** All that lies under the marks and the channels: the frame of the chart, the water, the land; drawn with `LandDefs`. */
export const Ground = (props: Props) => (
  <>
    <Frame view={props.drawing.chart} />
    <Land {...props} />
  </>
);
