import { parsePosition, validate } from '@portolan/comptoir-des-antilles';
import { type CheckerId, checkers } from '@portolan/comptoir-des-antilles/checkers';
import type { AnyChecker } from '@portolan/core/checkers';
import { expect, it } from 'vitest';
import type { AnyForm } from '../../../check/module.ts';
import { places } from '../board/spots.ts';
import auction from './auction.tsx';
import cannot from './cannot.tsx';
import contact from './contact.tsx';
import departure from './departure.tsx';
import effect from './effect.tsx';
import end from './end.tsx';
import round from './round.tsx';
import slate from './slate.tsx';
import tile from './tile.tsx';

const forms: Readonly<Record<CheckerId, AnyForm>> = {
  ...{ auction, cannot, contact, departure, effect, end, round, slate, tile },
};

const named = (Object.entries(forms) as [CheckerId, AnyForm][]).map(
  ([id, form]) => [id, form, checkers[id] as AnyChecker] as const,
);

/** A box with one contact, one kind of ship and of goods, and no event tile but the fire. */
const own = {
  contacts: ['a', 'b'].map((id) => ({ id, fr: id, en: id, commission: 3, effects: [{ do: 'place', groups: [2] }] })),
  ships: [{ value: 5, count: 8 }],
  goods: [{ id: 'tea', fr: 'Thé', en: 'Tea', premium: 1, count: 20 }],
  tiles: [{ id: 'fire', count: 1 }],
};

const cases = named.flatMap(([id, form, checker]) =>
  [undefined, own].map((edition) => [id, edition ? 'own' : 'ours', form, checker, edition] as const),
);

it.each(cases)('the emptiest case of %s can be judged with a box of %s', (_, __, { empty }, checker, edition) => {
  const input = empty?.({ edition, rulings: {} });
  const read = checker.parse({ ...input, ...(edition ? { edition } : {}) });
  expect(read).toMatchObject({ ok: true });
  if (read.ok) expect(checker.judge(read.value).verdict).toBeDefined();
});

// A slate is about a ship that has left, whose goods nobody has told.
const carried = named.filter(([, { toPosition }]) => toPosition !== undefined);

it.each(carried)(
  'the example of %s is carried over to a whole table that can be',
  async (_, { toPosition }, checker) => {
    const about = { edition: undefined, rulings: { hundred: 'after-commission' } };
    // Of an event tile only the moment before anything else is a whole table.
    const input = checker.id === 'tile' ? { ...checker.example, moment: 'before' } : checker.example;
    const position = await toPosition?.(input, about);
    const read = parsePosition(position);
    expect(read).toMatchObject({ ok: true });
    if (read.ok) expect(validate(read.value, position)).toEqual([]);
    expect(position?.rulings).toEqual(about.rulings);
  },
);

it('the ship of the slate stands for those aboard alone: its value and its goods are not told', () => {
  const input = { ...checkers.slate.example, aboard: [1, 1, 0, 0] };
  const piece = slate.entry?.at(input, places.quay(1), { lang: 'fr', about: { edition: undefined, rulings: {} } });
  expect(piece).toMatchObject({ handles: [] });
  expect(piece?.detail).toBeUndefined();
});
