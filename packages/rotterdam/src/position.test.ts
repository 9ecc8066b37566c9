import { must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { reconstructed } from './editions/reconstructed.ts';
import { rotterdam } from './index.ts';
import { wholePosition } from './position.ts';
import type { Position } from './types.ts';

const told = (json: unknown): readonly string[] => {
  const read = rotterdam.parsePosition(json);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`.trim());
};

const filled = (position: Position): Position => wholePosition(must(rotterdam.parsePosition(position)));

describe('a position that was kept', () => {
  const kept = (position: Position): Position => rotterdam.makePosition(must(rotterdam.parsePosition(position)));
  const under = (position: Position, rulings: Position['rulings']): Position =>
    filled({ ...kept(position), ...(rulings ? { rulings } : {}) });

  it('names nothing that follows by a reading, and is the same state again', () => {
    const call: Position = { seats: 2, ships: ['0a@A1', '1a@C3'], call: { color: 'red' } };
    const over: Position = { seats: 2, phase: 'over', hands: [{ shown: ['m29', 'm13'] }, {}] };
    for (const position of [call, over, { seats: 2, phase: 'trade' } satisfies Position]) {
      const state = must(rotterdam.parsePosition(position));
      expect(must(rotterdam.parsePosition(rotterdam.makePosition(state)))).toEqual(state);
    }
    expect(kept(call).call).not.toHaveProperty('waiting');
    expect(kept({ seats: 2, phase: 'trade' })).not.toHaveProperty('passed');
    expect(kept(over)).not.toHaveProperty('result');
    // What differs from it is told.
    expect(kept({ ...call, call: { color: 'red', waiting: ['0a'] } }).call).toMatchObject({ waiting: ['0a'] });
    expect(kept({ seats: 2, phase: 'trade', passed: [1], hands: [{}, { products: ['jam'] }] }).passed).toEqual([1]);
  });

  it('freezes no reading: who waits, who trades, who has won', () => {
    const call: Position = { seats: 2, ships: ['0a@B4', '1a@C4', '1b@A1'], call: { color: 'red', mover: 1 } };
    expect(under(call, {}).call?.waiting).toEqual(['1a', '1b']);
    expect(under(call, { 'blocked-ship': 'moves-later' }).call?.waiting).toEqual(['0a', '1a', '1b']);
    const hands = [{ products: ['jam'] }, { navigation: ['setback'] }] as const;
    const trade: Position = { seats: 2, phase: 'trade', rulings: { 'cards-in-trading': 'none' }, hands };
    expect(under(trade, { 'cards-in-trading': 'none' }).passed).toEqual([1]);
    expect(under(trade, {}).passed).toEqual([]);
    const points: Position = {
      seats: 2,
      phase: 'over',
      hands: [{ shown: ['m29', 'm13'] }, { shown: ['m30', 'm15'], navigation: ['advantage'] }],
    };
    expect(under(points, {}).result?.winners).toEqual([1]);
    expect(under(points, { 'navigation-points': 'laid-only' }).result?.winners).toEqual([0, 1]);
  });
});

describe('what a table does not say', () => {
  it('is filled in', () => {
    const table = filled({
      seats: 3,
      master: 1,
      ships: ['0a@C2:grain', '1b@VU1'],
      hands: [
        { products: ['bread', '?botlek'], navigation: ['joker', '?'] },
        { shown: ['m09'], laid: ['advantage'] },
        {},
      ],
      used: ['setback'],
      piles: { vulcaanhaven: { top: ['pasta'] } },
    });
    expect(table).toMatchObject({ round: 1, phase: 'launch', seat: 1, step: 'open', called: [] });
    expect(table.stock).toEqual({ grain: 6, fruit: 5, 'crude-oil': 5, chemicals: 7 });
    expect(table.hands?.map(({ missions }) => missions)).toEqual([
      ['?', '?', '?'],
      ['?', '?', '?'],
      ['?', '?', '?'],
    ]);
    // 16 and 14 cards less those in hands and on top; 20 and 46 less those seen and those face down.
    expect(table.piles).toEqual({
      vulcaanhaven: { top: ['pasta'], size: 14 },
      merwehaven: { size: 14 },
      botlek: { size: 13 },
      europoort: { size: 16 },
    });
    expect(table.navPile).toBe(20 - 4);
    expect(table.missionPile).toBe(46 - 10);
  });

  it.each([
    { phase: 'sail', seat: 0, step: 'choose' },
    { phase: 'anchor', seat: 0, step: 'open', due: [1, 0] },
    { phase: 'trade', seat: null, step: 'open', passed: [0] },
    { phase: 'over', seat: null, step: null },
  ] as const)('depends on the phase $phase', ({ phase, ...expected }) => {
    const hands = [{ shown: ['m29', 'm13'] }, { products: ['jam'], navigation: ['joker'] }] as const;
    const ships = phase === 'anchor' ? ['0a@C1:grain', '1a@C2'] : [];
    expect(filled({ seats: 2, phase, ships, hands })).toMatchObject(expected);
  });

  it('is who waits for a call', () => {
    const ships = ['0a@A1:grain', '0b@B4', '1a@C3:fruit', '1b@D1'];
    const { call, phase, step } = filled({ seats: 2, ships, call: { color: 'red', moved: ['0b'] } });
    expect({ phase, step, ...call }).toMatchObject({ phase: 'sail', step: 'moving', mover: 0, waiting: ['0a', '1a'] });
  });

  it('is what is still to be dealt', () => {
    const { pending } = filled({
      seats: 2,
      master: 1,
      phase: 'setup',
      variants: { openProducts: true },
      hands: [{ missions: ['?', 'm01'] }, { missions: ['?', '?', '?'] }],
    });
    expect(pending?.map((one) => Object.values(one).join(' '))).toEqual([
      'mission 0',
      ...['vulcaanhaven', 'merwehaven', 'botlek', 'europoort'].map((harbor) => `reveal ${harbor}`),
    ]);
  });

  it('is the result of the final counting', () => {
    const { result } = filled({ seats: 2, phase: 'over', hands: [{ shown: ['m29', 'm13'] }, { shown: ['m30'] }] });
    expect(result).toEqual({
      scores: [
        { missions: 12, navigation: 0, products: 0, total: 12 },
        { missions: 7, navigation: 0, products: 0, total: 7 },
      ],
      winners: [0],
    });
  });

  it('is the least that face-down cards can be worth', () => {
    const { result } = filled({
      seats: 2,
      phase: 'over',
      hands: [{ shown: ['m29', 'm13'], products: ['?botlek', '?'], navigation: ['?'] }, {}],
      piles: Object.fromEntries(reconstructed.harbors.map(({ id }) => [id, { size: 14 }])),
    });
    expect(result?.scores[0]).toEqual({ missions: 12, navigation: 0, products: 2 + 1, total: 15 });
  });
});

describe('a position that is refused', () => {
  it.each([
    { json: 7, problems: ['not-an-object'] },
    { json: {}, problems: ['seats missing-field'] },
    { json: { seats: 5 }, problems: ['seats out-of-range'] },
    { json: { seats: 3, table: 1 }, problems: ['table unknown-field'] },
    { json: { seats: 3, game: 'borneo' }, problems: ['game wrong-game'] },
    { json: { seats: 3, rulings: { 'blocked-ship': 'never' } }, problems: ['rulings.blocked-ship unknown-reading'] },
    { json: { seats: 3, variants: { storms: true } }, problems: ['variants.storms unknown-variant'] },
    { json: { seats: 3, edition: { colors: ['red'] } }, problems: ['edition.colors wrong-length'] },
    { json: { seats: 3, ships: ['0a'] }, problems: ['ships[0] wrong-ship'] },
    { json: { seats: 3, ships: ['3a@A1'] }, problems: ['ships[0] unknown-ship'] },
    { json: { seats: 3, ships: ['0e@A1'] }, problems: ['ships[0] unknown-ship'] },
    { json: { seats: 3, ships: ['0a@A9'] }, problems: ['ships[0] unknown-position'] },
    { json: { seats: 3, ships: ['0a@A1:coal'] }, problems: ['ships[0] unknown-material'] },
    { json: { seats: 3, ships: ['0a@A1', '0a@A2'] }, problems: ['ships[1] duplicate'] },
    { json: { seats: 3, ships: ['0a@A1:grain'], stock: { grain: 7 } }, problems: ['stock.grain wrong-total'] },
    { json: { seats: 3, hands: [{}] }, problems: ['hands wrong-length'] },
    { json: { seats: 2, hands: [{ products: ['coffee'] }, {}] }, problems: ['hands[0].products[0] unknown-product'] },
    { json: { seats: 2, hands: [{ products: ['?rouen'] }, {}] }, problems: ['hands[0].products[0] unknown-product'] },
    { json: { seats: 2, hands: [{ navigation: ['fog'] }, {}] }, problems: ['hands[0].navigation[0] unknown-card'] },
    { json: { seats: 2, hands: [{}, { missions: ['m99'] }] }, problems: ['hands[1].missions[0] unknown-mission'] },
    { json: { seats: 2, piles: { rouen: {} } }, problems: ['piles.rouen unknown-harbor'] },
    { json: { seats: 3, phase: 'sail', step: 'open' }, problems: ['step wrong-step'] },
    { json: { seats: 3, phase: 'sail', step: 'moving' }, problems: ['call missing-field'] },
    { json: { seats: 3, phase: 'launch', call: { color: 'red' } }, problems: ['call wrong-phase', 'step wrong-step'] },
    { json: { seats: 3, call: { color: 'red', waiting: ['0a'] } }, problems: ['call.waiting not-before-color'] },
    {
      json: {
        seats: 3,
        ships: ['0a@B1', '0b@A2'],
        call: { color: 'red', moved: ['0a', '0a'], held: ['0b'], waiting: ['0a', '0b'] },
      },
      problems: ['call.moved duplicate', 'call.waiting duplicate', 'call.waiting duplicate'],
    },
    { json: { seats: 3, phase: 'trade', seat: 1 }, problems: ['seat no-turn'] },
    { json: { seats: 3, phase: 'launch', seat: null }, problems: ['seat missing-field'] },
    { json: { seats: 3, due: [1, 0, 0] }, problems: ['due wrong-phase'] },
    { json: { seats: 3, offer: { from: 0, to: 1, give: ['jam'], get: [] } }, problems: ['offer wrong-phase'] },
    {
      json: { seats: 3, phase: 'trade', offer: { from: 0, to: 0, give: ['jam'], get: [] } },
      problems: ['offer.to same-seat'],
    },
    {
      json: { seats: 3, phase: 'trade', offer: { from: 0, to: 1, give: [], get: [] } },
      problems: ['offer nothing-exchanged'],
    },
    { json: { seats: 3, phase: 'setup', pending: [] }, problems: ['pending missing-field'] },
    {
      json: { seats: 3, pending: [{ draw: 'reveal', seat: 0 }] },
      problems: ['pending[0].seat unknown-field', 'pending[0].harbor missing-field'],
    },
    {
      json: { seats: 2, hands: [{ products: ['?'] }, {}] },
      problems: reconstructed.harbors.map(({ id }) => `piles.${id}.size missing-field`),
    },
  ])('$problems.0', ({ json, problems }) => expect(told(json)).toEqual(problems));
});

it('counts no card as due once the phase of the anchors is over, whatever was typed in', () => {
  const state = must(rotterdam.parsePosition({ seats: 3, phase: 'anchor', master: 0, seat: 2, due: [1, 0, 0] }));
  rotterdam.apply(state, { kind: 'endTurn', seat: 2 });
  expect(state.due).toEqual([0, 0, 0]);
});

describe('a position that cannot be', () => {
  it.each([
    { position: { seats: 2, ships: ['0a@C2', '1a@C2'] }, place: 'ships[0]' },
    { position: { seats: 2, hands: [{}, { navigation: ['?', '?', '?', '?'] }] }, place: 'hands[1].navigation' },
    { position: { seats: 2, hands: [{ missions: ['m01'] }, {}] }, place: 'hands[0].missions' },
    { position: { seats: 2, piles: { botlek: { size: 3 } } }, place: 'piles.botlek.size' },
    { position: { seats: 2, phase: 'anchor', due: [0, 6] }, place: 'due[1]' },
  ] as readonly { position: Position; place: string }[])('is told at $place', ({ position, place }) => {
    const found = rotterdam.validate(must(rotterdam.parsePosition(position)), position);
    expect(found.map(({ paths }) => paths[0])).toEqual([place]);
  });
});
