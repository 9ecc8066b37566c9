import type { JsonSchema } from '@portolan/core/readers';
import { describe, expect, it } from 'vitest';
import type { FieldWords } from '../kit/Fields.tsx';
import type { LaidList } from '../kit/field-list.ts';
import { pathsIn } from '../kit/field-value.ts';
import { laidOut } from '../kit/laid-out.ts';
import { disputes as borneo } from './borneo/check/Page.tsx';
import { disputes as cabo } from './cabo-da-roca/check/Page.tsx';
import { disputes as comptoir } from './comptoir-des-antilles/check/Page.tsx';
import { editors } from './editors.ts';
import { disputes as rotterdam } from './rotterdam/check/Page.tsx';

// biome-ignore lint/suspicious/noExplicitAny: the fields of every form are walked alike
type List = LaidList<any, any>;

/** The list as it would be were one `*` nothing. */
const emptied = (of: List): readonly List[] =>
  of.flatMap((field, i): readonly List[] => {
    if (typeof field === 'string') return [of.with(i, { of: [] })];
    if (field.of === undefined || !Array.isArray(field.of)) return [];
    return emptied(field.of).map((inside) => of.with(i, { ...field, of: inside }));
  });

/** The fields in their order; those that hang on what is entered are left out. */
const shown = (of: List, labels: FieldWords['labels'], shape: JsonSchema): readonly string[] => {
  const still = (list: List): List =>
    list.flatMap((field): List => {
      if (typeof field === 'string' || field.of === undefined) return [field];
      return Array.isArray(field.of) ? still(field.of) : [];
    });
  return pathsIn(still(laidOut(of, labels, '', shape)), {}, {});
};

/** Where nothing follows, or what no path can be. A plain field that is named is no list of fields: the compiler says so. */
const idle = (of: List, { labels }: FieldWords, shape: JsonSchema): readonly string[] => {
  const now = shown(of, labels, shape);
  return [
    ...now.filter((path) => /\[]|\*/.test(path)),
    ...emptied(of).flatMap((other) => (shown(other, labels, shape).join() === now.join() ? ['a rest of nothing'] : [])),
  ];
};

describe.each(Object.entries({ borneo, cabo, comptoir, rotterdam }))('the disputes of %s', (_, disputes) => {
  it.each(Object.entries(disputes))('%s has fields where it says that some follow', async (__, parts) => {
    const [{ default: form }, { default: judge }] = await Promise.all([parts.form(), parts.judge()]);
    const { fields = [] } = { ...form, ...(await form.more?.())?.default };
    expect(idle(fields, judge.words, judge.checker.schema)).toEqual([]);
  });
});

it.each(editors)('the table of %s too', (_, { fields, shapes, words }) =>
  expect(idle(fields, words.position, shapes.position)).toEqual([]),
);
