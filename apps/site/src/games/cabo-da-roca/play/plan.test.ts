import { caboDaRoca } from '@portolan/cabo-da-roca';
import { must, nextAction, rng } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { planLaws } from '../../../play/laws.ts';
import { plan } from './plan.ts';

describe('moves of Cabo da Roca', () => {
  it('are put together by touches that lead to them alone', () => {
    const found = [2, 4].map((seats) =>
      planLaws(caboDaRoca, must(caboDaRoca.setup({ seats })), plan, { seed: seats, moves: 350, most: 4, plans: 1 }),
    );
    expect(found.flatMap(({ faults }) => faults)).toEqual([]);
    expect([...new Set(found.flatMap(({ kinds }) => [...kinds]))].sort()).toEqual([
      'advance',
      'answer',
      'attack',
      'bargain',
      'buySailor',
      'buyShip',
      'depart',
      'drawTile',
      'endTurn',
      'layPort',
      'layTile',
      'load',
      'rotate',
      'walk',
    ]);
  });

  it('refuse a square where the tile does not fit, with the rule that forbids it', () => {
    const state = must(caboDaRoca.setup({ seats: 2 }));
    const random = rng(1);
    while (caboDaRoca.turn(state).phase !== 'lay') caboDaRoca.apply(state, nextAction(caboDaRoca, state, random)!);
    const { meant } = plan.next(state, state.active, { steps: [] });
    const action = must(caboDaRoca.parseAction(meant('9,9'), state));
    expect(caboDaRoca.check(state, action)).toMatchObject({
      legal: false,
      violations: [{ clause: 'laying.adjacent' }],
    });
  });
});
