import { answers } from '@portolan/rotterdam/checkers';
import { expect, it } from 'vitest';
import { inputsOf } from '../../../check/told.ts';
import { asked } from './asked.ts';
it.each(asked.map((one) => [one[0].checker.id, one] as const))('%s same', (id, one) => {
  const [m] = one;
  const w = (answers as any)[id];
  let n = 0;
  for (const input of inputsOf(one)) {
    const p: any = m.checker.parse(input);
    const all = [m.checker.judge(p.value), ...m.checker.readings(p.value).map((r: any) => r.answer)];
    for (const a of all) for (const lang of ['fr', 'en'] as const) {
      const { word, details, ...old } = m.explain(a, p.value, lang) as any;
      const { headline, lines, ...neu } = w.explain(a, p.value, lang);
      expect(neu).toEqual(old);
      expect(headline).toBe(word);
      expect(w.cells(a, p.value, lang)).toEqual(m.cells(a, p.value, lang));
      n++;
    }
  }
  console.log(id, n);
});
