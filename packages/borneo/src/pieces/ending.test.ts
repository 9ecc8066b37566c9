import { describe, expect, it } from 'vitest';
import { cardsToDraw, drawEndClause, finalOrder, scoreParts, scoreTotal, winnersOf } from './ending.ts';

describe('the end', () => {
  it('lets the last active player speak last', () => {
    expect(finalOrder(0, 4)).toEqual([1, 2, 3, 0]);
    expect(finalOrder(2, 3)).toEqual([0, 1, 2]);
  });

  it.each([
    { available: 0, end: 0, one: 0 },
    { available: 1, end: 0, one: 1 },
    { available: 2, end: 2, one: 2 },
    { available: 48, end: 2, one: 2 },
  ])('draws with $available left', ({ available, end, one }) => {
    expect([cardsToDraw(available, false), cardsToDraw(available, true)]).toEqual([end, one]);
  });

  it('names the clause of the end', () => {
    expect([drawEndClause(0), drawEndClause(1)]).toEqual(['end.shipment-cards', 'ruling.end-one-card']);
  });

  it('adds up a score, less two for the ship', () => {
    const holdings = { shipments: 3, harbors: 2, missionPoints: 12, ship: true };
    expect(scoreTotal(holdings)).toBe(15);
    expect(scoreParts(holdings).map(({ points }) => points)).toEqual([3, 2, 12, -2]);
    expect(scoreTotal({ ...holdings, ship: false })).toBe(17);
  });

  it.each([
    { totals: [9, 12, 3], missions: [2, 1, 0], winners: [1], clause: 'score.winner' },
    { totals: [15, 12, 15], missions: [2, 1, 1], winners: [0], clause: 'score.tie' },
    { totals: [15, 12, 15], missions: [1, 3, 1], winners: [0, 2], clause: 'score.tie' },
    { totals: [0, 0, 0], missions: [0, 0, 0], winners: [0, 1, 2], clause: 'score.tie' },
  ])('$totals with $missions Missions', ({ totals, missions, winners, clause }) => {
    expect(winnersOf(totals, missions)).toEqual({ winners, clause });
  });
});
