import { expect, it } from 'vitest';
import { type BoardEntry, type BoardMoves, type Mind, taken, touched, worked } from './entry.ts';

/** Men on the squares of a row; two may be on it. */
type Row = readonly string[];

const row: BoardEntry<Row> = {
  tray: (value) => [{ title: 'Men', items: [{ id: 'man', name: 'man', left: 2 - value.length }] }],
  at: (value, spot) => (value.includes(spot) ? { name: 'A man', handles: [] } : undefined),
  put: (value, _, spot) => (value.includes(spot) ? { refused: 'Taken.' } : { value: [...value, spot] }),
  carry: (value, from, to) => ({ value: value.map((one) => (one === from ? to : one)) }),
};
const around = { lang: 'en', about: undefined } as const;

const moves: BoardMoves = {
  shown: [
    { from: 'a', to: 'b', action: { slide: 1 } },
    { from: 'a', to: 'b', action: { slide: 2 } },
    { to: 'c', action: { enter: 'c' } },
  ],
  shownFrom: (from) => [{ from, to: 'f', action: { leap: 'f' } }],
  meant: (from, to) => ({ slide: [from, to] }),
  meantAt: (to) => ({ enter: to }),
  propose: () => undefined,
};

const man: Mind = { hand: { item: 'man' } };

it('what was put, or a handle, may lead on to another place', () => {
  const leading: BoardEntry<Row> = { ...row, put: (value, _, spot) => ({ value: [...value, spot], choose: 'z' }) };
  expect(touched(leading, undefined, [], man, 'a', around).mind).toMatchObject({ chosen: 'z', led: true });
  expect(taken(leading, [], { chosen: 'a' }, { id: 'man', name: 'man', into: true }, around).mind).toEqual({
    chosen: 'z',
    led: true,
  });
  expect(worked({ chosen: 'a' }, { id: 'on', name: 'On', choose: 'z' })).toEqual({ chosen: 'z', led: true });
  expect(worked({ chosen: 'a' }, { id: 'off', name: 'Off' })).toEqual({ chosen: 'a' });
});

it.each<readonly [what: string, value: Row, mind: Mind, spot: string, comes: object]>([
  [
    'puts what is in hand, chooses it and keeps the next',
    [],
    man,
    'a',
    { value: ['a'], mind: { hand: { item: 'man', stayed: true }, chosen: 'a' } },
  ],
  ['lets go of the last one and chooses it', ['a'], man, 'b', { value: ['a', 'b'], mind: { chosen: 'b' } }],
  ['says why something cannot lie there, and keeps it', ['a'], man, 'a', { mind: { ...man, said: 'Taken.' } }],
  ['chooses what stands there', ['a'], {}, 'a', { mind: { chosen: 'a' } }],
  ['lets go of what is chosen at the second touch', ['a'], { chosen: 'a' }, 'a', { mind: {} }],
  ['carries what was lifted', ['a'], { hand: { from: 'a' } }, 'd', { value: ['d'], mind: { chosen: 'd' } }],
  [
    'proposes a move of what is chosen',
    ['a'],
    { chosen: 'a' },
    'b',
    { mind: { chosen: 'a', to: 'b' }, propose: { slide: 1 } },
  ],
  ['proposes a move that begins nowhere', [], {}, 'c', { mind: { to: 'c' }, propose: { enter: 'c' } }],
  [
    'lets a move be judged that is not legal',
    ['a'],
    { chosen: 'a' },
    'd',
    { mind: { chosen: 'a', to: 'd' }, propose: { slide: ['a', 'd'] } },
  ],
  ['lets a move be judged that begins nowhere', [], {}, 'e', { mind: { to: 'e' }, propose: { enter: 'e' } }],
  [
    'finds the moves of what is chosen',
    ['a'],
    { chosen: 'a' },
    'f',
    { mind: { chosen: 'a', to: 'f' }, propose: { leap: 'f' } },
  ],
  ['lets go of one of several things on a place', ['a'], { chosen: 'a#man' }, 'a', { mind: {} }],
  ['chooses another piece rather than move onto it', ['a', 'd'], { chosen: 'a' }, 'd', { mind: { chosen: 'd' } }],
])('%s', (_, value, mind, spot, comes) => {
  expect(touched(row, moves, value, mind, spot, around)).toEqual(comes);
});

it('enters what a touch with an empty hand means', () => {
  const stepping: BoardEntry<Row> = { ...row, touch: (value, spot) => [...value, spot] };
  expect(touched(stepping, undefined, ['a'], {}, 'b', around)).toEqual({ mind: { to: 'b' }, value: ['a', 'b'] });
});

it('proposes the next of several moves at each touch', () => {
  const again = touched(row, { ...moves, action: { slide: 1 } }, ['a'], { chosen: 'a' }, 'b', around);
  expect(again.propose).toEqual({ slide: 2 });
});

it('puts what is touched in the tray where it goes by what is chosen, or takes it in hand', () => {
  const next = { id: 'man', name: 'man', into: (chosen: string | undefined) => (chosen === 'a' ? 'b' : undefined) };
  expect(taken(row, ['a'], { chosen: 'a' }, next, around)).toEqual({ value: ['a', 'b'], mind: { chosen: 'b' } });
  expect(taken(row, ['a'], { chosen: 'b' }, next, around)).toEqual({ mind: man });
});

it('chooses what stands where a thing never lies, and lets go of the thing', () => {
  const mens: typeof row = { ...row, put: () => undefined };
  expect(touched(mens, moves, ['a'], man, 'a', around)).toEqual({ mind: { chosen: 'a' } });
  expect(touched(mens, moves, ['a'], man, 'b', around)).toEqual({ mind: man });
});

it('lays the table first on which a move is made', () => {
  const played = touched(row, { ...moves, before: () => ({ men: ['a'] }) }, ['a'], { chosen: 'a' }, 'b', around);
  expect(played).toEqual({ mind: { chosen: 'a', to: 'b' }, value: { men: ['a'] }, propose: { slide: 1 } });
});

it.each<readonly [what: string, value: Row, mind: Mind, into: boolean, comes: object]>([
  ['takes something in hand', ['a'], { chosen: 'a' }, false, { mind: man }],
  ['lets go of what is in hand', [], man, false, { mind: {} }],
  ['puts what goes into what is chosen', [], { chosen: 'b' }, true, { value: ['b'], mind: { chosen: 'b' } }],
  ['takes in hand what cannot go there', ['a'], { chosen: 'a' }, true, { mind: man }],
  ['takes in hand what goes nowhere yet', [], {}, true, { mind: man }],
  [
    'keeps in hand what was there before',
    [],
    { hand: { item: 'sail' }, chosen: 'b' },
    true,
    { value: ['b'], mind: { hand: { item: 'sail' }, chosen: 'b' } },
  ],
])('of the tray: %s', (_, value, mind, into, comes) => {
  expect(taken(row, value, mind, { id: 'man', name: 'man', ...(into ? { into } : {}) }, around)).toEqual(comes);
});

it('puts what has a place of its own there, whatever is chosen, unless it cannot lie there', () => {
  const item = { id: 'man', name: 'man', into: 'c' };
  expect(taken(row, [], { chosen: 'a' }, item, around)).toEqual({ value: ['c'], mind: { chosen: 'c' } });
  expect(taken(row, ['c'], {}, item, around)).toEqual({ mind: man });
});

it('goes on with what it is told comes next, else with more of the same', () => {
  const onward: BoardEntry<Row> = { ...row, put: (value, _, spot) => ({ value: [...value, spot], next: 'sail' }) };
  const first = touched(onward, undefined, [], man, 'a', around);
  expect(first.mind.hand).toEqual({ item: 'sail', stayed: true });
  const last = touched(onward, undefined, ['a'], man, 'b', around);
  expect(last).toEqual({ value: ['a', 'b'], mind: { hand: { item: 'sail', stayed: true }, chosen: 'b' } });
});

it('keeps what stayed in hand when it is taken once more, and lets go of what was taken', () => {
  const item = { id: 'man', name: 'man' };
  const once = taken(row, ['a'], { hand: { item: 'man', stayed: true }, chosen: 'a' }, item, around);
  expect(once).toEqual({ mind: { ...man, chosen: 'a' } });
  expect(taken(row, ['a'], once.mind, item, around)).toEqual({ mind: {} });
});
