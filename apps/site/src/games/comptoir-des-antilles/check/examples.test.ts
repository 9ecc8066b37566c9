import { type EditionPatch, parseEdition, reconstructed } from '@portolan/comptoir-des-antilles';
import { type ContactInput, checkers } from '@portolan/comptoir-des-antilles/checkers';
import { must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { contactIn } from './examples.ts';
import { disputes } from './Page.tsx';

/** The default box with everything called otherwise, and without the tile of the example. */
const other: EditionPatch = {
  goods: reconstructed.goods.map((one) => ({ ...one, id: `x${one.id}`, fr: 'Thé noir', en: 'Black tea' })),
  contacts: reconstructed.contacts.map((one) => ({ ...one, id: `x${one.id}` })),
  tiles: [
    { id: 'pirates', count: 2 },
    { id: 'storm', count: 2 },
  ],
};

const modules = await Promise.all(
  Object.entries(disputes).map(
    async ([id, { form, judge }]) => [id, { ...(await form()).default, ...(await judge()).default }] as const,
  ),
);

it('every checker has its dispute on the page', () => {
  expect(Object.keys(disputes).sort()).toEqual(Object.keys(checkers).sort());
  for (const [id, { checker }] of modules) expect(checker.id).toBe(id);
});

describe('in a box where nothing has the usual name', () => {
  it.each(modules)('%s begins with what it has', (_, module) => {
    expect(module.boxed).toBe(true);
    const usual = module.checker.parse({ ...module.checker.example, edition: other });
    const input = {
      ...(usual.ok ? module.checker.example : module.exampleIn?.(module.checker.example, other)),
      edition: other,
    };
    const read = module.checker.parse(input);
    expect(read.ok ? [] : read.problems).toEqual([]);
    for (const lang of ['fr', 'en'] as const) {
      const { why } = module.words.explain(module.checker.judge(must(read)), must(read), lang);
      expect(why).toMatch(/\p{L}{3}/u);
    }
  });

  it('what happens to a ship is told with the name of its goods', () => {
    const [, tile] = modules.find(([id]) => id === 'tile') ?? [];
    const input = { seats: 3, tile: 'pirates', ship: '5 xrum A1', moment: 'before', edition: other };
    expect(tile?.checker.parse(input).ok).toBe(true);
    const fire = { ...input, tile: 'fire', edition: { ...other, tiles: [{ id: 'fire', count: 1 }] } };
    const read = must(tile?.checker.parse(fire) ?? { ok: false, problems: [] });
    const told = (lang: 'fr' | 'en') =>
      JSON.stringify(tile?.words.explain(tile.checker.judge(read), read, lang).choices).replaceAll('\u00a0', ' ');
    expect(told('fr')).toContain('Sa tuile Thé noir est défaussée pour de bon.');
    expect(told('en')).toContain('Its Black tea tile is discarded for good.');
  });
});

it('a card that does something else than ours of the same name begins unplayed', () => {
  const contacts = reconstructed.contacts.map((one) => ({ ...one, effects: [{ do: 'replace' }] as const }));
  const input: ContactInput = contactIn(checkers.contact.example, { contacts });
  expect(input.plays).toBeUndefined();
  expect(must(parseEdition({ contacts })).contacts[0]?.id).toBe(input.contact);
});
