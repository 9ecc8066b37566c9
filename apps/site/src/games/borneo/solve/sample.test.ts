import { borneo } from '@portolan/borneo';
import { questions, sample } from '@portolan/solvers/borneo';
import { describe, expect, it } from 'vitest';
import { defaultInputs } from './inputs.ts';

describe('the sample table', () => {
  const parsed = borneo.parsePosition(sample);

  it('is sound', () => {
    expect(parsed).toMatchObject({ ok: true });
    expect(parsed.ok && borneo.validate(parsed.value)).toEqual([]);
  });

  it.each(Object.keys(questions) as (keyof typeof questions)[])('answers %s as the form opens', (id) => {
    if (!parsed.ok) throw new Error('the sample cannot be read');
    const input = questions[id].parse(defaultInputs[id], parsed.value);
    expect(input).toMatchObject({ ok: true });
  });
});
