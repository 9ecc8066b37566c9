import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { planLaws } from '../../../play/laws.ts';
import { plan } from './plan.ts';

describe('moves of Comptoir des Antilles', () => {
  it('are put together by touches that lead to them alone', () => {
    const found = [3, 4].map((seats) =>
      planLaws(comptoirDesAntilles, must(comptoirDesAntilles.setup({ seats })), plan, {
        seed: seats,
        moves: 400,
        most: 6,
        plans: 1,
        loose: ['quays', 'porters'],
      }),
    );
    expect(found.flatMap(({ faults }) => faults)).toEqual([]);
    expect([...new Set(found.flatMap(({ kinds }) => [...kinds]))].sort()).toEqual([]);
  });
});
