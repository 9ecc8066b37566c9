import { expect, it } from 'vitest';
import { marked } from './languages.mjs';

const both = (fr: string, en: string) => ({ fr, en });
const say = (lang: 'fr' | 'en', fr: string, en: string) => ({ fr, en })[lang];
const plain = (fr: string, en: string) => ({ fr: () => fr, en: () => en });

/** What a text of code is worth on a page of a language. */
const read = (code: string, french: boolean): unknown =>
  new Function('PORTOLAN_IS_FRENCH', 'both', 'say', 'plain', `return (${marked(`(${code})`)})`)(
    french,
    both,
    say,
    plain,
  );

it.each([
  ["both('mer', 'sea').fr", 'mer', ''],
  ["both('mer', 'sea').en", '', 'sea'],
  ["say('fr', 'la ' + say('fr', 'mer', 'sea'), 'sea')", 'la mer', ''],
  ["say('en', 'mer', 'the ' + say('en', 'mer', 'sea'))", '', 'the sea'],
  ["plain('mer', 'sea').en()", '', 'sea'],
  ["({ kind: 'advice', fr: 'mer', en: 'sea' }).en", '', 'sea'],
  ["({ fr: ['mer', 'mers'], en: ['sea', 'seas'] }).fr[1]", 'mers', ''],
  // More than a text, or not in both languages, stays as it is.
  ['({ fr: new Date(0), en: 3 }).en', 3, 3],
  ["({ fr: 'mer' }).fr", 'mer', 'mer'],
  ["((fr, en) => ({ fr, en }))('mer', 'sea').en", 'sea', 'sea'],
])('%s', (code, onFrench, onEnglish) => {
  expect(read(code, true)).toBe(onFrench);
  expect(read(code, false)).toBe(onEnglish);
});

it('a function of a language is kept where it is read', () => {
  const code = "({ fr: (n) => n + ' mers', en: (n) => both('', n + ' seas') })";
  expect((read(code, true) as { fr: (n: number) => string }).fr(2)).toBe('2 mers');
  expect((read(code, false) as { fr: (n: number) => string }).fr(2)).toBe('');
});
