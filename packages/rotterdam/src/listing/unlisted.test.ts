import { languages, must } from '@portolan/core';
import { expect, it } from 'vitest';
import { rotterdam } from '../index.ts';
import { rules } from '../rules/index.ts';

const state = (more: object) => must(rotterdam.parsePosition({ seats: 3, ...more }));
const trade = (hand: object, more: object = {}) =>
  state({ phase: 'trade', hands: [hand, { products: ['jam'] }, { products: ['bread'] }], ...more });
const free = { 'trading-order': 'free' };
const during = { 'cards-around-call': 'also-during' };
const call = { color: 'red', mover: 1 };

it.each([
  ['a plain turn', state({}), 0, []],
  ['a hand that can be offered in many ways', trade({ products: ['jam'] }), 0, ['offers']],
  ['a card of which only the back is known', trade({ products: ['?botlek'] }), 0, ['offers', 'face-down']],
  ['no card to offer', trade({ navigation: ['joker'] }), 0, []],
  [
    'no card, but gifts may be asked for',
    trade({ navigation: ['joker'] }, { rulings: { 'trade-balance': 'gifts' } }),
    0,
    ['offers'],
  ],
  [
    'an answer that is due',
    trade({ products: ['jam'] }, { offer: { from: 1, to: 0, give: ['jam'], get: ['jam'] } }),
    0,
    [],
  ],
  ['one who is done', trade({ products: ['jam'] }, { passed: [0], rulings: free }), 0, ['done-trading']],
  [
    'the caller while others move',
    state({ call, rulings: during, ships: ['1a@A1'], hands: [{ navigation: ['setback'] }, {}, {}] }),
    0,
    ['between-moves'],
  ],
  [
    'the mover',
    state({ call, rulings: during, ships: ['1a@A1'], hands: [{ navigation: ['setback'] }, {}, {}] }),
    1,
    [],
  ],
] as const)('%s is listed whole, or it is said why not', (_, table, seat, reasons) => {
  const entries = rotterdam.unlisted(table).filter((entry) => entry.seat === seat);
  expect(entries.map(({ reason }) => reason)).toEqual(reasons);
  for (const entry of entries) {
    for (const lang of languages)
      expect(rules.unlisted(entry, lang)).toMatch(lang === 'fr' ? /^La liste .*\s: .*\.$/ : /^The list .*: .*\.$/);
  }
});

it('leaves out what nobody has to do, so that a program does not do it for ever', () => {
  const done = trade({ products: ['jam'], navigation: ['setback'] }, { passed: [0], rulings: free });
  expect(rotterdam.turn(done).actors).toContain(0);
  expect(rotterdam.actions(done, 0)).toEqual([]);
  const offer = { kind: 'offerTrade', seat: 0, to: 1, give: ['jam'], get: ['jam'] } as const;
  expect(rotterdam.check(done, offer).legal).toBe(true);
});
