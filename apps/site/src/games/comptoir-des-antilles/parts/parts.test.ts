import {
  comptoirDesAntilles,
  type Effect,
  effectNames,
  parseEdition,
  reconstructed,
} from '@portolan/comptoir-des-antilles';
import { checkers } from '@portolan/comptoir-des-antilles/checkers';
import { languages } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { boxOf, cardOf, effectsIn, placeOfCard } from './cards.ts';
import { effectSentence } from './effect-sentence.ts';
import { effectsRead, shapedEffect } from './effect-shape.ts';
import { plainEffects, renamed, setting, simpleNames, withAlternative } from './effects.ts';
import { playFields } from './PlayFields.tsx';
import { listOf, playFor, playOfKind, seatNumbers, tally } from './play.ts';
import { quayLine } from './QuayFields.tsx';
import { aboardOf, EMPTY, fourQuays, laidOf, laidText, reseatedQuay, withQuay } from './quay-text.ts';

/** One effect of each name, some of them optional, at one quay only or farther away. */
const some: readonly Effect[] = [
  ...Object.values(plainEffects),
  { do: 'place', groups: [2, 1], may: true },
  { do: 'place', groups: [1], quays: [4] },
  { do: 'move', n: 2, whose: 'other', reach: 'any' },
];

const texts = ['-', '5 rum A2B1 pirates/C', '12 -', '3 madras D10', '4 own-goods storm/A'];

describe('a quay as it is written', () => {
  it.each(texts)('comes back from the fields of a form: %s', (text) => {
    const laid = laidOf(text);
    expect(laid).not.toBeUndefined();
    expect(laidText(laid ?? null)).toBe(text);
  });

  it.each(['', '5', 'rum', '- A2', '- pirates/A', '5 rum A2A1', '5 rum Z1', '5 rum tea/A', '5 rum, 4 madras'])(
    'stays text where no form can show it: %j',
    (text) => expect(laidOf(text)).toBeUndefined(),
  );

  it('loses the porters and the tile of players who are gone, and nothing else', () => {
    expect(reseatedQuay('5 rum A2D1 pirates/D', 3)).toBe('5 rum A2');
    expect(reseatedQuay('5 rum A2D1 pirates/C', 4)).toBe('5 rum A2D1 pirates/C');
    expect(reseatedQuay('what is this', 3)).toBe('what is this');
  });

  it('is one of four', () => {
    expect(fourQuays(['5 rum', 3])).toEqual(['5 rum', EMPTY, EMPTY, EMPTY]);
    expect(withQuay(fourQuays([]), 3, '5 rum')).toEqual([EMPTY, EMPTY, '5 rum', EMPTY]);
    expect(aboardOf(texts, 0)).toBe(2);
    expect(aboardOf(texts, 3)).toBe(10);
  });

  it('is told on one line', () => {
    expect(quayLine(2, '5 rum A2B1 pirates/C', reconstructed, 'fr')).toBe('Quai 2\u00a0: 5, Rhum, A2 B1, Pirates');
    expect(quayLine(1, EMPTY, reconstructed, 'en')).toBe('Quay 1: empty');
    expect(quayLine(4, '5 tea', reconstructed, 'en')).toBe('Quay 4: 5, tea');
    expect(quayLine(3, 'what', reconstructed, 'en')).toBe('Quay 3: what');
  });
});

const canBePrinted = (effect: unknown): boolean =>
  parseEdition({ contacts: reconstructed.contacts.map((contact) => ({ ...contact, effects: [effect] })) }).ok;

describe('an effect of the vocabulary', () => {
  it.each(effectNames)('%s can stand on a card, whatever it was before', (name) => {
    expect(canBePrinted(plainEffects[name])).toBe(true);
    for (const effect of some) {
      const next = renamed(effect, name);
      expect(next.do).toBe(name);
      expect(next.may).toBe(effect.may);
      expect(canBePrinted(next)).toBe(true);
    }
  });

  it('keeps what goes with its new name', () => {
    expect(renamed({ do: 'move', n: 3, whose: 'other', reach: 'any' }, 'remove')).toEqual({
      do: 'remove',
      n: 3,
      whose: 'other',
    });
    expect(renamed({ do: 'move', n: 3, whose: 'other', reach: 'any' }, 'swap')).toEqual({
      do: 'swap',
      whose: 'own',
      reach: 'any',
    });
  });

  it('is changed in one place', () => {
    expect(setting({ do: 'replace' }, 'may', true)).toEqual({ do: 'replace', may: true });
    expect(setting({ do: 'replace', may: true } as Effect, 'may', undefined)).toEqual({ do: 'replace' });
    const choice = plainEffects.oneOf;
    expect(withAlternative(choice, 0, { do: 'replace' }).of).toEqual([{ do: 'replace' }, choice.of[1]]);
    expect(withAlternative(choice, 0, undefined).of).toEqual([choice.of[1]]);
    expect(simpleNames).toEqual(effectNames.slice(0, -1));
  });

  it.each(some)('can be shown by a form: %j', (effect) => expect(shapedEffect(effect)).toBe(effect));

  it('can be shown with a number out of range, which the form then marks', () =>
    expect(shapedEffect({ do: 'place', groups: [9] })).toEqual({ do: 'place', groups: [9] }));

  it.each([
    null,
    'place',
    { do: 'fly' },
    { do: 'place' },
    { do: 'place', groups: 'x' },
    { do: 'move', n: 1, whose: 'mine' },
    { do: 'replace', n: 1 },
    { do: 'oneOf', of: [{ do: 'oneOf', of: [] }] },
    { do: 'replace', may: false },
  ])('stays text where no form can show it: %j', (json) => {
    expect(shapedEffect(json)).toBeUndefined();
    expect(effectsRead([json, { do: 'replace' }])).toEqual([{ do: 'replace' }]);
  });
});

describe('a card', () => {
  it('is found by its id, or by what is printed on it', () => {
    const own = { id: 'cook', fr: 'Coq', en: 'Cook', commission: 2, effects: [plainEffects.replace] };
    const box = boxOf({ contacts: [...reconstructed.contacts, own] });
    const asked = { commission: 2, effects: [plainEffects.replace] };
    expect(cardOf('cook', box)).toEqual(own);
    expect(placeOfCard(box.contacts, 'cook')).toBe(reconstructed.contacts.length);
    expect(cardOf(asked, box)).toEqual(own);
    expect(placeOfCard(box.contacts, asked)).toBe(reconstructed.contacts.length);
    expect(placeOfCard(reconstructed.contacts, asked)).toBe(-1);
    expect(cardOf(asked, reconstructed)).toMatchObject({ commission: 2, effects: [plainEffects.replace] });
    expect(effectsIn(box)).toContainEqual(plainEffects.replace);
  });

  it('comes from our box where the one entered cannot be read', () =>
    expect(boxOf({ contacts: 3 }).contacts).toEqual(reconstructed.contacts));

  it('has each of its effects once in the list', () => {
    const effects = effectsIn(reconstructed).map((effect) => JSON.stringify(effect));
    expect(new Set(effects).size).toBe(effects.length);
    for (const { effects: all } of reconstructed.contacts)
      for (const effect of all) expect(effects).toContain(JSON.stringify(effect));
  });
});

describe('a play', () => {
  it.each(some)('that carries out an effect can be read: %j', (effect) => {
    const input = { effect, play: playFor(effect), ships: {} };
    expect(checkers.effect.parse(input)).toMatchObject({ ok: true });
  });

  it.each(Object.keys(playFields))('of kind %s can be read', (kind) => {
    const play = playOfKind(kind as keyof typeof playFields);
    expect(play.kind).toBe(kind);
    const state = comptoirDesAntilles.parsePosition({ seats: 3 });
    expect(state.ok && comptoirDesAntilles.parseAction({ ...play, seat: 0 }, state.value).ok).toBe(true);
  });

  it('counts porters by quay and by owner, and lists them again', () => {
    expect(tally([2, 2, 4], [1, 2, 3, 4])).toEqual([0, 2, 0, 1]);
    expect(listOf([1, 2, 3, 4], [0, 2, 0, 1])).toEqual([2, 2, 4]);
    expect(seatNumbers(3)).toEqual([0, 1, 2]);
  });
});

it.each(languages)('every effect has a sentence in %s', (lang) => {
  for (const effect of some) expect(effectSentence(effect, lang)).toMatch(/^\p{Lu}[^{}]{8,}$/u);
});
