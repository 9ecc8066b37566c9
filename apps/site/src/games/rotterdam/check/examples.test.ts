import { must } from '@portolan/core';
import { type EditionPatch, parseEdition, reconstructed, rotterdam } from '@portolan/rotterdam';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../stores/table.ts';
import { freshIn } from '../position/fresh.ts';
import { disputes } from './Page.tsx';

const modules = await Promise.all(
  Object.values(disputes).map(async ({ form, judge }) => ({ ...(await form()).default, ...(await judge()).default })),
);

/** The default box with everything called otherwise. */
const renamed = (id: string): string => `x${id}`;
const other: EditionPatch = {
  materials: reconstructed.materials.map((one) => ({ ...one, id: renamed(one.id) })),
  harbors: reconstructed.harbors.map(({ id, material }) => ({ id: renamed(id), material: renamed(material) })),
  positions: reconstructed.positions.map((one) => ({
    ...one,
    id: renamed(one.id),
    ...(one.harbor ? { harbor: renamed(one.harbor) } : {}),
  })),
  channels: reconstructed.channels.map(({ from, to, color }) => ({ from: renamed(from), to: renamed(to), color })),
  products: reconstructed.products.map((one) => ({ ...one, id: renamed(one.id), harbor: renamed(one.harbor) })),
  missions: reconstructed.missions.map((one) => ({
    ...one,
    id: renamed(one.id),
    products: one.products.map(renamed),
  })),
};

describe('in a box where nothing has the usual name', () => {
  it('can be read', () => expect(must(parseEdition(other)).positions[0]?.id).toBe('xA1'));

  it.each(modules.map((module) => [module.checker.id, module] as const))('%s begins with what it has', (id, module) => {
    if (!module.boxed) {
      // What is asked of a moment names nothing of a box.
      expect(id).toBe('timing');
      return;
    }
    expect(module.checker.parse({ ...module.checker.example, edition: other }).ok).toBe(false);
    const read = module.checker.parse({ ...module.exampleIn?.(module.checker.example, other), edition: other });
    expect(read.ok ? [] : read.problems).toEqual([]);
    for (const lang of ['fr', 'en'] as const) {
      const { why } = module.words.explain(module.checker.judge(must(read)), must(read), lang);
      expect(why).toMatch(/\p{L}{3}/u);
    }
  });

  it('a whole position begins with a launch, in the default box in the middle of a game', () => {
    const own = must(rotterdam.parsePosition(freshIn(other as Json)));
    expect(rotterdam.validate(own)).toEqual([]);
    expect(rotterdam.makePosition(own).phase).toBe('launch');
    expect(freshIn({ shipsPerPlayer: { 2: 5, 3: 5, 4: 4 } })).toMatchObject({ phase: 'sail' });
  });
});
