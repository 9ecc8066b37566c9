import { describe, expect, it } from 'vitest';
import { type Action, race, type State } from '../../fixtures/race.ts';
import { type Notation, notationOf, tokens, writeNotation } from '../notation.ts';
import { must } from '../result.ts';
import { notationFailures } from './notation.ts';
import { walkThrough } from './walk.ts';

const lines = { walk: '{seat} >', roll: '{seat} ?', die: '* {pips:number}' };
const sound = notationOf<Action, State>({ lines, turnOf: ({ mover }) => mover });
const { log } = walkThrough(race, { seats: 2 }, 3);

/** What the laws find of a notation, by its first words. */
const found = (notation: Notation<Action, State>): readonly string[] => [
  ...new Set(
    notationFailures(race, { notation, log }).map(
      (one) => /is refused|reads? otherwise|reads as|is written|not read back|no place/.exec(one)?.[0] ?? one,
    ),
  ),
];

const spoilt = (change: Partial<Notation<Action, State>>): readonly string[] => found({ ...sound, ...change });

describe('the laws of a notation', () => {
  it('hold of a small game', () => expect(found(sound)).toEqual([]));

  it.each<[what: string, notation: () => readonly string[], says: string]>([
    ['a line that is not read', () => spoilt({ read: () => ({ ok: false, code: 'no', column: 1 }) }), 'is refused'],
    ['a line that reads as another action', () => spoilt({ write: () => 'A >' }), 'reads otherwise'],
    ['one line for two kinds', () => found(notationOf({ lines: { ...lines, roll: '{seat} >' } })), 'reads as'],
    [
      'a sample that is written otherwise',
      () => spoilt({ write: (action) => `${sound.write(action)} ` }),
      'is written',
    ],
    ['a place that is none', () => spoilt({ read: () => ({ ok: false, code: 'no', column: -1 }) }), 'no place'],
  ])('find %s', (_, failures, says) => expect(failures()).toContain(says));

  it('ask what a form needs', () => {
    expect(() => notationOf<Action>({ lines: { ...lines, die: '* {pips:dots}' } })).toThrow('no token is called dots');
    expect(() => sound.write({ kind: 'walk', seat: 0, by: 2 } as Action)).toThrow('no line says');
  });
});

describe('a game as it is written', () => {
  it('is numbered by turns, up to an action that is illegal', () => {
    const actions = [
      { kind: 'walk', seat: 0 },
      { kind: 'roll', seat: 1 },
      { kind: 'die', pips: 1 },
      { kind: 'walk', seat: 1 },
    ];
    const written = writeNotation(race, sound, { game: 'race', version: 1, seats: 2, actions, comments: { 2: 'Ha!' } });
    expect(must(written)).toBe('[game race]\n[seats 2]\n\n1. A >\n\n2. B ? {Ha!}\n* 1\nB >\n');
  });

  it('is a problem where the log is malformed', () =>
    expect(writeNotation(race, sound, { game: 'chess' }).ok).toBe(false));
});

describe('a word', () => {
  const note = tokens.pair('~', ['card', tokens.word('x')], ['as', tokens.number]);

  it.each([
    ['a number', tokens.number, '-12', -12],
    ['no number', tokens.number, '1e3', undefined],
    ['a seat', tokens.seat, 'C', 2],
    ['no seat', tokens.seat, 'c', undefined],
    ['what a seat owns', tokens.owned('Aa'), 'Bf1', '1f1'],
    ['what nobody owns', tokens.owned('Aa'), '1f1', undefined],
    ['a list', tokens.list(tokens.seat), 'A,C', [0, 2]],
    ['no list', tokens.list(tokens.seat), 'A,', undefined],
    ['an empty list', tokens.list(tokens.seat), '-', []],
    ['nothing', tokens.orNone(tokens.seat), '-', null],
    ['a pair', note, 'a~3', { card: 'a', as: 3 }],
    ['half a pair', note, 'a', undefined],
    ['a pair and more', note, 'a~3~4', undefined],
    ['a pair of the wrong kind', note, 'a~b', undefined],
  ])('%s', (_, token, word, value) => {
    expect(token.read(word)).toEqual(value);
    if (value !== undefined) expect(token.write(value)).toBe(word);
  });
});
