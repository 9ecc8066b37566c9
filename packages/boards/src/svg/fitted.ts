/** Room for a letter of a text face, as a part of its size. */
const LETTER = 0.56;

/** Long names are written narrower, so that they stay in their room: attributes of a `<text>`. */
export const fitted = (name: string, room: number, size: number): { textLength?: number; lengthAdjust?: string } =>
  name.length * size * LETTER > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {};
