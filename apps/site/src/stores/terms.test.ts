import { bad, ok } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import {
  packPosition,
  positionUnder,
  sameReadings,
  sentTerms,
  type TermsGame,
  termFields,
  unpackPosition,
} from './terms.ts';

const readings: Readonly<Record<string, readonly string[]>> = {
  wind: ['north', 'south'],
  tide: ['high', 'low', 'none'],
};

/** A build: what it takes for the default readings, its version of the rules, its standard box and those it still knows. */
const build = (
  defaults: Readonly<Record<string, string>>,
  rulesVersion: number,
  boxes: readonly string[],
): TermsGame => ({
  openPoints: {
    names: Object.keys(readings),
    readingsOf: (name) => readings[name] ?? [],
    defaultOf: (name) => defaults[name] ?? '',
  },
  rulesVersion,
  boxId: boxes[0]!,
  parseEdition: (json) =>
    typeof json === 'string' && !boxes.includes(json) ? bad({ path: '', code: 'unknown-edition' }) : ok(json),
});

const then = build({ wind: 'north', tide: 'high' }, 1, ['box-1']);
/** A later build: another default, mended rules, a mended box beside the old one. */
const later = build({ wind: 'south', tide: 'high' }, 2, ['box-2', 'box-1']);
const names = ['wind', 'tide'];
const standard = { rulings: {}, edition: undefined };

describe('the terms of a link', () => {
  it('name every reading that can matter, the default ones too, and under what it was made', () => {
    expect(termFields(then, names, standard)).toEqual({
      rulings: { wind: 'north', tide: 'high' },
      rules: 1,
      box: 'box-1',
    });
    const own = { rulings: { tide: 'low' }, edition: { cards: 3 } };
    expect(termFields(then, ['tide'], own)).toEqual({
      rulings: { tide: 'low' },
      edition: { cards: 3 },
      rules: 1,
      box: 'box-1',
    });
  });

  it('are kept by a later build whose defaults and box are others', () => {
    const sent = sentTerms(later, termFields(then, names, standard));
    expect(sent).toEqual({
      rulings: { wind: 'north' },
      edition: 'box-1',
      rules: 1,
      otherBox: { id: 'box-1', known: true },
      strange: [],
      says: true,
    });
    // What is sent on from there still names the old box.
    expect(termFields(later, names, sent)).toEqual({
      rulings: { wind: 'north', tide: 'high' },
      rules: 2,
      box: 'box-1',
    });
  });

  it('say what this build does not know', () => {
    const sent = sentTerms(then, { rulings: { wind: 'west', moon: 'full', tide: 'low' }, rules: 3, box: 'box-9' });
    expect(sent).toMatchObject({
      rulings: { tide: 'low' },
      edition: undefined,
      rules: 3,
      otherBox: { id: 'box-9', known: false },
      strange: ['wind: west', 'moon: full'],
    });
  });

  it('of an old link are the default ones where it says nothing', () => {
    expect(sentTerms(then, { input: {} })).toMatchObject({
      rulings: {},
      edition: undefined,
      rules: undefined,
      says: false,
    });
    expect(sentTerms(then, { rulings: { tide: 'low' } })).toMatchObject({ rulings: { tide: 'low' }, says: true });
  });

  it('are compared by the readings that can matter', () => {
    expect(sameReadings(then, ['wind'], { tide: 'low' }, {})).toBe(true);
    expect(sameReadings(then, names, { tide: 'low' }, {})).toBe(false);
    expect(sameReadings(then, names, { tide: 'high' }, {})).toBe(true);
  });
});

describe('a position in a link', () => {
  it('has its terms beside it, and gets them back', () => {
    const position = { seats: 3, rulings: { tide: 'low' }, edition: { cards: 3 } };
    const { position: bare, terms } = packPosition(position);
    const payload = { position: bare, ...termFields(then, names, terms) };
    expect(positionUnder(bare, sentTerms(then, unpackPosition(payload)))).toEqual(position);
  });

  it('of an old link, or of a link from page to page, has them inside', () => {
    const position = { seats: 3, rulings: { tide: 'low' }, edition: { cards: 3 } };
    expect(unpackPosition({ position, action: { kind: 'pass' } })).toEqual({
      position: { seats: 3 },
      rulings: { tide: 'low' },
      edition: { cards: 3 },
      action: { kind: 'pass' },
    });
    expect(unpackPosition({ position: 'none' })).toEqual({ position: 'none' });
  });
});
