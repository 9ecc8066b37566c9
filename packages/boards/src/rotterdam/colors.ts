import type { Lang, Text } from '@portolan/core';
import type { ColorId } from '@portolan/rotterdam';

const letters = (fr: string, en: string): Text => ({ fr, en });

/** The letters of colors with a drawing of their own; the first four are those of the default map. */
const colors: Readonly<Record<string, Text>> = {
  red: letters('R', 'R'),
  yellow: letters('J', 'Y'),
  green: letters('V', 'G'),
  blue: letters('B', 'B'),
  orange: letters('O', 'O'),
  purple: letters('P', 'P'),
  black: letters('N', 'K'),
  white: letters('B', 'W'),
};

/** All colors that have a line and a letter of their own. */
export const drawnColors: readonly ColorId[] = Object.keys(colors);

/** The class of everything in a color of channels: line pattern and paint follow from it. */
export const colorClass = (id: ColorId): string => `rt-${id in colors ? id : 'other'}`;

/** The letter on the channels of a color. */
export const colorLetter = (id: ColorId, lang: Lang): string => colors[id]?.[lang] ?? id.charAt(0).toUpperCase();
