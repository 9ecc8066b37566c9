import { must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { rotterdam } from './index.ts';
import { actionSchema, editionSchema, type JsonSchema, logSchema, positionSchema } from './schema.ts';

const fieldsOf = (schema: JsonSchema): string[] => Object.keys(schema.properties as object);

/** Every object of a schema refuses unknown fields or says what they hold, and needs only fields it has. */
const openObjects = (schema: unknown, path = ''): string[] => {
  if (Array.isArray(schema)) return schema.flatMap((part, i) => openObjects(part, `${path}/${i}`));
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, properties = {}, required = [], additionalProperties } = schema as JsonSchema;
  const known = Object.keys(properties as object);
  const strange = (required as string[]).some((field) => !known.includes(field));
  const open = type === 'object' && (additionalProperties === undefined || strange);
  return [
    ...(open ? [path] : []),
    ...Object.entries(schema).flatMap(([key, part]) => openObjects(part, `${path}/${key}`)),
  ];
};

describe('the schemas', () => {
  it('name every field that positions are written with', () => {
    const options = { seats: 3, rulings: { 'blocked-ship': 'moves-later' }, variants: { safeHaven: true } } as const;
    const written = Object.keys(rotterdam.makePosition(must(rotterdam.setup(options))));
    expect(written.filter((field) => !fieldsOf(positionSchema).includes(field))).toEqual([]);
  });

  it('name the fields that are read, and no others', () => {
    const unknown = (field: string) => {
      const result = rotterdam.parsePosition({ seats: 3, [field]: Symbol(field) });
      return !result.ok && result.problems.some(({ code }) => code === 'unknown-field');
    };
    expect(fieldsOf(positionSchema).filter(unknown)).toEqual([]);
    expect(unknown('table')).toBe(true);
  });

  it('know every kind of action, and no other', () => {
    const forms = ({ oneOf, anyOf, ...form }: JsonSchema): JsonSchema[] => (oneOf ?? anyOf)?.flatMap(forms) ?? [form];
    const kinds = forms(actionSchema).map(({ properties }) => properties!.kind!.const);
    const read = rotterdam.parseAction({ kind: 'swim' });
    const expected = read.ok ? [] : (read.problems[0]!.facts!.expected as string[]);
    expect([...new Set(kinds)].sort()).toEqual([...expected].sort());
  });

  it.each(Object.entries({ positionSchema, actionSchema, editionSchema, logSchema }))('%s is closed', (_, schema) => {
    expect(openObjects(schema)).toEqual([]);
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
  });
});
