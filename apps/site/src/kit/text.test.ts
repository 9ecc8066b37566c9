import { describe, expect, it } from 'vitest';
import { unbroken, words } from './text.ts';

describe('texts', () => {
  it('keep a verb and its pronoun on one line', () => {
    expect(unbroken('Ces cartes paient-elles cette Mission ?')).toBe('Ces cartes paient-\u2060elles cette Mission ?');
    expect(unbroken('Ma carte déclenche-t-elle tout ?')).toBe('Ma carte déclenche-\u2060t-\u2060elle tout ?');
    expect(unbroken('un demi-tour, au-dessus, celui-ci, demi-ont')).toBe('un demi-tour, au-dessus, celui-ci, demi-ont');
  });

  it.each(Object.entries(words))('%s says something in both languages', (_, { fr, en }) => {
    expect(fr).not.toBe('');
    expect(en).not.toBe('');
    expect(fr).not.toMatch(/'/);
    expect(en).not.toMatch(/'/);
  });
});
