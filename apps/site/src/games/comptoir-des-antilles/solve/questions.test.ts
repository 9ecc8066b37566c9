import { tableOf } from '@portolan/boards/comptoir-des-antilles';
import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { must } from '@portolan/core';
import { questions, sample } from '@portolan/solvers/comptoir-des-antilles';
import { describe, expect, it } from 'vitest';
import { inputOf } from './inputs.ts';
import { asked } from './questions.ts';

describe('the questions of the page', () => {
  it('are those of the solvers, with what they say an answer is worth', () => {
    expect(asked.map(({ id }) => id).sort()).toEqual(Object.keys(questions).sort());
    for (const { id, certainty, needsPosition } of asked)
      expect(questions[id]).toMatchObject({ certainty, needsPosition });
  });

  it('open with an input that their table accepts', () => {
    const state = must(comptoirDesAntilles.parsePosition(sample));
    for (const { id } of asked)
      expect(questions[id].parse(inputOf(id, tableOf(state)), state)).toMatchObject({ ok: true });
  });

  it('are asked of a table that can be', () => {
    expect(comptoirDesAntilles.validate(must(comptoirDesAntilles.parsePosition(sample)))).toEqual([]);
  });
});
