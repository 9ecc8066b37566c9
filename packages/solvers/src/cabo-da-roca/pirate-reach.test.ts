import { type Action, caboDaRoca, type Square, type State } from '@portolan/cabo-da-roca';
import { NONE, neighbor, setShip, shipId, shipOn, squareText } from '@portolan/cabo-da-roca/pieces';
import { describe, expect, it } from 'vitest';
import { questions } from './index.ts';

const must = (json: unknown): State => {
  const read = caboDaRoca.parsePosition(json);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

const after = (state: State, action: Action): State => {
  const next = caboDaRoca.clone(state);
  caboDaRoca.apply(next, action);
  return next;
};

describe('pirateReach', () => {
  /** Squares on which a ship of the opponent could be shot, after every sequence of the pirate's legal moves. */
  const shotSquares = (state: State, slot: number, found = new Set<number>()): Set<number> => {
    const { at, heading } = state.ships[slot]!;
    if (heading !== NONE && state.phase === 'act') {
      for (let dir = 0; dir < 8; dir++) {
        const square = neighbor(at, dir);
        const cell = state.chart.tiles.length > 0 && canHold(state, square);
        if (cell && caboDaRoca.check(withVictim(state, square), shotAt(slot, square)).legal) found.add(square);
      }
    }
    for (const action of caboDaRoca.actions(state, 0)) {
      const moves = action.kind === 'advance' || action.kind === 'rotate' || action.kind === 'depart';
      if (moves && action.ship === shipId(slot)) shotSquares(after(state, action), slot, found);
    }
    return found;
  };

  const shotAt = (slot: number, square: number): Action => ({
    kind: 'attack',
    seat: 0,
    ship: shipId(slot),
    at: squareText(square),
  });

  const canHold = ({ chart }: State, at: number): boolean => {
    const cell = ((at >> 10) - (chart.origin >> 10)) * chart.width + (at & 1023) - (chart.origin & 1023);
    return (chart.tiles[cell] ?? NONE) >= 0;
  };

  /** The table with a victim on a square, whatever lies there. */
  const withVictim = (state: State, square: number): State => {
    const next = caboDaRoca.clone(state);
    const there = shipOn(next.chart, square);
    if (there !== NONE) next.ships[there] = null;
    next.ships[7] = { ...next.ships[4]!, at: square, heading: 0, justLeft: false, spared: 0 };
    setShip(next.chart, square, 7);
    return next;
  };

  const sea = { origin: [-2, -2], rows: ['~ ~ ~ ~ ~', '~ L ~ f1 ~', '~ ~ ~ ~ ~', '~ S ~ R ~', '~ ~ f2 f3 f1'] };
  it.each([
    { name: 'two actions', left: 2, pirate: { at: [0, 0], heading: 'E' }, rulings: {} },
    { name: 'one action and a bonus move', left: 1, pirate: { at: [0, 0], heading: 'N', kept: 1 }, rulings: {} },
    { name: 'three actions beside a lighthouse', left: 3, pirate: { at: [0, -1], heading: 'S' }, rulings: {} },
    { name: 'no action', left: 0, pirate: { at: [0, 0], heading: 'SW' }, rulings: {} },
    { name: 'three a side', left: 2, pirate: { at: [0, 0], heading: 'E' }, rulings: { broadside: 'three-per-side' } },
    {
      name: 'advance, then rotate',
      left: 2,
      pirate: { at: [0, 0], heading: 'E' },
      rulings: { 'pirate-moves': 'advance-then-rotate' },
    },
    {
      name: 'a bonus on the way',
      left: 2,
      pirate: { at: [0, 0], heading: 'W' },
      rulings: { 'bonus-trigger': 'passing' },
    },
    { name: 'rotated already', left: 1, pirate: { at: [0, 0], heading: 'E', rotated: 1 }, rulings: {} },
  ])('is what all play reaches: $name', ({ left, pirate, rulings }) => {
    const state = must({
      seats: 2,
      board: sea,
      rulings,
      allowance: 3,
      used: 3 - left,
      ships: { '0p': pirate, '1t1': { at: [1, 0], heading: 'E' }, '1t2': { at: [-2, 0], heading: 'N' } },
    });
    const answer = questions.pirateReach.solve(state, { ship: '0p' });
    const reached = [...shotSquares(state, 4)].sort((a, b) => a - b).map((at) => squareText(at));
    expect(answer.squares).toEqual(reached);
    expect(answer.number).toBe(reached.length);
  });

  it('looks at the next turn of a pirate whose turn it is not', () => {
    const at = (active: number) =>
      questions.pirateReach.solve(
        must({ seats: 2, board: sea, active, ships: { '0p': { at: [0, 0], heading: 'E' } } }),
        { ship: '0p' },
      ).squares;
    expect(at(1)).toEqual(at(0));
  });

  it('leaves port before it fires', () => {
    const state = must({
      seats: 2,
      board: { rows: ['qNE A.N qNW', '~ ~ ~', '~ ~ ~'] },
      stage: 'depart',
      ships: { '0p': { at: [1, 0] } },
    });
    const { squares } = questions.pirateReach.solve(state, { ship: '0p' });
    const wanted = [...shotSquares(state, 4)].sort((a, b) => a - b).map((square): Square => squareText(square));
    expect(squares).toEqual(wanted);
    expect(squares.length).toBeGreaterThan(3);
  });
});
