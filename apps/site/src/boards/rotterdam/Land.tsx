import type { Lang } from '@portolan/core';
import type { ColorId } from '@portolan/rotterdam';
import { at, short } from '../../drawings/geometry.ts';
import { winds } from '../../drawings/winds.ts';
import { Frame } from '../window/Frame.tsx';
import type { View } from '../window/view.ts';
import { CargoMark } from './Cargo.tsx';
import { colorClass, colorLetter, colorName } from './colors.ts';
import type { Drawing, HarborPlace } from './drawing.ts';
import { harborName, materialName } from './names.ts';
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

const box = ({ x, y, width, height }: View): string =>
  `M${at([x, y])}h${short(width)}v${short(height)}h${short(-width)}Z`;

/** Everything inside the frame of a chart. */
const inner = ({ x, y, width, height }: View): View => ({
  x: x + 14,
  y: y + 14,
  width: width - 28,
  height: height - 28,
});

/** The shores of a map, to draw with and to clip by; `name` makes the ids unique on the page. */
const LandDefs = ({ drawing: { chart, shores }, name }: { drawing: Drawing; name: string }) => (
  <defs>
    <path id={`${name}-shore`} d={shores.river + shores.islets} />
    <clipPath id={`${name}-land`}>
      <path clip-rule="evenodd" d={box(chart) + shores.river + shores.islets} />
    </clipPath>
    <clipPath id={`${name}-chart`}>
      <path d={box(inner(chart))} />
    </clipPath>
  </defs>
);

const Names = ({ place: { harbor, material, name, end }, lang }: { place: HarborPlace; lang: Lang }) => {
  const text = materialName(material, lang);
  // The mark stands before the words; in a text that ends at the edge their width must be guessed.
  const mark = end ? name[0] - text.length * 6.6 - 14 : name[0] + 8;
  return (
    <>
      <text class="rt-hname" x={short(name[0])} y={short(name[1])} text-anchor={end ? 'end' : 'start'}>
        {harborName(harbor)}
      </text>
      <g transform={`translate(${short(mark)} ${short(name[1] + 20)}) scale(.9)`}>
        <CargoMark material={material} lang={lang} />
      </g>
      <text
        class="rt-hsub"
        x={short(end ? name[0] : name[0] + 21)}
        y={short(name[1] + 24.5)}
        text-anchor={end ? 'end' : 'start'}
      >
        {text}
      </text>
    </>
  );
};

const Legend = ({ colors, chart, lang }: { colors: readonly ColorId[]; chart: View; lang: Lang }) => (
  <g transform={`translate(${short(chart.x + 50)} ${short(chart.y + 40)})`}>
    {colors.map((color, i) => (
      <g key={color} class={colorClass(color)} transform={`translate(${(i % 2) * 168} ${Math.floor(i / 2) * 30})`}>
        <path class="rt-ch" d="M0 14H66" />
        <path class="rt-ch-h" d="M78 14L64 8V20Z" />
        <circle class="rt-ch-b" cx="22" cy="14" r="9" />
        <text class="rt-ch-l" x="22" y="18.4">
          {colorLetter(color, lang)}
        </text>
        <text class="rt-hsub" x="90" y="18.5">
          {colorName(color, lang)}
        </text>
      </g>
    ))}
  </g>
);

interface Props {
  readonly drawing: Drawing;
  readonly colors: readonly ColorId[];
  readonly name: string;
  readonly lang: Lang;
}

/** Water with its lines, land with works and names, the legend and the compass: all that lies under the channels. */
const Land = ({ drawing, colors, name, lang }: Props) => {
  const { chart, shores, soundings, harbors, river } = drawing;
  const shore = `#${name}-shore`;
  const [main, half] = winds(chart, [40, chart.height / 2], 0);
  return (
    <g clip-path={`url(#${name}-chart)`}>
      <path class="water" d={box(chart)} />
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
      <path class="landf" fill-rule="evenodd" d={box(chart) + shores.river + shores.islets} />
      <g clip-path={`url(#${name}-land)`}>
        <use href={shore} class="landw2" />
        <use href={shore} class="landw" />
      </g>
      <use href={shore} class="cl" />
      <Legend colors={colors} chart={chart} lang={lang} />
      <use href="#rt-rose" x={short(chart.x + 120)} y={short(chart.y + chart.height - 78)} />
      {harbors.map((place) => (
        <g key={place.harbor}>
          <use href={`#${worksOf(place.material).id}`} x={short(place.works[0])} y={short(place.works[1])} />
          <Names place={place} lang={lang} />
        </g>
      ))}
      <text
        class="wname rt-sea"
        transform={`translate(${short(chart.x + 46)} ${short(chart.y + chart.height / 2)}) rotate(-90)`}
      >
        {names.sea[lang]}
      </text>
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

/** All that lies under the marks and the channels: the frame of the chart, the water, the land. */
export const Ground = (props: Props) => (
  <>
    <LandDefs drawing={props.drawing} name={props.name} />
    <Frame view={props.drawing.chart} />
    <Land {...props} />
  </>
);
