import { describe, expect, it } from 'vitest';
import { both, counted, fill, french, listed, unbroken, words } from './text.ts';

describe('texts', () => {
  it('set French signs with spaces that do not break', () => {
    expect(french('Qui ? « Moi » : oui ; 3 cartes !')).toBe(
      'Qui\u202f? «\u00a0Moi\u00a0»\u00a0: oui\u202f; 3\u00a0cartes\u202f!',
    );
    expect(both('Qui ?', 'Who?')).toEqual({ fr: 'Qui\u202f?', en: 'Who?' });
  });

  it('fill gaps and leave unknown ones in sight', () => {
    expect(fill('{n} sur {most}, {x}', { n: 0, most: 4 })).toBe('0 sur 4, {x}');
  });

  it('keep a verb and its pronoun on one line', () => {
    expect(unbroken('Ces cartes paient-elles cette Mission ?')).toBe('Ces cartes paient-\u2060elles cette Mission ?');
    expect(unbroken('Ma carte déclenche-t-elle tout ?')).toBe('Ma carte déclenche-\u2060t-\u2060elle tout ?');
    expect(unbroken('un demi-tour, au-dessus, celui-ci, demi-ont')).toBe('un demi-tour, au-dessus, celui-ci, demi-ont');
  });

  it('list and count as each language does', () => {
    expect(listed([], 'en')).toBe('');
    expect(listed(['A'], 'en')).toBe('A');
    expect(listed(['A', 'B', 'C'], 'fr')).toBe('A, B et C');
    expect(counted(0, 'carte', 'cartes', 'fr')).toBe('0\u00a0carte');
    expect(counted(0, 'card', 'cards', 'en')).toBe('0\u00a0cards');
    expect(counted(2, 'card', 'cards', 'en')).toBe('2\u00a0cards');
    expect(counted(12345, 'pièce', 'pièces', 'fr')).toBe('12\u202f345\u00a0pièces');
    expect(counted(12345, 'coin', 'coins', 'en')).toBe('12,345\u00a0coins');
  });

  it.each(Object.entries(words))('%s says something in both languages', (_, { fr, en }) => {
    expect(fr).not.toBe('');
    expect(en).not.toBe('');
    expect(fr).not.toMatch(/'/);
    expect(en).not.toMatch(/'/);
  });
});
