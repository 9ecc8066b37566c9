import { describe, expect, it } from 'vitest';
import type { FieldList, FieldWords } from '../kit/Fields.tsx';
import type { Field } from '../kit/field-list.ts';
import { pathsIn } from '../kit/field-value.ts';
import { laidOut } from '../kit/laid-out.ts';
import { disputes as borneo } from './borneo/check/Page.tsx';
import { positionWords as borneoWords } from './borneo/position/labels.ts';
import { fields as borneoTable } from './borneo/position/table-fields.tsx';
import { disputes as cabo } from './cabo-da-roca/check/Page.tsx';
import { positionWords as caboWords } from './cabo-da-roca/position/labels.ts';
import { fields as caboTable } from './cabo-da-roca/position/table-fields.tsx';
import { disputes as comptoir } from './comptoir-des-antilles/check/Page.tsx';
import { positionWords as comptoirWords } from './comptoir-des-antilles/position/labels.ts';
import { fields as comptoirTable } from './comptoir-des-antilles/position/table-fields.tsx';
import { disputes as rotterdam } from './rotterdam/check/Page.tsx';
import { positionWords as rotterdamWords } from './rotterdam/position/labels.ts';
import { fields as rotterdamTable } from './rotterdam/position/table-fields.tsx';

// biome-ignore lint/suspicious/noExplicitAny: the fields of every form are walked alike
type List = FieldList<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: the fields of every form are walked alike
type One = Field<any, any>;

const isRest = (field: One): boolean => typeof field === 'string' && field.endsWith('*');

/** A list as it is, and as it would be were one of its plain fields or its `rest` something else. */
const changed = (of: List, change: (field: One) => One | undefined): readonly List[] =>
  of.flatMap((field, i): readonly List[] => {
    const other = change(field);
    if (other !== undefined) return [of.with(i, other)];
    if (typeof field === 'string' || field.of === undefined || !Array.isArray(field.of)) return [];
    return changed(field.of, change).map((inside) => of.with(i, { ...field, of: inside }));
  });

/** The fields in their order; those that hang on what is entered are left out. */
const shown = (of: List, labels: FieldWords['labels']): readonly string[] => {
  const still = (list: List): List =>
    list.flatMap((field): List => {
      if (typeof field === 'string' || field.of === undefined) return [field];
      return Array.isArray(field.of) ? still(field.of) : [];
    });
  return pathsIn(still(laidOut(of, labels)), {}, {});
};

/** Plain fields that are named though their words would place them just so, and places where nothing follows. */
const idle = (of: List, { labels }: FieldWords): readonly string[] => {
  const now = shown(of, labels).join();
  const unnamed = changed(of, (field) =>
    typeof field === 'string' && !isRest(field) ? field.replace(/[^.]*$/, '*') : undefined,
  );
  const empty = changed(of, (field) => (isRest(field) ? { of: [] } : undefined));
  return [
    ...unnamed.filter((other) => shown(other, labels).join() === now).map(() => 'a name that can go'),
    ...shown(of, labels).filter((path) => /\[]|\*/.test(path)),
    ...empty.filter((other) => shown(other, labels).join() === now).map(() => 'a rest of nothing'),
  ];
};

describe.each(Object.entries({ borneo, cabo, comptoir, rotterdam }))('the disputes of %s', (_, disputes) => {
  it.each(Object.entries(disputes))('%s names no field that its words place', async (__, parts) => {
    const [{ default: form }, { default: judge }] = await Promise.all([parts.form(), parts.judge()]);
    const { fields = [] } = { ...form, ...(await form.more?.())?.default };
    expect(idle(fields, judge.words)).toEqual([]);
  });
});

it.each([
  ['Borneo', borneoTable, borneoWords],
  ['Cabo da Roca', caboTable, caboWords],
  ['Comptoir des Antilles', comptoirTable, comptoirWords],
  ['Rotterdam', rotterdamTable, rotterdamWords],
])('the fields of a table of %s neither', (_, fields, words) => expect(idle(fields, words)).toEqual([]));
