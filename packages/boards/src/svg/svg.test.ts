import { readFileSync } from 'node:fs';
import { examples as ofBorneo } from '@portolan/borneo/examples';
import { examples as ofCabo } from '@portolan/cabo-da-roca/examples';
import { examples as ofComptoir } from '@portolan/comptoir-des-antilles/examples';
import { type Lang, must } from '@portolan/core';
import { examples as ofRotterdam } from '@portolan/rotterdam/examples';
import { describe, expect, it } from 'vitest';
import { picture as borneoPicture } from '../borneo/picture.ts';
import { render as borneo } from '../borneo/svg.ts';
import { picture as caboPicture } from '../cabo-da-roca/picture.ts';
import { render as cabo } from '../cabo-da-roca/svg.ts';
import { picture as comptoirPicture } from '../comptoir-des-antilles/picture.ts';
import { render as comptoir } from '../comptoir-des-antilles/svg.ts';
import { picture as rotterdamPicture } from '../rotterdam/picture.ts';
import { render as rotterdam } from '../rotterdam/svg.ts';
import { outermost } from './markup.ts';

const games = [
  ['borneo', borneo, ofBorneo, borneoPicture],
  ['cabo-da-roca', cabo, ofCabo, caboPicture],
  ['comptoir-des-antilles', comptoir, ofComptoir, comptoirPicture],
  ['rotterdam', rotterdam, ofRotterdam, rotterdamPicture],
] as const;

/** The tags of a text, each closed in its order, all attributes with a value, as XML has it; throws on one that is not. */
const wellFormed = (markup: string): void => {
  const open: string[] = [];
  for (const [tag, end, name = '', attributes = '', empty] of markup.matchAll(
    /<(\/?)([a-zA-Z][\w:-]*)((?:"[^"]*"|[^">])*?)(\/?)>/g,
  )) {
    if (!/^(?:\s+[\w:-]+="[^"<]*")*\s*$/.test(attributes)) throw new Error(`no XML: ${tag}`);
    if (end && open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    if (!end && !empty) open.push(name);
  }
  if (open.length > 0) throw new Error(`<${open.join('> <')}> stays open`);
};

describe.each(games)('a position of %s', (_, render, examples) => {
  it.each([
    ['fr', 'day'],
    ['en', 'night'],
  ] as const)('is one SVG that stands alone (%s, %s)', (lang: Lang, theme) => {
    for (const { id, position } of examples) {
      const svg = must(render(position, { lang, theme }));
      const whole = outermost(svg, () => true);
      expect([id, whole.map(({ name }) => name)]).toEqual([id, ['svg']]);
      wellFormed(svg);
      expect([id, /undefined|NaN|var\(|<div|<span|<button|tabindex/.exec(svg)?.[0]]).toEqual([id, undefined]);
      // It loads nothing and uses nothing that it does not hold.
      for (const [, to = ''] of svg.matchAll(/(?:href="|url\()([^")]+)/g)) {
        expect(to).toMatch(/^#/);
        expect([id, to, svg.includes(`id="${to.slice(1)}"`)]).toEqual([id, to, true]);
      }
    }
  });

  it('says in words what it shows, and where it can be hit', () => {
    const svg = must(render(examples[0]!.position, { lang: 'en' }));
    expect(svg).toMatch(/<title id="title">.+<\/title>\n<desc id="desc">[^<]{40,}<\/desc>/);
    expect(svg).toMatch(/data-(?:at|port|company|quay)="/);
    expect(svg).toContain('lang="en"');
  });

  it('shows an area for every player, and whose turn it is', () => {
    for (const { id, position } of examples) {
      const svg = must(render(position, { lang: 'en' }));
      const seats = [...svg.matchAll(/data-seat="(\d)"/g)].map(([, seat]) => Number(seat));
      expect([id, seats]).toEqual([id, Array.from({ length: position.seats }, (_, seat) => seat)]);
      expect([id, [...svg.matchAll(/class="panel panel-on"/g)].length < 2]).toEqual([id, true]);
    }
  });

  it('differs by day and by night, and by language', () => {
    const { position } = examples[0]!;
    const drawn = [render(position), render(position, { theme: 'night' }), render(position, { lang: 'en' })].map(must);
    expect(new Set(drawn).size).toBe(3);
  });

  it('that cannot be read comes back with its problems', () => {
    const read = render({ seats: 'many' });
    expect(read.ok ? [] : read.problems.map(({ path }) => path)).toContain('seats');
  });
});

describe('the picture of the README', () => {
  it.each(games)('pictures/%s.svg is the one that is drawn', (game, _, __, picture) =>
    expect(
      readFileSync(new URL(`../../pictures/${game}.svg`, import.meta.url), 'utf8'),
      'node scripts/pictures.mjs',
    ).toBe(picture()),
  );
});
