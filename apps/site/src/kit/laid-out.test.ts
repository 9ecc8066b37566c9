import { expect, it } from 'vitest';
import { pathsIn } from './field-value.ts';
import { laidOut } from './laid-out.ts';
import { both } from './text.ts';

const labels = Object.fromEntries(
  [
    ...['seats', 'event', 'cards', 'cards[].kind', 'pile', 'discard', 'variants', 'variants.haven', 'variants.open'],
    ...['players[].coins', 'players[].ports', 'players[].ship', 'ships.*.kept', 'ships.*.moved', 'final'],
  ].map((path) => [path, both(path, path)]),
);

const own = { at: 'cards', as: () => null };

const shown = (...[of, base]: [Parameters<typeof laidOut>[0], string?]) => pathsIn(laidOut(of, labels, base), {}, {});

it('holds what follows the field before, as far as nothing is named', () => {
  expect(shown(['seats', '*', own, 'final'])).toEqual(['seats', 'event', 'cards', 'final']);
  expect(shown([own, { class: 'rows', of: ['*'] }, 'variants'])).toEqual(['cards', 'pile', 'discard', 'variants']);
  expect(shown(['*', { at: 'event', max: 3 }])).toEqual(['seats', 'event']);
});

it('stops at what is named in a group, and passes over a whole that is named by its parts', () => {
  expect(shown([own, '*', { of: [{ of: ['discard'] }] }])).toEqual(['cards', 'pile', 'discard']);
  expect(shown([own, '*', 'variants.open'])).toEqual(['cards', 'pile', 'discard', 'variants.haven', 'variants.open']);
});

it('holds the fields of a whole, of one of a list, and of one by its name', () => {
  expect(shown(['variants.*', { at: 'variants', as: () => null }])).toEqual([
    'variants.haven',
    'variants.open',
    'variants',
  ]);
  const player = ['players[1].*', { at: 'players[1].ports', max: 2 }, 'players[1].*'];
  expect(shown(player)).toEqual(['players[1].coins', 'players[1].ports', 'players[1].ship']);
  expect(shown(['ships.0t1.kept', 'ships.0t1.*'])).toEqual(['ships.0t1.kept', 'ships.0t1.moved']);
  expect(shown(['coins', '*'], 'players[]')).toEqual(['coins', 'ports', 'ship']);
});

it('holds nothing where the next field is named', () =>
  expect(shown(['seats', '*', 'event'])).toEqual(['seats', 'event']));
