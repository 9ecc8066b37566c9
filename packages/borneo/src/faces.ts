/**
 * Shipment faces as small integers, independent of any edition:
 * `(((u0 * 4 + u1) * 4 + u2) * 4 + lower) * 10 + spice * 2 + (units - 1)`,
 * where the colors are R 0, B 1, G 2, Y 3 and the spices p 0, c 1, v 2, n 3, x (crate) 4.
 */

/** The code of a Shipment face, `RRB/G:v2`, or `?` for a card face down. */
export type Face = string;

/** A card whose face is not known. */
export const UNKNOWN = -1;

/** How many faces can be written; every face is an integer from 0 to this less one. */
export const FACES = 2560;

/** The spice number of a crate, the joker. */
export const CRATE = 4;

/** Letters of the four companies, in edition order. */
export const companyLetters = 'RBGY';

/** Letters of the four spices in edition order, then the crate. */
export const spiceLetters = 'pcvnx';

/** The company of each flag: `slotsOf[face * 4 + slot]`, slots 0 to 2 the upper row from the left, slot 3 the lower flag. */
export const slotsOf: Uint8Array = new Uint8Array(FACES * 4);

/** Flags of each company in both rows: `flagsOf[face * 4 + company]`. */
export const flagsOf: Uint8Array = new Uint8Array(FACES * 4);

/** Flags of each company in the upper row: `upperFlagsOf[face * 4 + company]`. */
export const upperFlagsOf: Uint8Array = new Uint8Array(FACES * 4);

/** The spice of each face, 0 to 3, or `CRATE`. */
export const spiceOf: Uint8Array = new Uint8Array(FACES);

/** The units of each face: 1, or 2 if doubled. */
export const unitsOf: Uint8Array = new Uint8Array(FACES);

for (let face = 0; face < FACES; face++) {
  const flags = Math.floor(face / 10);
  for (let slot = 0; slot < 4; slot++) {
    const company = (flags >> (6 - 2 * slot)) & 3;
    slotsOf[face * 4 + slot] = company;
    flagsOf[face * 4 + company]!++;
    if (slot < 3) upperFlagsOf[face * 4 + company]!++;
  }
  spiceOf[face] = Math.floor((face % 10) / 2);
  unitsOf[face] = (face % 2) + 1;
}

const textOf = (face: number): Face => {
  const letter = (slot: number) => companyLetters[slotsOf[face * 4 + slot]!]!;
  const doubled = unitsOf[face] === 2 ? '2' : '';
  return `${letter(0)}${letter(1)}${letter(2)}/${letter(3)}:${spiceLetters[spiceOf[face]!]!}${doubled}`;
};

const texts: readonly Face[] = Array.from({ length: FACES }, (_, face) => textOf(face));
const numbers: ReadonlyMap<Face, number> = new Map(texts.map((text, face) => [text, face]));

/** The number of a face; undefined if the text is not a well-formed face (`?` is none). */
export const parseFace = (text: string): number | undefined => numbers.get(text);

/** The number of a card that may lie face down: `?` gives `UNKNOWN`; undefined if the text is neither. */
export const parseCard = (text: string): number | undefined => (text === '?' ? UNKNOWN : numbers.get(text));

/** The code of a face; `?` for `UNKNOWN`. */
export const faceText = (face: number): Face => (face === UNKNOWN ? '?' : texts[face]!);

/** The kind of a face in payments: `spice * 2 + (units - 1)`, 0 to 9; 8 and 9 are crates. */
export const kindOf = (face: number): number => face % 10;
