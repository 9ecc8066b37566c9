import type { Lang, Text } from '@portolan/core';
import type { ColorId } from '@portolan/rotterdam';

/** A color of channels: its letter and its name. */
interface Color {
  readonly letter: Text;
  readonly name: Text;
}

const color = (fr: string, en: string, letterFr: string, letterEn: string): Color => ({
  letter: { fr: letterFr, en: letterEn },
  name: { fr, en },
});

/** Colors with a drawing of their own; the first four are those of the default map. */
const colors: Readonly<Record<string, Color>> = {
  red: color('rouge', 'red', 'R', 'R'),
  yellow: color('jaune', 'yellow', 'J', 'Y'),
  green: color('vert', 'green', 'V', 'G'),
  blue: color('bleu', 'blue', 'B', 'B'),
  orange: color('orange', 'orange', 'O', 'O'),
  purple: color('pourpre', 'purple', 'P', 'P'),
  black: color('noir', 'black', 'N', 'K'),
  white: color('blanc', 'white', 'W', 'W'),
};

/** All colors that have a line and a letter of their own. */
export const drawnColors: readonly ColorId[] = Object.keys(colors);

/** The class of everything in a color of channels: line pattern and paint follow from it. */
export const colorClass = (id: ColorId): string => `rt-${id in colors ? id : 'other'}`;

/** The letter on the channels of a color. */
export const colorLetter = (id: ColorId, lang: Lang): string => colors[id]?.letter[lang] ?? id.charAt(0).toUpperCase();

/** A color as a word: "jaune". */
export const colorName = (id: ColorId, lang: Lang): string => colors[id]?.name[lang] ?? id;
