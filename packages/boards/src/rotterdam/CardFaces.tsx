import type { Lang } from '@portolan/core';
import type { MissionFace, NavigationFace, ProductFace } from '@portolan/rotterdam';
import { harborInWords, missionName, navigationInWords, productInWords } from '@portolan/rotterdam/rules';
import { fitted } from '../svg/fitted.ts';
import { CargoMark } from './Cargo.tsx';
import { isDrawn } from './drawn-cards.ts';
import { makerOf, missionOf, productOf, type Table } from './model.ts';

// The cards as drawings of their own, for a sheet; on a page they are set in its text.

const WIDE = 78;
const HIGH = 78;

const Art = ({ id, x, y, size }: { id: string; x: number; y: number; size: number }) =>
  isDrawn(id) ? <use href={`#rt-card-${id}`} x={x} y={y} width={size} height={size} /> : null;

/** A name over the foot of a card, in two lines if it is long. */
const Name = ({ name }: { name: string }) => {
  const words = name.split(' ');
  const half = Math.ceil(words.length / 2);
  const lines = name.length > 11 && words.length > 1 ? [words.slice(0, half), words.slice(half)] : [words];
  return (
    <>
      {lines.map((line, i) => (
        <text
          key={line.join(' ')}
          class="rt-face-n"
          x={WIDE / 2}
          y={lines.length > 1 ? 59 + 13 * i : 71}
          {...fitted(line.join(' '), WIDE - 8, 13)}
        >
          {line.join(' ')}
        </text>
      ))}
    </>
  );
};

const Frame = ({ width = WIDE, height = HIGH, back = false }: { width?: number; height?: number; back?: boolean }) => (
  <rect class={back ? 'card rt-face-b' : 'card'} x=".75" y=".75" width={width - 1.5} height={height - 1.5} rx="5" />
);

interface Props<Face> {
  readonly table: Table;
  readonly face: Face;
  readonly lang: Lang;
}

const Maker = ({ table, face, lang, x, y }: Props<ProductFace> & { x: number; y: number }) => {
  const harbor = makerOf(table, face);
  const material = table.box.harbors.find(({ id }) => id === harbor)?.material;
  return material ? (
    <g transform={`translate(${x} ${y})`}>
      <CargoMark material={material} lang={lang} box={table.box} />
    </g>
  ) : null;
};

/** A Product card, 78 x 78: its harbor, its value, what it is; face down only the harbor. */
export const ProductDrawing = ({ table, face, lang }: Props<ProductFace>) => {
  const product = productOf(table, face);
  const name = product
    ? productInWords(face, lang, table.box)
    : harborInWords(makerOf(table, face) ?? '', lang, table.box);
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={productInWords(face, lang, table.box)}>
      <Frame back={!product} />
      <Maker table={table} face={face} lang={lang} x={product ? 14 : WIDE / 2} y={product ? 15 : 28} />
      {product && (
        <>
          <text class="rt-face-v" x={WIDE - 14} y="21">
            {product.value}
          </text>
          <Art id={face} x={24} y={14} size={32} />
        </>
      )}
      <Name name={name} />
    </svg>
  );
};

/** A Navigation card, 78 x 78. */
export const NavigationDrawing = ({ face, lang }: Omit<Props<NavigationFace>, 'table'>) => {
  const name = navigationInWords(face, lang);
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={name}>
      <Frame back={face === '?'} />
      {face === '?' ? (
        <use href="#rt-anchor" transform="translate(39 39) scale(1.6)" />
      ) : (
        <>
          <Art id={face} x={20} y={7} size={38} />
          <Name name={name} />
        </>
      )}
    </svg>
  );
};

const LINE = 24;
const LONG = 136;

/** A Mission, 136 wide: its number, its points, the products that it asks for; face down a compass. */
export const MissionDrawing = ({ table, face, lang }: Props<MissionFace>) => {
  const mission = missionOf(table, face);
  const name = missionName(face, lang);
  const high = mission ? 30 + LINE * mission.products.length : HIGH;
  return (
    <svg viewBox={`0 0 ${mission ? LONG : WIDE} ${high}`} role="img" aria-label={name}>
      <Frame width={mission ? LONG : WIDE} height={high} back={!mission} />
      {mission ? (
        <>
          <text class="rt-face-l" x="8" y="19" {...fitted(name, 90, 13)}>
            {name}
          </text>
          <text class="rt-face-v" x={LONG - 16} y="20">
            {mission.points}
          </text>
          <path class="card-h" d={`M7 27H${LONG - 7}`} />
          {mission.products.map((id, i) => {
            const product = productInWords(id, lang, table.box);
            return (
              <g key={`${id} ${i}`}>
                <Art id={id} x={8} y={29 + LINE * i} size={21} />
                <text class="rt-face-l" x="34" y={45 + LINE * i} {...fitted(product, LONG - 42, 13)}>
                  {product}
                </text>
              </g>
            );
          })}
        </>
      ) : (
        <use href="#rt-rose" transform="translate(39 39) scale(.6)" />
      )}
    </svg>
  );
};
