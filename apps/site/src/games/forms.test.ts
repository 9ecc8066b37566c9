import { answers as borneoWords } from '@portolan/borneo/checkers';
import { rules as borneoRules } from '@portolan/borneo/rules';
import { answers as caboWords } from '@portolan/cabo-da-roca/checkers';
import { rules as caboRules } from '@portolan/cabo-da-roca/rules';
import { answers as comptoirWords } from '@portolan/comptoir-des-antilles/checkers';
import { rules as comptoirRules } from '@portolan/comptoir-des-antilles/rules';
import { languages } from '@portolan/core';
import type { CheckerWords } from '@portolan/core/answers';
import { answers as rotterdamWords } from '@portolan/rotterdam/checkers';
import { rules as rotterdamRules } from '@portolan/rotterdam/rules';
import { describe, expect, it } from 'vitest';
import { emptiestOf } from '../check/beginnings.ts';
import { knownOf } from '../check/known.ts';
import type { DisputeParts, KnownDispute } from '../check/module.ts';
import { bookOf } from '../kit/book.ts';
import { disputes as borneo } from './borneo/check/Page.tsx';
import { disputes as cabo } from './cabo-da-roca/check/Page.tsx';
import { disputes as comptoir } from './comptoir-des-antilles/check/Page.tsx';
import { disputes as rotterdam } from './rotterdam/check/Page.tsx';

describe.each([
  ['Borneo', borneo, borneoRules, borneoWords],
  ['Cabo da Roca', cabo, caboRules, caboWords],
  ['Comptoir des Antilles', comptoir, comptoirRules, comptoirWords],
  ['Rotterdam', rotterdam, rotterdamRules, rotterdamWords],
])(
  'the disputes of %s',
  (_, disputes: Readonly<Record<string, DisputeParts>>, rules, words: Readonly<Record<string, CheckerWords>>) => {
    it('are all there are, in their order', () => expect(Object.keys(disputes)).toEqual(Object.keys(words)));

    it.each(Object.entries(disputes))('%s is judged in its words', async (id, parts) => {
      const { default: judge } = await parts.judge();
      expect(judge.words).toBe(words[id]);
      expect(judge.checker.id).toBe(id);
    });

    it.each(Object.entries(disputes))('%s is answered by the build as on the page, and as JSON', async (_, parts) => {
      const [{ default: form }, { default: judge }] = await Promise.all([parts.form(), parts.judge()]);
      const { example, judge: ask } = judge.checker;
      for (const lang of languages) {
        const known: KnownDispute = JSON.parse(JSON.stringify(knownOf(bookOf(rules), form, judge, lang)));
        expect(known.judged.answered.headline).toMatch(/\p{L}/u);
        expect(known.judged.answer).toEqual(ask(example));
        expect(emptiestOf(form, judge, { edition: undefined, rulings: {} })).toEqual(known.empty);
      }
    });
  },
);
