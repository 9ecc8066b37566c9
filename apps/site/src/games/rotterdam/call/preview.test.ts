import { type Position, rotterdam } from '@portolan/rotterdam';
import { describe, expect, it } from 'vitest';
import { marksOf, previewOf } from './preview.ts';
import { concernedInWords } from './words.ts';

const stateOf = (position: Omit<Position, 'seats'>) => {
  const parsed = rotterdam.parsePosition({ seats: 3, phase: 'sail', ...position });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
};

const movesOf = (ships: readonly string[], color: string, more: Partial<Position> = {}) =>
  previewOf(stateOf({ ships, ...more }), color)?.movers.map(({ owner, ships: own, freeOrder }) => ({
    owner,
    freeOrder,
    ships: own.map(({ ship, to, blocked }) => [ship, to.join(' '), blocked]),
  }));

describe('what a color would do', () => {
  const chain = ['0a@E2:fruit', '0b@D2:grain', '1a@F1:crude-oil'];

  it('moves the ship in front first, and round another one', () => {
    expect(movesOf(chain, 'green')).toEqual([
      {
        owner: 0,
        freeOrder: false,
        ships: [
          ['0a', 'F2', 'never'],
          ['0b', 'E2', 'never'],
        ],
      },
    ]);
  });

  it('moves the ships of the caller first, then those of the others clockwise', () => {
    expect(movesOf(chain, 'yellow')?.map(({ owner }) => owner)).toEqual([0, 1]);
    expect(movesOf(chain, 'yellow', { seat: 1 })?.map(({ owner }) => owner)).toEqual([1, 0]);
  });

  it('leaves the choice at a fork of one color', () => {
    expect(movesOf(['0a@C2:grain'], 'blue')).toEqual([
      { owner: 0, freeOrder: false, ships: [['0a', 'D1 D2', 'never']] },
    ]);
  });

  it('blocks a ship behind another that moves later or never', () => {
    expect(movesOf(['0a@A1:grain', '1a@B1:fruit'], 'red')).toEqual([
      { owner: 0, freeOrder: false, ships: [['0a', '', 'always']] },
      { owner: 1, freeOrder: false, ships: [['1a', 'C1', 'never']] },
    ]);
  });

  it('tells what depends on a choice: two ships that want one place', () => {
    expect(movesOf(['0a@A1:grain', '0b@A2:fruit'], 'red')).toEqual([
      {
        owner: 0,
        freeOrder: false,
        ships: [
          ['0a', 'B1', 'perhaps'],
          ['0b', 'B1', 'perhaps'],
        ],
      },
    ]);
  });

  it('says that an owner may choose the order', () => {
    expect(movesOf(['0a@A1:grain', '0b@E1:grain'], 'red')?.[0]?.freeOrder).toBe(true);
  });

  it('is empty if the color concerns nobody, and nothing if it cannot be called', () => {
    expect(movesOf(chain, 'blue')).toEqual([]);
    expect(movesOf(chain, 'red', { phase: 'launch' })).toBeUndefined();
  });

  it('is drawn: sure ways with a ring at their end, blocked ships, the turns', () => {
    const state = stateOf({ ships: ['0a@A1:grain', '1a@B1:fruit', '2a@C2'] });
    expect(marksOf(previewOf(state, 'red')!)).toEqual({
      ways: [{ from: 'B1', to: 'C1', kind: 'goes' }],
      rings: [
        { at: 'A1', kind: 'blocked' },
        { at: 'C1', kind: 'meant' },
      ],
      turns: [
        { at: 'A1', turn: 1 },
        { at: 'B1', turn: 2 },
      ],
    });
    expect(marksOf(previewOf(state, 'blue')!).ways).toEqual([
      { from: 'C2', to: 'D1', kind: 'may' },
      { from: 'C2', to: 'D2', kind: 'may' },
    ]);
  });

  it('is told in both languages', () => {
    const [first] = previewOf(stateOf({ ships: ['0a@A1:grain', '1a@B1:fruit'] }), 'red')!.movers;
    expect(concernedInWords(first!.ships[0]!, 'fr')).toBe('bloqué en A1 par le navire\u00a01 de B');
    expect(concernedInWords(first!.ships[0]!, 'en')).toBe('blocked on A1 by B’s ship\u00a01');
  });

  it('looks at all choices of a full river', () => {
    const ships = [
      '0a@B2',
      '0b@B3',
      '0c@C2',
      '0d@C3',
      '1a@E2',
      '1b@D2',
      '1c@A1',
      '1d@A2',
      '2a@A3',
      '2b@A4',
      '2c@D3',
      '2d@D4',
    ];
    for (const color of ['red', 'yellow', 'green', 'blue'])
      expect(previewOf(stateOf({ ships }), color)?.whole).toBe(true);
  });
});
