import fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { decodeLink, encodeLink, MAX_INFLATED } from './link.ts';
import { ofGame, ofKind } from './link-fit.ts';
import { isLink, MAX_FRAGMENT } from './link-sign.ts';

const pack = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...deflateSync(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const packText = (text: string): string => `v1.fight.${pack(strToU8(text))}`;
const code = (fragment: string): string => {
  const read = decodeLink(fragment);
  return read.ok ? 'ok' : read.problems[0]!.code;
};

const payload = {
  input: { company: 'red', attack: [3], note: 'é ’ \u202f <script>alert(1)</script>', none: null },
  rulings: { 'fight-bonus': 'third-party' },
  edition: { shipments: 'free' },
};
const sent = encodeLink('borneo', 'fight', payload);
const whole = { ok: true, value: { game: 'borneo', kind: 'fight', payload } };
/** A link whose contents hold what chats take for their own signs. */
const dashed = Array.from({ length: 4000 }, (_, n) => ({ n, t: n * n * n, text: `${n / 7} ${n / 11} ${n / 13}` })).find(
  (entered) => /--/.test(encodeLink('borneo', 'fight', entered)),
)!;

describe('links', () => {
  it('give back what they were made of', () => {
    expect(sent).toMatch(/^v2\.borneo\.fight\.[A-Za-z0-9_-]+$/);
    expect(decodeLink(sent)).toEqual(whole);
    expect(decodeLink(`#${sent}`)).toEqual(whole);
  });

  it('of the first version open as before', () => {
    expect(decodeLink(packText(JSON.stringify(payload)))).toEqual({ ok: true, value: { kind: 'fight', payload } });
    expect(decodeLink(`${packText(JSON.stringify(payload))}.`)).toMatchObject({ ok: true });
  });

  it('are told apart from anchors', () => {
    for (const fragment of ['#v1.fight.abc', '#v27.x', '#V2.borneo.x', 'v2%2Eborneo', '(v2.borneo.x', '%C2%AB%20v2.x'])
      expect(isLink(fragment), fragment).toBe(true);
    for (const fragment of ['#fight', '', 'v2', 'var.v2.x', '#ex-v1.x', 'vessels.v1.'])
      expect(isLink(fragment), fragment).toBe(false);
  });

  // What mail, chats and people put around an address.
  it.each([
    ['.', ''],
    [',', ''],
    [')', ''],
    [').', ''],
    ['»', ''],
    ['\u00a0»', ''],
    ['”', ''],
    ['"', ''],
    ["'", ''],
    ['>', ''],
    ['*', ''],
    ['_', ''],
    ['__', ''],
    ['-', ''],
    ['…', ''],
    ['!', ''],
    ['?', ''],
    [';', ''],
    [' ', ''],
    ['\n', ''],
    ['%20', ''],
    ['%0A', ''],
    ['%C2%BB', ''],
    ['%E2%80%9D', ''],
    ['&utm_source=x', ''],
    ['?fbclid=IwAR0_a-b', ''],
    ['?utm_source=x&utm_medium=y', ''],
    ['/', ''],
    ['#', ''],
    ['\u200b', ''],
    [' look at this', ''],
    ['. And then?', ''],
    ['=', ''],
    ['%', ''],
    ['%2', ''],
    ['.', '('],
    ['»', '« '],
    ['>', '<'],
    ['"', '"'],
    ['', ' '],
    ['', '%20'],
    ['', '\u2060'],
  ])('survive %j behind and %j before them', (behind, before) => {
    expect(decodeLink(`#${before}${sent}${behind}`)).toEqual(whole);
    const other = { ok: true, value: { game: 'borneo', kind: 'fight', payload: dashed } };
    expect(decodeLink(`#${before}${encodeLink('borneo', 'fight', dashed)}${behind}`)).toEqual(other);
  });

  const escaped = (text: string): string =>
    encodeURIComponent(text).replaceAll('.', '%2E').replaceAll('-', '%2D').replaceAll('_', '%5F');
  it.each([
    ['escaped', escaped],
    ['escaped twice', (text: string) => encodeURIComponent(escaped(text))],
    [
      'escaped in small letters',
      (text: string) =>
        escaped(text)
          .toLowerCase()
          .replace(
            /^.*$/s,
            escaped(text).replace(/%../g, (one) => one.toLowerCase()),
          ),
    ],
    ['with a capital', (text: string) => text.replace('v2', 'V2')],
    ['with capitals', (text: string) => text.replace('v2.borneo.fight', 'V2.Borneo.Fight')],
    ['wrapped at 76 signs', (text: string) => text.replace(/.{76}/g, '$&\r\n')],
    ['wrapped as quoted-printable', (text: string) => text.replace(/.{75}/g, '$&=\r\n')],
    ['wrapped and quoted', (text: string) => text.replace(/.{40}/g, '$&\n> ')],
    ['with spaces in it', (text: string) => text.replace(/.{30}/g, '$& ')],
    ['with signs nobody sees in it', (text: string) => text.replace(/.{20}/g, '$&\u200b\u00ad')],
    ['with long dashes', (text: string) => text.replaceAll('--', '—').replace(/(?<!-)-(?!-)/g, '–')],
    ['with spaces around its dots', (text: string) => text.replaceAll('.', ' . ')],
  ])('survive being %s', (_, change) => {
    for (const entered of [payload, dashed]) {
      const link = encodeLink('borneo', 'fight', entered);
      expect(decodeLink(`#${change(link)}`)).toEqual({
        ok: true,
        value: { game: 'borneo', kind: 'fight', payload: entered },
      });
    }
  });

  it('survive any stray signs around them, and never become another link', () => {
    const stray = fc.string({
      unit: fc.constantFrom(...'.,;:!?)]}>»”’"\'*/\\|&=#%+~ \n\t\u00a0\u200b…'),
      maxLength: 6,
    });
    const before = fc.string({ unit: fc.constantFrom(...'([{<«“‘"\'* \n\u00a0\u200b'), maxLength: 4 });
    const json = fc.dictionary(
      fc.string({ minLength: 1, maxLength: 8 }).filter((key) => key !== '__proto__'),
      fc.jsonValue({ maxDepth: 4 }),
    );
    fc.assert(
      fc.property(json, before, stray, fc.boolean(), (entered, left, right, isEscaped) => {
        const given = JSON.parse(JSON.stringify(entered));
        const text = `${left}${encodeLink('rotterdam', 'way', given)}${right}`;
        const read = decodeLink(isEscaped ? encodeURIComponent(text) : text);
        if (['constructor', 'prototype', '__proto__'].some((key) => JSON.stringify(given).includes(`"${key}":`)))
          return;
        expect(read).toEqual({ ok: true, value: { game: 'rotterdam', kind: 'way', payload: given } });
      }),
      { seed: 9, numRuns: 500 },
    );
  });

  it('that were damaged say so, and only that', () => {
    const at = sent.lastIndexOf('.') + 1;
    for (let cut = at + 1; cut < sent.length; cut++)
      expect(code(sent.slice(0, cut)), `cut at ${cut}`).toBe('link-damaged');
    for (let i = at; i < sent.length; i++) {
      const other = sent[i] === 'A' ? 'B' : 'A';
      expect(code(sent.slice(0, i) + other + sent.slice(i + 1)), `changed at ${i}`).toMatch(/^(link-damaged|ok)$/);
      const read = decodeLink(sent.slice(0, i) + other + sent.slice(i + 1));
      // The last character may hold bits that say nothing.
      if (read.ok) expect(read.value.payload).toEqual(payload);
    }
    expect(code(sent.toLowerCase())).toBe('link-damaged');
    expect(code(sent.replace('fight', 'fights'))).toBe('link-damaged');
  });

  it.each([
    ['', 'link-version'],
    ['v9.borneo.fight.abcd', 'link-version'],
    ['v1', 'link-version'],
    ['v1.', 'link-kind'],
    ['v1.__proto__.abcd', 'link-kind'],
    ['v2.borneo', 'link-kind'],
    ['v2.borneo.fight', 'link-kind'],
    ['v2.borneo.__proto__.abcd', 'link-kind'],
    ['v1.fight.', 'link-damaged'],
    ['v2.borneo.fight.', 'link-damaged'],
    ['v2.borneo.fight.abcd', 'link-damaged'],
    ['v1.fight.abcde', 'link-damaged'],
    ['v1.fight.____', 'link-damaged'],
    [`v1.fight.${'A'.repeat(MAX_FRAGMENT)}`, 'link-too-long'],
    [packText('{"a":'), 'link-damaged'],
    [packText('[1]'), 'link-not-an-object'],
    [packText('"text"'), 'link-not-an-object'],
    [packText('null'), 'link-not-an-object'],
    [packText('{"__proto__":{"polluted":true}}'), 'link-forbidden-key'],
    [packText('{"a":[{"constructor":1}]}'), 'link-forbidden-key'],
    [packText(`{"a":${'['.repeat(40)}${']'.repeat(40)}}`), 'link-too-deep'],
    [packText(`{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`), 'link-too-deep'],
  ])('refuse %.40s with %s', (fragment, expected) => {
    expect(code(fragment)).toBe(expected);
  });

  it('do not unpack a bomb', () => {
    // 10 MB of zeros pack to about 10 kB.
    const bomb = `v1.fight.${pack(new Uint8Array(10_000_000))}`;
    expect(bomb.length).toBeLessThan(MAX_FRAGMENT);
    expect(['link-damaged', 'link-too-large']).toContain(code(bomb));
    expect(code(packText(`{"a":"${'a'.repeat(MAX_INFLATED)}"}`))).toMatch(/link-(damaged|too-large)/);
  });

  it('never throw, whatever stands in them', () => {
    // A fixed sequence of pseudo-random texts (linear congruence), so that a failure can be repeated.
    let seed = 7;
    const next = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let i = 0; i < 2000; i++) {
      const bytes = Uint8Array.from({ length: next(60) }, () => next(256));
      const text = btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '');
      expect(() => decodeLink(`v1.fight.${text}`)).not.toThrow();
    }
  });

  it('open the form that they name and no other, on the page of their game', () => {
    const link = decodeLink(encodeLink('borneo', 'score', { n: 1 }));
    const parse = (payload: unknown) => ({ ok: true, value: payload }) as const;
    expect(ofKind(link, 'score', parse)).toEqual({ ok: true, value: { n: 1 } });
    expect(ofKind(link, 'setup', parse)).toMatchObject({ ok: false, problems: [{ code: 'link-kind' }] });
    expect(ofKind(decodeLink('v1.score.'), 'score', parse)).toMatchObject({ problems: [{ code: 'link-damaged' }] });
    expect(ofGame(link, 'borneo')).toBe(link);
    expect(ofGame(link, 'rotterdam')).toMatchObject({ problems: [{ code: 'link-game', facts: { game: 'borneo' } }] });
    const old = decodeLink(packText('{"n":1}'));
    expect(ofGame(old, 'rotterdam')).toBe(old);
  });
});
