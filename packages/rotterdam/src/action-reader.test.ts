import { must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { rotterdam } from './index.ts';

const state = must(rotterdam.setup({ seats: 2 }));

const told = (json: unknown, inGame = true): readonly string[] => {
  const read = rotterdam.parseAction(json, inGame ? state : undefined);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`.trim());
};

const thief = { kind: 'playCard', seat: 0, card: 'cargo-thief', from: '1a' };

describe('an action that is read', () => {
  it.each([
    [{ kind: 'launch', seat: 0, start: 'A1', cargo: null }],
    // Not a color of the channels: that is for the judge.
    [{ kind: 'callColor', seat: 1, color: 'purple' }],
    [{ kind: 'offerTrade', seat: 0, to: 0, give: ['?botlek'], get: ['jam', 'jam'] }],
    [{ ...thief, to: '0b' }],
    [{ ...thief, start: 'A1' }],
    [{ kind: 'playCard', seat: 0, card: 'joker' }],
    [{ kind: 'playCard', seat: 0, card: 'heavy-storm', ship: '1e', path: [] }],
    [{ kind: 'drawMission', mission: '?' }],
    [{ kind: 'drawProduct', product: '?europoort' }],
  ])('%j', (json) => {
    expect(rotterdam.parseAction(json, state)).toEqual({ ok: true, value: json });
    expect(rotterdam.parseAction(json)).toEqual({ ok: true, value: json });
  });
});

describe('an action that is refused', () => {
  it.each([
    { json: null, problems: ['not-an-object'] },
    { json: {}, problems: ['kind missing-field'] },
    { json: { kind: 'swim' }, problems: ['kind unknown-kind'] },
    { json: { kind: 'endTurn' }, problems: ['seat missing-field'] },
    { json: { kind: 'endTurn', seat: 2 }, problems: ['seat unknown-seat'] },
    { json: { kind: 'endTurn', seat: 0, ship: '0a' }, problems: ['ship unknown-field'] },
    { json: { kind: 'launch', seat: 0, start: 'A1' }, problems: ['cargo missing-field'] },
    {
      json: { kind: 'launch', seat: 0, start: 'Z1', cargo: 'coal' },
      problems: ['start unknown-position', 'cargo unknown-material'],
    },
    { json: { kind: 'sail', seat: 0, ship: '2a', to: 'B1' }, problems: ['ship unknown-ship'] },
    { json: { kind: 'playCard', seat: 0 }, problems: ['card missing-field'] },
    { json: { kind: 'playCard', seat: 0, card: 'fog' }, problems: ['card unknown-card'] },
    { json: { kind: 'playCard', seat: 0, card: 'setback', ship: '0a' }, problems: ['path missing-field'] },
    { json: { kind: 'playCard', seat: 0, card: 'turn-of-luck', ships: ['0a'] }, problems: ['ships wrong-length'] },
    { json: thief, problems: ['to missing-field'] },
    { json: { ...thief, to: '0a', start: 'A1' }, problems: ['to unknown-field'] },
    {
      json: { kind: 'fulfill', seat: 0, mission: 'm47', products: ['?botlek'], jokers: [] },
      problems: ['mission unknown-mission', 'products[0] face-needed'],
    },
    { json: { kind: 'offerTrade', seat: 0, to: 1, give: ['?'], get: [] }, problems: ['give[0] harbor-needed'] },
    {
      json: { kind: 'offerTrade', seat: 0, to: 1, give: ['joker', 'm01', '0a', 'grain'], get: ['?x', 'ham'] },
      problems: [
        'give[0] navigation-in-trade',
        'give[1] goods-in-trade',
        'give[2] goods-in-trade',
        'give[3] goods-in-trade',
        'get[0] unknown-harbor',
        'get[1] unknown-product',
      ],
    },
    { json: { kind: 'drawProduct', product: '?' }, problems: ['product harbor-needed'] },
    { json: { kind: 'revealProduct', product: '?' }, problems: ['product face-needed'] },
    { json: { kind: 'revealProduct', product: '?botlek' }, problems: ['product face-needed'] },
  ])('$problems.0 in $json', ({ json, problems }) => expect(told(json)).toEqual(problems));

  it('even where no game is named', () => {
    expect(told({ kind: 'sail', seat: 0, ship: '4a', to: 'B1' }, false)).toEqual(['ship unknown-ship']);
    expect(told({ kind: 'revealProduct', product: '?botlek' }, false)).toEqual(['product face-needed']);
  });
});
