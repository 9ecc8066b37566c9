import { must, type SetupOptions } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { comptoirDesAntilles, type Setup } from './index.ts';
import type { Position } from './types.ts';

const told = (json: unknown): readonly string[] => {
  const read = comptoirDesAntilles.parsePosition(json);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`.trim());
};

const filled = (position: Position): Position =>
  comptoirDesAntilles.makePosition(must(comptoirDesAntilles.parsePosition(position)));

const quays = ['4 madras', '5 rum A2B1 pirates/C', '-', '6 -'];

describe('what a table does not say', () => {
  it('is filled in', () => {
    const table = filled({ seats: 3, quays: quays.with(3, '6 spices'), first: 1 });
    expect(table).toMatchObject({ phase: 'act', active: 1, slate: 1, premiums: [0, 0, 0], next: '?', tail: [] });
    expect(table.hands).toEqual([['?'], ['?'], ['?']]);
    expect(table.reserves).toEqual([8, 9, 10]);
    // The box less the pieces in view: one ship of 4, 5 and 6 each, a madras, a rum and a spices, the only Pirates.
    expect(table.ships).toEqual({ 3: 4, 4: 4, 5: 4, 6: 2, 7: 2, 8: 1 });
    expect(table.goods).toEqual({ madras: 6, rum: 4, spices: 2, vanilla: 1 });
    expect(table.tilePile).not.toHaveProperty('pirates');
  });

  it('is read back where more porters are aboard than there are', () => {
    const table = filled({ seats: 3, quays: ['4 madras A3', '5 rum A4', '-', '6 spices A5'] });
    expect(filled(table)).toEqual(table);
  });

  it.each([
    { phase: 'setupShips', quays: ['-', '-', '-', '-'], hands: [[], [], []] },
    { phase: 'over', outcome: { clause: 'end.last-ship', winners: [0, 1, 2] } },
  ] as const)('depends on the phase $phase', ({ phase, ...expected }) => {
    expect(filled({ seats: 3, phase })).toMatchObject(expected);
  });

  it('is one tile more than the new ships, in the hand that gives them out', () => {
    expect(filled({ seats: 3, phase: 'assign', quays }).hands).toEqual([['?', '?'], ['?'], ['?']]);
  });

  it('is all of a card in play', () => {
    const turn = { contact: 'pilot' };
    const { turn: told } = filled({ seats: 3, phase: 'effect', turn });
    expect(told?.effects?.map((one) => one.do)).toEqual(['place', 'move']);
    expect(filled({ seats: 3, turn }).turn).toEqual({ contact: 'pilot', resolved: true });
  });

  it('is the figure of the card whose ship is leaving', () => {
    const leaving = { quay: 2 } as const;
    const table = filled({ seats: 3, phase: 'settle', quays, turn: { contact: 'captain' }, leaving });
    expect(table.leaving).toEqual({ quay: 2, cause: 'full', due: 4 });
  });

  it('is the one who speaks after the highest bidder', () => {
    const auction = { tile: 'claim', high: { seat: 2, amount: 1 }, passed: [0] } as const;
    expect(filled({ seats: 3, phase: 'auction', premiums: [5, 5, 5], auction }).auction?.next).toBe(1);
  });
});

describe('a position', () => {
  const three = (quay: string) => ({ seats: 3, quays: [quay, '-', '-', '-'] });

  it.each([
    { json: [], problems: ['not-an-object'] },
    { json: {}, problems: ['seats missing-field'] },
    { json: { seats: 5 }, problems: ['seats out-of-range'] },
    { json: { seats: 3, table: 1 }, problems: ['table unknown-field'] },
    { json: { seats: 3, game: 'borneo' }, problems: ['game wrong-game'] },
    { json: { seats: 3, version: 2 }, problems: ['version wrong-version'] },
    { json: { seats: 3, edition: 'printed' }, problems: ['edition unknown-edition'] },
    { json: { seats: 3, phase: 'tea' }, problems: ['phase unknown-phase'] },
    { json: { seats: 3, active: 3 }, problems: ['active unknown-seat'] },
    { json: { seats: 3, rulings: { tea: 'time' } }, problems: ['rulings.tea unknown-ruling'] },
    { json: { seats: 3, rulings: { storm: 'calm' } }, problems: ['rulings.storm unknown-reading'] },
    { json: { seats: 3, quays: ['-'] }, problems: ['quays wrong-length'] },
    { json: three('5 rum 4 madras'), problems: ['quays[0] two-ships'] },
    { json: three('- pirates/C'), problems: ['quays[0] no-ship'] },
    { json: three('A2'), problems: ['quays[0] no-ship'] },
    { json: three('rum'), problems: ['quays[0] wrong-quay'] },
    { json: three('13 rum'), problems: ['quays[0] out-of-range'] },
    { json: three('5 tea'), problems: ['quays[0] unknown-goods'] },
    { json: three('5 rum D1'), problems: ['quays[0] unknown-seat'] },
    { json: three('5 rum A1A2'), problems: ['quays[0] duplicate'] },
    { json: three('5 rum kraken/A'), problems: ['quays[0] unknown-tile'] },
    { json: three('5 rum pirates/D'), problems: ['quays[0] unknown-seat'] },
    { json: { ...three('5 rum A2'), reserves: [9, 10, 10] }, problems: ['reserves[0] wrong-total'] },
    { json: { seats: 3, hands: [['rum?'], [], []] }, problems: ['hands[0][0] unknown-goods'] },
    { json: { seats: 3, tiles: [[], ['kraken'], []] }, problems: ['tiles[1][0] unknown-tile'] },
    { json: { seats: 3, discards: [['cook'], [], []] }, problems: ['discards[0][0] unknown-contact'] },
    { json: { seats: 3, goods: { tea: 1 } }, problems: ['goods.tea unknown-goods'] },
    { json: { seats: 3, ships: { 13: 1 } }, problems: ['ships.13 unknown-ship'] },
    { json: { seats: 3, next: null, ships: { 5: 1 } }, problems: ['next wrong-phase'] },
    { json: { seats: 3, next: '?', ships: {} }, problems: [] },
    { json: { seats: 3, phase: 'effect' }, problems: ['turn.contact wrong-phase'] },
    {
      json: { seats: 3, phase: 'act', turn: { contact: 'pilot', resolved: false } },
      problems: ['turn.resolved wrong-phase'],
    },
    { json: { seats: 3, phase: 'depart', turn: { contact: 'pilot' } }, problems: ['quays wrong-phase'] },
    { json: { seats: 3, phase: 'settle' }, problems: ['leaving missing-field'] },
    { json: { seats: 3, phase: 'settle', leaving: { quay: 1 } }, problems: ['leaving.quay no-ship'] },
    { json: { seats: 3, leaving: { quay: 1 } }, problems: ['leaving wrong-phase'] },
    { json: { seats: 3, phase: 'auction' }, problems: ['auction missing-field'] },
    {
      json: { seats: 3, phase: 'auction', auction: { tile: 'claim', passed: [0, 1, 2] } },
      problems: ['auction.next not-bidding'],
    },
    { json: { seats: 3, phase: 'drawGoods' }, problems: ['quays wrong-phase'] },
    { json: { ...three('5 -'), phase: 'assign', hands: [['?'], ['?'], ['?']] }, problems: ['hands wrong-phase'] },
    { json: { seats: 3, phase: 'revealShip', next: 5 }, problems: ['next wrong-phase'] },
    { json: { seats: 3, phase: 'setupGoods' }, problems: ['quays wrong-phase'] },
    { json: { seats: 3, phase: 'setupHands', hands: [['?'], ['?'], ['?']] }, problems: ['hands wrong-phase'] },
    { json: { seats: 3, phase: 'revealTile', tilePile: {} }, problems: ['tilePile wrong-phase'] },
    { json: { seats: 3, outcome: { clause: 'end.hundred', winners: [0] } }, problems: ['outcome wrong-phase'] },
  ])('is refused: $problems.0', ({ json, problems }) => expect(told(json)).toEqual(problems));

  it('may be impossible all the same', () => {
    const state = must(comptoirDesAntilles.parsePosition(three('4 madras A3B2')));
    expect(comptoirDesAntilles.validate(state).map(({ reason }) => reason)).toContain('overloaded');
  });
});

describe('a new game', () => {
  const refused = (options: SetupOptions): readonly string[] => {
    const begun = comptoirDesAntilles.setup(options as Setup); // The types would refuse what is tested here.
    return begun.ok ? [] : begun.problems.map(({ path, code }) => `${path} ${code}`);
  };

  it.each([
    { options: { seats: 5 }, problems: ['seats out-of-range'] },
    { options: { seats: 4, variants: { pirates: true } }, problems: ['variants.pirates unknown-variant'] },
    { options: { seats: 4, rulings: { tea: 'time' } }, problems: ['rulings.tea unknown-ruling'] },
    { options: { seats: 4, edition: { porters: 99 } }, problems: ['edition.porters out-of-range'] },
  ])('is refused: $problems.0', ({ options, problems }) => expect(refused(options)).toEqual(problems));

  it('begins with the youngest', () => {
    const state = must(comptoirDesAntilles.parsePosition({ seats: 4, phase: 'setupShips', first: 3 }));
    expect(comptoirDesAntilles.makePosition(state)).toMatchObject({ slate: 3, active: 3, first: 3, next: '?' });
  });

  it('drops a default that is named', () => {
    const rulings = { storm: 'at-once', hundred: 'end-of-round' } as const;
    const state = must(comptoirDesAntilles.setup({ seats: 3, rulings }));
    expect(comptoirDesAntilles.makePosition(state).rulings).toEqual({ hundred: 'end-of-round' });
  });
});
