import { type Action, borneo, type State } from '@portolan/borneo';
import { describe, expect, it } from 'vitest';
import { movesOn } from './moves.ts';

const stateFrom = (position: object): State => {
  const read = borneo.parsePosition({
    seats: 4,
    companies: { red: [0, 1, 2], blue: [1, 2, 3], green: [2, 3, 0], yellow: [3, 0, 1] },
    ports: [{ harbor: 'kuching' }, { harbor: 'banjarmasin' }, { harbor: 'sibu' }],
    ...position,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

const allLegal = (state: State, actions: readonly Action[]) =>
  actions.every((action) => borneo.check(state, action).legal);

describe('moves', () => {
  it('are those of the engine while a known card can be played', () => {
    const state = stateFrom({ phase: 'shipment', hands: [['GGG/Y:p', 3], [4], [4], [4]] });
    expect(movesOn(state)).toEqual({ actions: borneo.actions(state), guessed: false });
  });

  it('choose a Mission first, and its payment then', () => {
    const shipments = ['GYR/B:c2', 'YYY/R:c', 'RRR/B:v', 'YRG/R:x'];
    const warehouses = [{ shipments, harbors: ['sandakan'] }, {}, {}, {}];
    const state = stateFrom({ warehouses, missions: ['1b', '1c'] });
    const { actions, alike } = movesOn(state);
    const [first] = actions;
    expect(actions.map((one) => (one.kind === 'completeMission' ? one.mission : one.kind))).toEqual(['1b', 'pass']);
    expect(first).toMatchObject({ pay: ['RRR/B:v', 'GYR/B:c2'] });
    const others = alike!(first!)!;
    // Six frugal payments, this one among them.
    expect(others.count).toBe(5);
    expect(others.list(2)).toHaveLength(2);
    const all = [first!, ...others.list(99)];
    const listed = borneo.actions(state).filter(({ kind }) => kind === 'completeMission');
    const texts = (some: readonly Action[]) => some.map((one) => JSON.stringify(one)).sort();
    expect(texts(all)).toEqual(texts(listed));
  });

  it('name every card that a hidden hand may hold', () => {
    const state = stateFrom({ phase: 'shipment', discard: ['GGG/Y:p'] });
    const { actions, guessed } = movesOn(state);
    // 60 faces less the one seen, at three open ports.
    expect(actions).toHaveLength(59 * 3);
    expect(guessed && allLegal(state, actions)).toBe(true);
  });

  it('discard a hidden card', () => {
    const state = stateFrom({ phase: 'discard', turn: { port: 1 }, hands: [[7], [4], [4], [4]] });
    const { actions } = movesOn(state);
    expect(actions).toHaveLength(60);
    expect(allLegal(state, actions)).toBe(true);
  });

  it('are none once the game is over', () => {
    const state = stateFrom({ phase: 'over', ports: [{ harbor: null }, { harbor: null }, { harbor: null }] });
    expect(movesOn(state)).toEqual({ actions: [], guessed: false });
  });
});
