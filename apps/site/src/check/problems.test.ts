import { describe, expect, it } from 'vitest';
import { borneoBook } from '../games/borneo/rulebook.ts';
import { comptoirBook } from '../games/comptoir-des-antilles/rulebook.ts';
import { besideField, openAnswer, pathMatches, toldProblem } from './problems.ts';

const holder = { path: 'holder', code: 'wrong-holder', facts: { found: 2 } };
const missing = { path: 'ports[1].card', code: 'missing-field' };

describe('a problem in words', () => {
  it('names a player by the letter, not by the number of the seat', () => {
    expect(besideField(comptoirBook, holder, 'fr')).toBe('C ne peut pas tenir l’ardoise.');
    expect(toldProblem(comptoirBook, holder, 'en', undefined)).toBe('holder: C cannot hold the slate.');
  });

  it('puts the letter where the game tells the number', () => {
    const seat = { path: 'caller', code: 'unknown-seat', facts: { found: 3, seats: 3 } };
    expect(besideField(comptoirBook, seat, 'en')).toContain('found: D');
  });

  it('keeps numbers that are no seats', () => {
    const many = { path: 'ship', code: 'too-many', facts: { found: 2 } };
    expect(besideField(comptoirBook, many, 'en')).toContain('found: 2');
    const players = { path: 'variants.fourMerchants', code: 'wrong-seats', facts: { found: 4 } };
    expect(besideField(borneoBook, players, 'en')).toContain('found: 4');
  });

  it('stands after the label of its field, where that is known', () => {
    const field = { name: 'Port 2, Card', go: () => undefined };
    expect(toldProblem(comptoirBook, missing, 'en', field)).toBe('Port 2, Card: this field is missing.');
    expect(toldProblem(comptoirBook, missing, 'fr', field)).toBe('Port 2, Card\u00a0: ce champ manque.');
    expect(toldProblem(comptoirBook, missing, 'en', { ...field, name: 'Which card?' })).toBe(
      'Which card? This field is missing.',
    );
    expect(toldProblem(comptoirBook, missing, 'en', { ...field, name: '' })).toBe('This field is missing.');
    expect(toldProblem(comptoirBook, missing, 'en', undefined)).toBe('ports[1].card: this field is missing.');
  });
});

describe('the panel while something cannot be read', () => {
  it('leads to the fields that are known, and says the first mistake in the bar', () => {
    let went = 0;
    const go = (): void => {
      went += 1;
    };
    const { state, short, why, choices } = openAnswer(comptoirBook, [missing, { ...missing, path: 'x' }], 'en', [
      { name: 'Card', go },
    ]);
    expect([state, short]).toEqual(['open', 'Card: this field is missing.']);
    expect(why).toBe('Card: this field is missing. Nothing you typed is lost.');
    expect(choices?.items.map((item) => item.go !== undefined)).toEqual([true, false]);
    choices?.items[0]?.go?.();
    expect(went).toBe(1);
  });
});

describe('the path of a field', () => {
  it.each([
    ['around.NE', 'around', true],
    ['said[2]', 'said', true],
    ['ship', 'ship', true],
    ['shipyard', 'ship', false],
    ['ship', 'ship.at', false],
  ])('%s is in %s: %s', (found, path, expected) => expect(pathMatches(found, path)).toBe(expected));
});
