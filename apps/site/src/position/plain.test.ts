import { expect, it } from 'vitest';
import { plain } from './plain.ts';

it('letters are looked for without accents, whatever the space', () => {
  expect(plain(' À\u00a0l’Épave  N° 2 ')).toBe('a l’epave n° 2');
});
