import { describe, expect, it } from 'vitest';
import {
  CRATE,
  FACES,
  faceText,
  flagsOf,
  kindOf,
  parseCard,
  parseFace,
  spiceOf,
  UNKNOWN,
  unitsOf,
  upperFlagsOf,
} from './faces.ts';

describe('faces', () => {
  it('reads every face that it writes', () => {
    for (let face = 0; face < FACES; face++) expect(parseFace(faceText(face))).toBe(face);
  });

  // RRB/G:v2: (((0 * 4 + 0) * 4 + 1) * 4 + 2) * 10 + 2 * 2 + 1 = 65
  it('numbers a face by its flags, spice and units', () => {
    const face = parseFace('RRB/G:v2')!;
    expect(face).toBe(65);
    expect([0, 1, 2, 3].map((company) => flagsOf[face * 4 + company])).toEqual([2, 1, 1, 0]);
    expect([0, 1, 2, 3].map((company) => upperFlagsOf[face * 4 + company])).toEqual([2, 1, 0, 0]);
    expect([spiceOf[face], unitsOf[face], kindOf(face)]).toEqual([2, 2, 5]);
  });

  it('gives every face four flags, three of them in the upper row', () => {
    for (let face = 0; face < FACES; face++) {
      let all = 0;
      let upper = 0;
      for (let company = 0; company < 4; company++) {
        all += flagsOf[face * 4 + company]!;
        upper += upperFlagsOf[face * 4 + company]!;
      }
      expect([all, upper]).toEqual([4, 3]);
    }
  });

  it('knows crates, single and doubled', () => {
    expect(spiceOf[parseFace('YRG/R:x')!]).toBe(CRATE);
    expect(kindOf(parseFace('YRG/R:x2')!)).toBe(9);
  });

  it.each(['', '?', 'RRB/G', 'RRB/G:', 'RRBG:v', 'RRB/G:v1', 'RRB/G:v3', 'rrb/g:v', 'RRB/G:V', 'RRX/G:v', ' RRB/G:v'])(
    'refuses %j as a face',
    (text) => expect(parseFace(text)).toBeUndefined(),
  );

  it('reads a card face down', () => {
    expect(parseCard('?')).toBe(UNKNOWN);
    expect(faceText(UNKNOWN)).toBe('?');
    expect(parseCard('??')).toBeUndefined();
  });
});
