import { readTable } from '@portolan/boards/rotterdam';
import { must } from '@portolan/core';
import { phases, reconstructed, rotterdam } from '@portolan/rotterdam';
import { describe, expect, it } from 'vitest';
import { listIn, objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { changed, emptied, shipsIn, textsIn, withHand } from './draft.ts';
import { fleetIds, freePlace, shipWritten, withShip } from './fleet.ts';
import { freshPosition } from './fresh.ts';
import { partly } from './partly.ts';
import { firstMove, moveOfKind } from './proposal.ts';

/** A position as its state writes it again. */
const whole = (position: Json) => rotterdam.makePosition(must(readTable(position)).state);

/** It can be read, and nothing speaks against it but these reasons. */
const soundAs = (position: Json, reasons: readonly string[] = []): void => {
  const read = readTable(position);
  expect(read.ok ? [] : read.problems).toEqual([]);
  expect(rotterdam.validate(must(read).state).map(({ reason }) => reason)).toEqual(reasons);
};

describe('a position that is entered', () => {
  it('begins with a table that can occur', () => soundAs(freshPosition));

  it('can begin with nothing on it: players, readings and variants stay', () => {
    const variants = { safeHaven: true };
    const rulings = { 'trading-order': 'free' };
    const empty = emptied({ ...freshPosition, seats: 4, variants, rulings });
    soundAs(empty);
    expect(empty).toEqual({ seats: 4, variants, rulings, phase: 'launch', ships: [] });
    expect(whole(empty).hands).toEqual(
      Array(4).fill({ products: [], navigation: [], missions: ['?', '?', '?'], shown: [], laid: [] }),
    );
  });

  it('is the same after it was read and written, as JSON and from the state', () => {
    const kept = JSON.parse(JSON.stringify(freshPosition)) as Json;
    expect(kept).toEqual(freshPosition);
    const again = whole(freshPosition);
    expect(whole(again as unknown as Json)).toEqual(again);
  });

  it.each(phases)('goes over to %s and back, readable and sound', (phase) => {
    const there = changed(freshPosition, 'phase', phase);
    soundAs(there);
    // Twelve Mission points are not taken away again: that the game goes on with them is told, beside the phase.
    const late = phase === 'over' ? ['over-too-late'] : [];
    for (const other of phases)
      soundAs(changed(there, 'phase', other), ['setup', 'mission', 'over'].includes(other) ? [] : late);
  });

  it.each(phases)('leaves no ship in a harbor where none can lie: %s', (phase) => {
    const ships = ['0a@VU1:grain', '1a@D3'];
    soundAs(changed({ ...freshPosition, phase: 'unload', ships }, 'phase', phase));
  });

  it.each([2, 3, 4])('follows the number of players: %i', (seats) => {
    const full = {
      ...freshPosition,
      seats: 4,
      ships: [...textsIn(freshPosition, 'ships'), '3a@A1'],
      master: 3,
      seat: 3,
    };
    const next = changed(full, 'seats', seats);
    soundAs(next);
    expect(listIn(next, 'hands')).toHaveLength(seats);
    expect(shipsIn(next).every(({ owner }) => owner < seats)).toBe(true);
  });

  it('begins a call with a color before which a ship can move', () => {
    const moving = changed(freshPosition, 'step', 'moving');
    soundAs(moving);
    expect(objectIn(moving, 'call').color).toBe('red');
    expect(changed(moving, 'step', 'after').call).toBeUndefined();
  });
});

describe('the ships of a draft', () => {
  const ships = ['0a@E2:fruit', '1a@F1'];

  it('are put, moved, loaded and taken off', () => {
    expect(withShip(ships, '0a', { at: 'F2', cargo: null })).toEqual(['0a@F2', '1a@F1']);
    expect(withShip(ships, '2a', { at: 'A1', cargo: 'grain' })).toEqual([...ships, '2a@A1:grain']);
    expect(withShip(ships, '0a', null)).toEqual(['1a@F1']);
  });

  it('are written as they are read', () =>
    expect(shipsIn({ ships: [...ships, 'rubbish'] }).map(shipWritten)).toEqual([...ships, 'rubbish@']));

  it('belong to fleets of five with two players, else of four', () => {
    expect(fleetIds(reconstructed, 2)).toHaveLength(10);
    expect(fleetIds(reconstructed, 4)).toHaveLength(16);
  });

  it('come to a free start, then to any free position', () => {
    expect(freePlace(reconstructed, shipsIn({ ships: ['0a@A1'] }))).toBe('A2');
    expect(freePlace(reconstructed, shipsIn({ ships: ['0a@A1', '0b@A2', '0c@A3', '0d@A4'] }))).toBe('B1');
  });
});

it('hands are changed one list at a time; no Missions are not three unknown ones', () => {
  const hands = withHand({ seats: 2 }, 1, 'products', ['bread']);
  expect(hands).toEqual([{}, { products: ['bread'] }]);
  expect(withHand({ seats: 2, hands }, 1, 'products', [])).toEqual([{}, {}]);
  expect(withHand({ seats: 2 }, 0, 'missions', [])).toEqual([{ missions: [] }, {}]);
});

describe('what cannot be read', () => {
  const last = must(readTable(freshPosition)).table;

  it('is drawn as far as it can be, each ship once', () => {
    const ships = ['0a@E2:fruit', '0a@F2', '1a@nowhere', '9a@A1', 'rubbish', '2a@B1:tea'];
    expect(partly({ seats: 3, ships }, last).position.ships).toEqual(['0a@F2', '2a@B1:tea']);
    expect(partly({ seats: 'many', ships: 3 }, last).position.ships).toEqual([]);
    expect(partly({ seats: 2, ships: [] }, last).position).toMatchObject({ seats: 2, hands: expect.any(Array) });
  });
});

describe('a table that cannot occur', () => {
  const bread = reconstructed.products.find(({ id }) => id === 'bread')?.copies ?? 0;
  it.each<[string, Json, string]>([
    ['two-ships', { ships: ['0a@B1', '1a@B1'] }, 'ships[0]'],
    ['not-unloaded', { phase: 'launch', ships: ['0a@VU1'] }, 'ships[0]'],
    [
      'too-many-units',
      { ships: ['A1', 'A2', 'A3', 'A4', 'B1', 'B2'].map((at, i) => `${i % 3}${'ab'[i > 2 ? 1 : 0]}@${at}:fruit`) },
      'ships[5]',
    ],
    [
      'too-many-products',
      { hands: [{ products: Array.from({ length: bread + 1 }, () => 'bread') }, {}, {}] },
      'hands[0].products',
    ],
    ['product-total', { piles: { botlek: { size: 3 } } }, 'piles.botlek.size'],
    ['too-many-navigation', { used: ['setback', 'setback', 'setback'] }, 'used'],
    ['navigation-total', { navPile: 3 }, 'navPile'],
    ['mission-twice', { hands: [{ missions: ['m01', 'm01', 'm02'] }, {}, {}] }, 'hands[0].missions'],
    ['mission-total', { missionPile: 3 }, 'missionPile'],
    ['mission-hand', { hands: [{ missions: ['m01'] }, {}, {}] }, 'hands[0].missions'],
    ['hand-over-limit', { hands: [{ navigation: ['?', '?', '?', '?'] }, {}, {}] }, 'hands[0].navigation'],
    ['laid-without-points', { hands: [{ laid: ['joker'] }, {}, {}] }, 'hands[0].laid'],
    ['too-many-calls', { phase: 'sail', called: ['red', 'red', 'red', 'red'] }, 'called'],
    ['mover-cannot-move', { call: { color: 'red', mover: 1 }, ships: ['0a@B1'] }, 'call.mover'],
    ['too-many-due', { phase: 'anchor', due: [9, 0, 0] }, 'due[0]'],
    [
      'offer-not-in-hand',
      { phase: 'trade', passed: [], offer: { from: 0, to: 1, give: ['jam'], get: [] } },
      'offer.give',
    ],
    ['nobody-trades', { phase: 'trade' }, 'passed'],
    ['nothing-to-draw', { phase: 'launch', pending: [{ draw: 'reveal', harbor: 'botlek' }] }, 'pending'],
    ['pile-not-open', { variants: { openProducts: true } }, 'piles.botlek.top'],
    ['over-too-early', { phase: 'over', hands: [{ shown: ['m01'] }, {}, {}] }, 'hands[0].shown'],
    ['over-too-late', { phase: 'launch', hands: [{ shown: ['m29', 'm14'] }, {}, {}] }, 'phase'],
  ])('says so beside the field: %s', (reason, part, place) => {
    const position = { seats: 3 as const, ...part };
    const found = rotterdam.validate(must(readTable(position)).state, position).filter((one) => one.reason === reason);
    expect(found.length).toBeGreaterThan(0);
    expect(found.flatMap(({ paths }) => paths)).toContain(place);
  });
});

describe('a move to propose', () => {
  const kinds = [
    'launch',
    'callColor',
    'sail',
    'hold',
    'takeNavigation',
    'discardNavigation',
    'layPoints',
    'playCard',
    'unload',
    'offerTrade',
    'acceptTrade',
    'declineTrade',
    'fulfill',
    'endTurn',
    'drawMission',
    'drawNavigation',
    'drawProduct',
    'revealProduct',
  ];

  it.each(phases)('is there at once, and one of each kind can be read: %s', (phase) => {
    const { state, table } = must(readTable(changed(freshPosition, 'phase', phase)));
    for (const action of [firstMove(state, table), ...kinds.map((kind) => moveOfKind(kind, state, table))]) {
      const read = rotterdam.parseAction(action, state);
      expect({ action, problems: read.ok ? [] : read.problems }).toMatchObject({ problems: [] });
    }
  });
});
