import { parseEdition, reconstructed } from '@portolan/borneo';
import { must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { boxView } from './draft.ts';

const { shown, typed } = boxView;
const standard = shown({});

describe('a box as it is typed', () => {
  it('is the default box as long as nothing differs', () => {
    expect(typed({}, standard, standard)).toEqual({});
  });

  it('comes back whole from what is kept, a mark taken away too', () => {
    const harbors = standard.harbors.map(({ mark: _, ...harbor }) => harbor);
    const next = { ...standard, harbors, lowerFlagColumn: 2 as const, shipments: 'free' as const };
    const kept = JSON.parse(JSON.stringify(typed({}, standard, next)));
    expect(must(parseEdition(kept))).toMatchObject({ harbors, lowerFlagColumn: 2, shipments: 'free' });
    expect(shown(kept)).toEqual(next);
  });

  it('shows changes by id whole, and what is wrong as it was typed', () => {
    expect(shown({ harbors: { miri: { capacity: 4 } } }).harbors.find(({ id }) => id === 'miri')?.capacity).toBe(4);
    const wrong = standard.missions.map((mission) => ({ ...mission, vp: 99 }));
    expect(shown({ missions: wrong }).missions).toEqual(wrong);
  });

  it.each([[{ harbors: 3 }], [{ missions: [null] }], [{ shipments: 'some', lowerFlagColumn: 'left' }]])(
    'takes the default where nothing can be shown: %j',
    (json) => expect(shown(json)).toEqual({ ...standard, shipments: reconstructed.shipments }),
  );
});
