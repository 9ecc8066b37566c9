import { readTable } from '@portolan/boards/borneo';
import { borneo, phases } from '@portolan/borneo';
import { describe, expect, it } from 'vitest';
import { changed, seatsOf } from './change.ts';
import { freshPosition } from './draft.ts';
import { firstMove, moveOfKind } from './proposal.ts';

const read = (position: unknown) => {
  const found = readTable(position);
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.value;
};

describe('a change to the position', () => {
  it('to a distribution gives out the fullest port', () => {
    const ports = [
      { harbor: 'kuching', tower: ['RRG/R:n', 'RRB/B:p', 'RBR/R:c'] },
      { harbor: 'miri' },
      { harbor: 'sibu' },
    ];
    const { table } = read(changed({ ...freshPosition, ports }, 'phase', 'distribute'));
    expect(table.position.distribution).toMatchObject({ port: 1, harbor: 'kuching', kind: 'monopoly', made: [] });
    expect(table.position.distribution!.picks!.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(table.position.warehouses![0]!.harbors).toEqual(['kuching']);
  });

  // A distribution can only be read with the cards that are shared out.
  const others = phases.filter((phase) => phase !== 'distribute');

  it.each(others)('to phase %s leaves a position that can be read, with a move to propose', (phase) => {
    const position = changed(freshPosition, 'phase', phase);
    const { state, table } = read(position);
    expect(table.position.phase).toBe(phase);
    const move = borneo.parseAction(firstMove(state, table.position), state);
    // Only a card still to be named may be missing.
    if (!move.ok) expect(move.problems.map(({ path }) => path)).toEqual(['card']);
  });

  it('to a later part of a fight keeps the fight', () => {
    const fight = { company: 'blue', attacker: 3, defender: 1, attack: ['BBB/G:n'] };
    const answered = changed({ ...freshPosition, phase: 'defend', fight }, 'phase', 'yield');
    expect(answered.fight).toEqual({ ...fight, defense: [] });
  });

  it('forgets what belongs to another phase', () => {
    const defending = changed(freshPosition, 'phase', 'defend');
    expect(defending.fight).toBeDefined();
    expect(changed(defending, 'phase', 'mission').fight).toBeUndefined();
  });

  it.each([3, 4, 5])('to %i players makes lists by seat as long', (seats) => {
    const full = { ...freshPosition, hands: [[4], [4], [4], [4]], warehouses: [{}, {}, {}, {}] };
    const position = changed(full, 'seats', seats);
    expect(position.hands).toHaveLength(seats);
    expect(position.warehouses).toHaveLength(seats);
    expect(seatsOf(position)).toBe(seats);
  });

  it('of any other field sets that field alone', () => {
    expect(changed({ seats: 4, first: 1 }, 'first', 2)).toEqual({ seats: 4, first: 2 });
    expect(changed({ seats: 4, first: 1 }, 'first', undefined)).toEqual({ seats: 4 });
  });
});

describe('a proposed move', () => {
  const { state, table } = read({ ...freshPosition, phase: 'company', hands: [['GGG/Y:p', 3], [4], [4], [4]] });

  it('starts as the first legal one of its kind', () => {
    const attack = moveOfKind('attack', state, table.position);
    expect(borneo.actions(state)).toContainEqual(attack);
  });

  it('can be of a kind that is not legal now', () => {
    const action = borneo.parseAction(moveOfKind('place', state, table.position), state);
    expect(action.ok && borneo.check(state, action.value).legal).toBe(false);
  });
});
