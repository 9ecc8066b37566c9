import { readTable } from '@portolan/boards/rotterdam';
import { must } from '@portolan/core';
import { reconstructed, rotterdam } from '@portolan/rotterdam';
import { describe, expect, it } from 'vitest';
import type { Around, Put } from '../../../board/entry.ts';
import type { Json } from '../../../stores/table.ts';
import { started } from './draft.ts';
import { entry } from './entry.tsx';
import type { Form } from './form.ts';
import { movesOn } from './moves-on.ts';
import { afterMaster } from './onward.ts';

const empty: Json = { seats: 3, phase: 'sail', ships: [] };

const around = (position: Json, chosen?: string): Around<Form> => {
  const { table } = must(readTable(position));
  const form = { lang: 'en', position, seats: 3, phase: 'sail', box: reconstructed, table } as unknown as Form;
  return { lang: 'en', about: form, chosen };
};

const put = (position: Json, item: string, spot: string): Put<Json> =>
  entry.put(position, item, spot, around(position)) ?? { refused: 'nothing' };

/** A table after some things were put on it, one after the other. */
const after = (...steps: readonly (readonly [item: string, spot: string])[]): Json =>
  steps.reduce((position, [item, spot]) => {
    const found = put(position, item, spot);
    if (!('value' in found)) throw new Error(found.refused);
    return found.value;
  }, empty);

const ids = (position: Json, chosen?: string): readonly string[] =>
  entry.tray(position, around(position, chosen)).flatMap(({ items }) => items.map(({ id }) => id));

describe('on the river', () => {
  it('a ship is put with what it carries', () =>
    expect(after(['ship 1 grain', 'B2'], ['ship 1', 'C4']).ships).toEqual(['1a@B2:grain', '1b@C4']));

  it.each<readonly [item: string, next: string | undefined]>([
    ['ship 1 grain', 'ship 1 fruit'],
    ['ship 1 chemicals', 'ship 2 grain'],
    ['ship 2 chemicals', undefined],
    // Of empty ships more of the same come.
    ['ship 1', undefined],
  ])('after %s %s is in hand', (item, next) => {
    const found = put(empty, item, 'B2');
    expect('value' in found && found.next).toBe(next);
  });

  it('all ships of a player are taken at once, and put one after the other', () => {
    const item = 'fleet 0 grain,fruit,-';
    expect(ids(empty)).toContain(item);
    const first = put(empty, item, 'B2');
    expect(first).toMatchObject({ value: { ships: ['0a@B2:grain'] }, next: 'fleet 0 fruit,-' });
    const table = after([item, 'B2'], ['fleet 0 fruit,-', 'C1'], ['fleet 0 -', 'C4']);
    expect(table.ships).toEqual(['0a@B2:grain', '0b@C1:fruit', '0c@C4']);
    // Then those of the next player; what is in hand meanwhile is said.
    expect(ids(table).filter((id) => id.startsWith('fleet'))[0]).toBe('fleet 1 grain,grain,grain');
    expect(entry.inHand?.(empty, 'fleet 0 fruit,-', around(empty))?.name).toBe('ships of A: fruit, empty');
    const last = put(table, 'fleet 1 grain', 'A1');
    expect('value' in last && last.next).toBe(undefined);
  });

  it('whose fleet is told plays; once cards are told nobody else sits down', () => {
    const three = after(['ship 0', 'A1'], ['ship 1', 'B2'], ['ship 2', 'C4']);
    const fourth = ids(three).find((id) => id.startsWith('fleet 3'));
    const found = put(three, fourth ?? '', 'D1');
    expect(found).toMatchObject({ value: { seats: 4, ships: ['0a@A1', '1a@B2', '2a@C4', '3a@D1:grain'] } });
    const told = after(['ship 0', 'A1'], ['ship 1', 'B2'], ['ship 2', 'C4'], ['product jam', 'hand 0']);
    expect(ids(told).filter((id) => id.startsWith('fleet'))).toEqual([]);
  });

  it('who is Harbor Master leads on to the next player, round the table', () => {
    const after = (position: Json, seat: number) =>
      entry
        .at(position, `before ${seat}`, around(position, `before ${seat}`))
        ?.rows?.find(({ title }) => title.startsWith('Navigation cards face down'))
        ?.handles.find(({ name }) => name === '1');
    expect(afterMaster(empty, 1)).toBe('before 2');
    const last = after(empty, 2);
    // The Harbor Master comes last, with the hand that is seen, unless another one is.
    expect(last?.choose).toBe('hand 0');
    const seen = put(empty, 'mission m01', 'hand 2');
    expect('value' in seen && after(seen.value, 2)?.choose).toBe('before 0');
    // Of whom something is told, nobody is led to.
    expect(after(last?.to ?? empty, 1)?.choose).toBe(undefined);
  });

  it('point cards that lie before a player are told by their number', () => {
    const rows = entry.at(empty, 'before 0', around(empty, 'before 0'))?.rows ?? [];
    const cells = rows.flatMap(({ handles }) => handles);
    const two = cells.find(({ id }) => id === 'laid 2 0');
    expect(two?.to?.hands).toEqual([{ laid: ['advantage', 'advantage'] }, {}, {}]);
    // Both kinds by one touch, as many as the box has.
    const both = cells.find(({ id }) => id === 'laid 1 1');
    expect(both?.to?.hands).toEqual([{ laid: ['advantage', 'extra-advantage'] }, {}, {}]);
    expect(cells.filter(({ id }) => id.startsWith('laid'))).toHaveLength((3 + 1) * (1 + 1));
  });

  it('ships are put in the order of their fleet, loaded and carried', () => {
    const table = after(['ship 1', 'B2'], ['cargo grain', 'B2'], ['ship 1', 'C4']);
    expect(table.ships).toEqual(['1a@B2:grain', '1b@C4']);
    expect(entry.carry?.(table, 'B2', 'D1', around(table))).toMatchObject({
      value: { ships: ['1a@D1:grain', '1b@C4'] },
    });
  });

  it.each<readonly [item: string, spot: string, refused: RegExp]>([
    ['ship 0', 'B2', /B2 is taken by B’s ship\u00a01/],
    ['cargo fruit', 'C4', /no ship there/],
    ['cargo grain', 'B2', /carries that already/],
  ])('%s on %s is refused with its reason', (item, spot, refused) => {
    const found = put(after(['ship 1', 'B2'], ['cargo grain', 'B2']), item, spot);
    expect('refused' in found && found.refused).toMatch(refused);
  });

  it('several ships at a quay are chosen one after the other', () => {
    const table = after(['ship 0', 'VU1'], ['ship 1', 'VU1'], ['cargo grain', 'VU1#0a']);
    expect(table.ships).toEqual(['0a@VU1:grain', '1a@VU1']);
    const last = entry.at(table, 'VU1', around(table));
    expect([last?.name, last?.handles[0]?.choose]).toEqual(['B’s ship\u00a01', 'VU1#0a']);
    expect(entry.at(table, 'VU1#0a', around(table))?.name).toBe('A’s ship\u00a01');
  });

  it('a ship is emptied and taken off', () => {
    const table = after(['ship 0', 'C1'], ['cargo fruit', 'C1']);
    const handles = entry.at(table, 'C1', around(table))?.handles ?? [];
    expect(handles.map(({ id, to }) => [id, to?.ships])).toEqual([
      ['empty', ['0a@C1']],
      ['off', []],
    ]);
  });
});

describe('at a player', () => {
  it('cards go into a hand, where they belong; a Mission turns up one that was face down', () => {
    const table = after(['product jam', 'hand 0'], ['navigation setback', 'hand 0'], ['mission m09', 'hand 0']);
    expect(table.hands).toEqual([{ products: ['jam'], navigation: ['setback'], missions: ['m09', '?', '?'] }, {}, {}]);
    expect(rotterdam.validate(must(rotterdam.parsePosition(table)))).toEqual([]);
    const [row] = entry.at(table, 'hand 0', around(table))?.rows ?? [];
    expect(row?.handles.map(({ to }) => to?.hands)).toEqual([
      [{ navigation: ['setback'], missions: ['m09', '?', '?'] }, {}, {}],
      [{ products: ['jam'], missions: ['m09', '?', '?'] }, {}, {}],
      [{ products: ['jam'], navigation: ['setback'] }, {}, {}],
    ]);
  });

  it('point cards and Missions are laid before it, what else it has is in its hand', () => {
    const laid = after(['navigation advantage', 'before 2'], ['mission m01', 'before 2']);
    expect(laid.hands).toEqual([{}, {}, { laid: ['advantage'], shown: ['m01'] }]);
    const held = after(['navigation joker', 'before 2'], ['product jam', 'before 2'], ['navigation ?', 'before 2']);
    expect(held.hands).toEqual([{}, {}, { navigation: ['joker', '?'], products: ['jam'] }]);
  });

  it('a number tells the Navigation cards face down in a hand, and leads on to who has not been told of', () => {
    const table = after(['navigation joker', 'hand 0'], ['product jam', 'hand 2']);
    const hidden = (spot: string) => entry.at(table, spot, around(table))?.rows?.at(-1)?.handles[2];
    expect(hidden('before 0')).toMatchObject({
      to: { hands: [{ navigation: ['joker', '?', '?'] }, {}, { products: ['jam'] }] },
      choose: 'before 1',
    });
    expect(hidden('hand 1')).not.toHaveProperty('choose');
  });

  it('three Missions are in a hand, and those that follow lie on the table; the tray says which it will be', () => {
    const hint = (position: Json) =>
      entry.tray(position, around(position, 'hand 0')).find(({ title }) => title === 'Missions')?.hint;
    const two = after(['mission m01', 'hand 0'], ['mission m02', 'hand 0']);
    expect(hint(two)).toBe('into the hand');
    const four = after(
      ['mission m01', 'hand 0'],
      ['mission m02', 'hand 0'],
      ['mission m03', 'hand 0'],
      ['mission m04', 'hand 0'],
    );
    expect(four.hands).toEqual([{ missions: ['m01', 'm02', 'm03'], shown: ['m04'] }, {}, {}]);
    expect(hint(four)).toBe('three are in hand: on the table');
  });

  it('two Products face down are told at once', () => {
    const table = after(['backs ?botlek ?europoort', 'before 1'], ['backs ?botlek ?botlek', 'hand 2']);
    expect(table.hands).toEqual([{}, { products: ['?botlek', '?europoort'] }, { products: ['?botlek', '?botlek'] }]);
    expect(put(empty, 'backs ?botlek ?botlek', 'B2')).toHaveProperty('refused');
  });

  it('gets the pawn of the Harbor Master and the turn, which leads on to the hand that is seen', () => {
    expect(after(['master', 'seat 1'], ['turn', 'seat 2'])).toMatchObject({ master: 1, seat: 2 });
    expect(put(empty, 'turn', 'before 2')).toMatchObject({ choose: 'hand 2' });
    expect(put(after(['mission m01', 'hand 0']), 'turn', 'before 2')).toMatchObject({ choose: undefined });
  });
});

it('cards are offered where a hand is chosen, each as often as the box has it', () => {
  // Fleets of the first player stand between what is put one by one and the laden ships.
  expect(ids(empty).filter((id) => !id.startsWith('fleet'))).toEqual([
    ...[0, 1, 2].map((seat) => `ship ${seat}`),
    ...reconstructed.materials.map(({ id }) => `cargo ${id}`),
    'master',
    'turn',
    ...[0, 1, 2].flatMap((seat) => reconstructed.materials.map(({ id }) => `ship ${seat} ${id}`)),
  ]);
  const held = after(['mission m01', 'hand 0'], ['product jam', 'hand 1']);
  const items = entry.tray(held, around(held, 'hand 1')).flatMap((tray) => tray.items);
  const left = (id: string) => items.find((item) => item.id === id)?.left;
  expect([left('mission m01'), left('mission m02'), left('product jam'), left('product bread')]).toEqual([0, 1, 6, 8]);
  expect(ids(held, 'before 1')).toContain('product jam');
});

it('every letter takes one thing', () => {
  for (const lang of ['fr', 'en'] as const) {
    const keys = entry.tray(empty, { ...around(empty), lang })[0]?.items.map(({ key }) => key) ?? [];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain(undefined);
  }
});

describe('moves on the river', () => {
  const shown = (position: Json) => {
    const { state, table } = must(readTable(position));
    return movesOn(state, table);
  };

  it('are launches at a start, ships that go, and those that stay or unload where they are', () => {
    expect(shown(started(empty)).shown.map(({ to }) => to)).toContain('A1');
    const called = { ...empty, ships: ['0a@A1'], call: { color: 'red' } };
    expect(shown(called).shown.map(({ from, to }) => [from, to])).toEqual([['A1', 'B1']]);
    const landed = { ...empty, phase: 'unload', ships: ['0a@VU1:grain'] };
    expect(shown(landed).shown.map(({ from, to }) => [from, to])).toEqual([['VU1', 'VU1']]);
  });

  it('are meant where they are not legal', () => {
    const { meant, meantAt } = shown({ ...empty, ships: ['0a@A1'] });
    expect(meant?.('A1', 'D3')).toEqual({ kind: 'sail', seat: 0, ship: '0a', to: 'D3' });
    expect([meant?.('B1', 'D3'), meant?.('A1', 'hand 0'), meantAt?.('B1')]).toEqual([undefined, undefined, undefined]);
    expect(shown(started(empty)).meantAt?.('B1')).toMatchObject({ kind: 'launch', start: 'B1' });
  });
});

it('the start of a game is sound, with nothing known of what is hidden', () => {
  const { state } = must(readTable(started({ ...empty, master: 2, hands: [{ products: ['jam'] }, {}, {}] })));
  expect(rotterdam.validate(state)).toEqual([]);
  expect([state.phase, state.master, state.round]).toEqual(['launch', 2, 1]);
});
