import { comptoirDesAntilles, reconstructed } from '@portolan/comptoir-des-antilles';
import { must } from '@portolan/core';
import { sample } from '@portolan/solvers/comptoir-des-antilles';
import { expect, it } from 'vitest';
import { ownTable } from './own-table.ts';

const ours = { ...sample };
const contacts = ['a', 'b'].map((id) => ({
  id,
  fr: id,
  en: id,
  commission: 1,
  effects: [{ do: 'place', groups: [2] }],
}));

it.each([
  [{ target: 60 }],
  [{ contacts }],
  [{ ships: [{ value: 5, count: 5 }] }],
  [{ goods: [{ id: 'tea', fr: 'Thé', en: 'Tea', premium: 1, count: 20 }] }],
  [{ goods: [...reconstructed.goods, { id: 'tea', fr: 'Thé', en: 'Tea', premium: 1, count: 1 }], tiles: [] }],
])('a table can be laid with the box %j', (edition) => {
  const position = ownTable(ours, edition);
  expect(position.edition).toEqual(edition);
  const state = must(comptoirDesAntilles.parsePosition(position));
  expect(comptoirDesAntilles.validate(state)).toEqual([]);
  expect(state.premiums).toEqual(sample.premiums);
  expect(comptoirDesAntilles.actions(state).length).toBeGreaterThan(0);
});

it('our own table stays as it is, as far as the box has its pieces', () => {
  expect(ownTable(ours, { target: 60 })).toEqual({ ...ours, edition: { target: 60 } });
});
