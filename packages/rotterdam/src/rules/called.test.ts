import { play } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { makeEdition, parseEdition, reconstructed, rotterdam } from '../index.ts';
import { harborInWords, materialInWords, ofHarborInWords, productInWords, rules, rulesIn } from './index.ts';

const { harbors, materials, products } = reconstructed;
const named = <Thing extends { readonly id: string }>(things: readonly Thing[], id: string, name: object): Thing[] =>
  things.map((thing) => (thing.id === id ? { ...thing, name } : thing));

const typed = {
  harbors: named(named(harbors, 'merwehaven', { fr: 'Île du Café', en: 'Coffee Island' }), 'botlek', {
    fr: 'Pernis-Sud',
  }),
  materials: named(materials, 'fruit', { en: 'GM fruit' }),
  products: named(named(products, 'jam', { fr: 'Gelée d’Anvers', en: 'Antwerp jelly' }), 'petrol', { en: 'E10' }),
};
const read = parseEdition(typed);
const box = read.ok ? read.value : reconstructed;

describe('names of an owner', () => {
  it('are read, travel and come back', () => {
    expect(read.ok).toBe(true);
    expect(parseEdition(JSON.parse(JSON.stringify(makeEdition(box))))).toEqual(read);
    expect(box.provenance).toMatchObject({
      harbors: 'owner',
      materials: 'owner',
      products: 'owner',
      missions: 'reconstructed',
    });
  });

  it.each([
    ['a space before it', { fr: ' Pernis' }, 'harbors[2].name.fr', 'wrong-name'],
    ['nothing in it', { en: '' }, 'harbors[2].name.en', 'wrong-name'],
    ['two lines', { en: 'A\nB' }, 'harbors[2].name.en', 'wrong-name'],
    ['too many letters', { fr: 'é'.repeat(41) }, 'harbors[2].name.fr', 'wrong-name'],
    ['a number', { fr: 4 }, 'harbors[2].name.fr', 'wrong-type'],
    ['another language', { de: 'Hafen' }, 'harbors[2].name.de', 'unknown-field'],
    ['no languages', 'Pernis', 'harbors[2].name', 'not-an-object'],
  ])('are refused with %s', (_, name, path, code) => {
    const found = parseEdition({ harbors: named(harbors, 'botlek', name as object) });
    expect(found.ok ? [] : found.problems.map((problem) => [problem.path, problem.code])).toEqual([[path, code]]);
    for (const lang of ['fr', 'en'] as const)
      for (const problem of found.ok ? [] : found.problems)
        expect(rules.problem(problem, lang).length).toBeGreaterThan(20);
  });

  it('name things in both languages; one that is missing is the other, and without any the thing keeps its own', () => {
    expect([harborInWords('merwehaven', 'fr', box), harborInWords('merwehaven', 'en', box)]).toEqual([
      'Île du Café',
      'Coffee Island',
    ]);
    expect([harborInWords('botlek', 'fr', box), harborInWords('botlek', 'en', box)]).toEqual([
      'Pernis-Sud',
      'Pernis-Sud',
    ]);
    expect([harborInWords('europoort', 'fr', box), harborInWords('merwehaven', 'fr')]).toEqual([
      'Europoort',
      'Merwehaven',
    ]);
    expect([materialInWords('fruit', 'fr', box), materialInWords('grain', 'fr', box)]).toEqual(['GM fruit', 'grain']);
    expect([productInWords('jam', 'fr', box), productInWords('bread', 'fr', box)]).toEqual(['Gelée d’Anvers', 'pain']);
    expect([productInWords('?merwehaven', 'fr', box), productInWords('?botlek', 'en', box)]).toEqual([
      'carte d’Île du Café',
      'a card of Pernis-Sud',
    ]);
    expect([ofHarborInWords('botlek', 'fr', box), ofHarborInWords('europoort', 'fr', box)]).toEqual([
      'de Pernis-Sud',
      'd’Europoort',
    ]);
  });

  it('stand in the sentences of a game, and nowhere in those of our box', () => {
    const unloading = (edition: unknown) => {
      const parsed = rotterdam.parsePosition({
        seats: 3,
        phase: 'unload',
        edition,
        ships: ['0a@ME1:fruit'],
        piles: { merwehaven: { top: ['jam'], size: 5 } },
      });
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
      const played = play(rotterdam, parsed.value, { kind: 'unload', seat: 0, ship: '0a' });
      return played.ok ? played.events : [];
    };
    const events = unloading(makeEdition(box));
    const told = (lang: 'fr' | 'en') => events.map((event) => rulesIn(box).event(event, lang)).join(' ');
    expect(told('fr')).toContain('décharge sa cargaison à Île du Café (GM fruit)');
    expect(told('en')).toContain('unloads its cargo in Coffee Island (GM fruit)');
    const plain = unloading(undefined);
    expect(plain.map((event) => rulesIn(reconstructed).event(event, 'fr'))).toEqual(
      plain.map((event) => rules.event(event, 'fr')),
    );
  });

  it('stand in actions, lists of cards and refusals', () => {
    const own = rulesIn(box);
    const offer = { kind: 'offerTrade', seat: 0, to: 1, give: ['jam', '?botlek', 'jam'], get: ['petrol'] } as const;
    expect(own.action(offer, 'fr')).toContain('2\u00a0×\u00a0Gelée d’Anvers et carte de Pernis-Sud contre E10');
    expect(own.action({ kind: 'launch', seat: 0, start: 'A1', cargo: 'fruit' } as never, 'fr')).toContain('(GM fruit)');
    const missing = {
      clause: 'mission.exact-products',
      reason: 'products-mismatch',
      facts: { missing: ['jam'], extra: [] },
    } as never;
    expect(own.violation(missing, 'en')).toContain('Antwerp jelly');
    expect(rules.violation(missing, 'en')).toContain('jam');
  });
});
