import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { isLink } from '../stores/link-sign.ts';

const script = readFileSync(new URL('../../public/awaited.js', import.meta.url), 'utf8');

/** Whether a page at this address waits for a table before its script has come, with nothing kept. */
const awaits = (hash: string): boolean => {
  const parentElement = { dataset: {} as Record<string, string> };
  const currentScript = { parentElement, dataset: { keeps: 'none' } };
  runInNewContext(script, {
    document: { currentScript },
    location: { hash },
    localStorage: { getItem: () => null },
  });
  return 'awaits' in parentElement.dataset;
};

const escaped = (sign: string): string => `%${sign.charCodeAt(0).toString(16)}`;

/** Every way to escape some signs of a text. */
const escapings = (text: string): string[] =>
  [...text].reduce<string[]>((all, sign) => all.flatMap((one) => [one + sign, one + escaped(sign)]), ['']);

it('a page waits for every fragment that is a link, however it was escaped, and for no place of the page', () => {
  const begun = ['', ' ', '“', '(', '%20', '%E2%80%9C', '%C2%AB%C2%A0'].flatMap((before) =>
    escapings('v2.').map((sign) => `#${before}${sign}borneo.table.AAAA`),
  );
  const links = [...begun, ...begun.map((one) => one.replaceAll('%', '%25'))];
  for (const link of links) {
    expect(isLink(link.slice(1)), link).toBe(true);
    expect(awaits(link), link).toBe(true);
  }
  for (const place of ['', '#fight', '#fight.defender-limit', '#v', '#vue']) {
    expect(isLink(place.slice(1)), place).toBe(false);
    expect(awaits(place), place).toBe(false);
  }
});
