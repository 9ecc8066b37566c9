import { tableOf } from '@portolan/boards/borneo';
import { borneo } from '@portolan/borneo';
import { questions, sample } from '@portolan/solvers/borneo';
import { describe, expect, it } from 'vitest';
import { inputOf } from './inputs.ts';

describe('the sample table', () => {
  const parsed = borneo.parsePosition(sample);

  it('is sound', () => {
    expect(parsed).toMatchObject({ ok: true });
    expect(parsed.ok && borneo.validate(parsed.value)).toEqual([]);
  });

  it.each(Object.keys(questions) as (keyof typeof questions)[])('answers %s as the form opens', (id) => {
    if (!parsed.ok) throw new Error('the sample cannot be read');
    const input = questions[id].parse(inputOf(id, tableOf(parsed.value)), parsed.value);
    expect(input).toMatchObject({ ok: true });
  });

  it('is asked about for whoever’s turn it is', () => {
    if (!parsed.ok) throw new Error('the sample cannot be read');
    const table = tableOf({ ...parsed.value, active: 2 });
    for (const id of ['missionPayments', 'bestShipment', 'monopolyNeed', 'best'])
      expect(inputOf(id, table)).toMatchObject({ seat: 2 });
  });
});
