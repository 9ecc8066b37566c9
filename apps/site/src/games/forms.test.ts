import { answers as borneoWords } from '@portolan/borneo/checkers';
import { answers as caboWords } from '@portolan/cabo-da-roca/checkers';
import { answers as comptoirWords } from '@portolan/comptoir-des-antilles/checkers';
import { languages } from '@portolan/core';
import type { CheckerWords } from '@portolan/core/answers';
import { answers as rotterdamWords } from '@portolan/rotterdam/checkers';
import { describe, expect, it } from 'vitest';
import { forms as borneo } from './borneo/check/Page.tsx';
import { forms as cabo } from './cabo-da-roca/check/Page.tsx';
import { forms as comptoir } from './comptoir-des-antilles/check/Page.tsx';
import { forms as rotterdam } from './rotterdam/check/Page.tsx';

describe.each([
  ['Borneo', borneo, borneoWords],
  ['Cabo da Roca', cabo, caboWords],
  ['Comptoir des Antilles', comptoir, comptoirWords],
  ['Rotterdam', rotterdam, rotterdamWords],
])('the forms of %s', (_, forms, words: Readonly<Record<string, CheckerWords>>) => {
  it('are those of all disputes, in their order', () => expect(Object.keys(forms)).toEqual(Object.keys(words)));

  it.each(Object.entries(forms))('%s asks and answers in the words of its dispute', async (id, load) => {
    const { default: module } = await load();
    const { question, subject, explain, cells } = words[id]!;
    expect(module).toMatchObject({ question, subject, cells });
    const input = module.checker.example;
    const answer = module.checker.judge(input);
    for (const lang of languages)
      expect(module.explain(answer, input, lang)).toMatchObject(explain(answer, input, lang));
    expect(module.checker.id).toBe(id);
  });
});
