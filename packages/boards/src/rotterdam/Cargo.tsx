import type { Lang } from '@portolan/core';
import type { MaterialId } from '@portolan/rotterdam';
import type { NamedBox } from '@portolan/rotterdam/rules';
import { materialInWords } from '@portolan/rotterdam/rules';
import { materialLetter } from './names.ts';

/** The outline of a unit of each material, about 18 across around the origin; others are a diamond. */
const shapes: Readonly<Record<string, string>> = {
  grain: 'M-8 -8H8V8H-8Z',
  fruit: 'M-8.8 0a8.8 8.8 0 1 1 17.6 0a8.8 8.8 0 1 1 -17.6 0Z',
  'crude-oil': 'M-4 -8H4Q8 -8 8 -4V4Q8 8 4 8H-4Q-8 8 -8 4V-4Q-8 -8 -4 -8Z',
  chemicals: 'M-9.4 0L-4.8 -8.4H4.8L9.4 0L4.8 8.4H-4.8Z',
};

/** A unit of a material in a drawing: its shape, its color, its letter. */
export const CargoMark = ({ material, lang, box }: { material: MaterialId; lang: Lang; box: NamedBox }) => (
  <g class={`rt-cg rt-cg-${material in shapes ? material : 'other'}`}>
    <path d={shapes[material] ?? 'M0 -10L10 0L0 10L-10 0Z'} />
    <text y="4.2">{materialLetter(material, lang, box)}</text>
  </g>
);

/** A unit of a material in a line of text. `plain`: the words beside it name the material. */
export const CargoIcon = ({
  material,
  lang,
  box,
  size = 20,
  plain = false,
}: {
  material: MaterialId;
  lang: Lang;
  box: NamedBox;
  size?: number;
  plain?: boolean;
}) =>
  plain ? (
    <svg class="tok" width={size} height={size} viewBox="-11 -11 22 22" aria-hidden="true">
      <CargoMark material={material} lang={lang} box={box} />
    </svg>
  ) : (
    <svg
      class="tok"
      width={size}
      height={size}
      viewBox="-11 -11 22 22"
      role="img"
      aria-label={materialInWords(material, lang, box)}
    >
      <CargoMark material={material} lang={lang} box={box} />
    </svg>
  );
