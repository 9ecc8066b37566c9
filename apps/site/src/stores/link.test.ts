import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { decodeLink, encodeLink, isLink, MAX_FRAGMENT, MAX_INFLATED, ofKind } from './link.ts';

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

describe('links', () => {
  it('give back what they were made of', () => {
    const payload = {
      input: { company: 'red', attack: [3], note: 'é ’ \u202f <script>alert(1)</script>', none: null },
      rulings: { 'fight-bonus': 'third-party' },
      edition: { shipments: 'free' },
    };
    const fragment = encodeLink('fight', payload);
    expect(fragment).toMatch(/^v1\.fight\.[A-Za-z0-9_-]+$/);
    expect(decodeLink(fragment)).toEqual({ ok: true, value: { kind: 'fight', payload } });
    expect(decodeLink(`#${fragment}`)).toEqual({ ok: true, value: { kind: 'fight', payload } });
  });

  it('are told apart from anchors', () => {
    expect(isLink('#v1.fight.abc')).toBe(true);
    expect(isLink('#v27.x')).toBe(true);
    expect(isLink('#fight')).toBe(false);
    expect(isLink('')).toBe(false);
  });

  it.each([
    ['', 'link-version'],
    ['v2.fight.abcd', 'link-version'],
    ['v1', 'link-kind'],
    ['v1.Fight.abcd', 'link-kind'],
    ['v1.__proto__.abcd', 'link-kind'],
    ['v1.fight.', 'link-encoding'],
    ['v1.fight.ab cd', 'link-encoding'],
    ['v1.fight.%3Cscript%3E', 'link-encoding'],
    ['v1.fight.abcde', 'link-encoding'],
    ['v1.fight.abcd.abcd', 'link-encoding'],
    ['v1.fight.____', 'link-damaged'],
    [`v1.fight.${'A'.repeat(MAX_FRAGMENT)}`, 'link-too-long'],
    [packText('{"a":'), 'link-not-json'],
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

  it('open the form that they name and no other', () => {
    const link = decodeLink(encodeLink('score', { n: 1 }));
    const parse = (payload: unknown) => ({ ok: true, value: payload }) as const;
    expect(ofKind(link, 'score', parse)).toEqual({ ok: true, value: { n: 1 } });
    expect(ofKind(link, 'setup', parse)).toMatchObject({ ok: false, problems: [{ code: 'link-kind' }] });
    expect(ofKind(decodeLink('v1.score.'), 'score', parse)).toMatchObject({ problems: [{ code: 'link-encoding' }] });
  });
});
