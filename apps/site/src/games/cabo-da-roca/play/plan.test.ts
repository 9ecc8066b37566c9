import { caboDaRoca } from '@portolan/cabo-da-roca';
import { must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { planLaws } from '../../../play/laws.ts';
import { plan } from './plan.ts';

describe('moves of Cabo da Roca', () => {
  it('are put together by touches that lead to them alone', () => {
    const found = [2, 4].map((seats) =>
      planLaws(caboDaRoca, must(caboDaRoca.setup({ seats })), plan, { seed: seats, moves: 500, most: 4, plans: 1 }),
    );
    expect(found.flatMap(({ faults }) => faults)).toEqual([]);
    expect([...new Set(found.flatMap(({ kinds }) => [...kinds]))].sort()).toEqual([]);
  });
});
