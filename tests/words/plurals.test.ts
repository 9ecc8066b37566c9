import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

const sources = globSync(['apps/site/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], { cwd: root })
  .filter((path) => !/\.test\.|\/testing\/|\/bench\//.test(path))
  .map((path) => [relative('.', path), readFileSync(join(root, path), 'utf8')] as const);

/** Where a text tells one of a thing and several apart: `counted(n, 'carte', 'cartes', lang)`, `fr: ['carte', 'cartes']`. */
const pairs = /(?:(?:fr|en): \[|(?:counted|plural)\([^;]*?, )'([\p{L} ’]+)', '([\p{L} ’]+)'/gu;

/** What several are called of the things that are counted anywhere; a word that is no noun as well is left out. */
const others = (): readonly string[] => {
  const verbs = ['moves', 'places', 'points', 'more', 'other', 'autres', 'others'];
  const found = sources.flatMap(([, text]) => [...text.matchAll(pairs)]);
  const nouns = found.flatMap(([, one = '', other = '']) => (one === other ? [] : (other.split(' ')[0] ?? [])));
  return [...new Set(nouns)].filter((noun) => /[sx]$/.test(noun) && !verbs.includes(noun));
};

/** Texts whose number is never one, and why. */
const never: readonly (readonly [text: RegExp, why: string])[] = [
  [/apps\/site\/src\/numbers\//, 'hundreds of games, and what is read from them'],
  [/borneo\/HarborCard\.tsx: .*harbor\.monopoly\}/, 'no Harbor card of any box holds fewer than two'],
  [/setup\/Removed\.tsx: .*\{n\} (?:cartes Port|Missions|Harbor cards)/, 'a set-up takes several out'],
  [/borneo\/src\/rules\/names\.ts: .*flagNames\[company\]/, 'what stands before it is a color'],
  [/sailing\.ts: .*say\.count\(found/, 'what stands before it is the name of a tile'],
];

it('a number that may be one is counted with its noun', () => {
  const nouns = others();
  expect(nouns).toEqual(expect.arrayContaining(['cartes', 'cards', 'drapeaux', 'flags', 'tuiles', 'tiles', 'pièces']));
  const gap = new RegExp(`\\$?\\{[^{}=]+\\}[ \\u00a0\\u202f](?:${nouns.join('|')})(?![\\p{L}=])`, 'u');
  const found = sources.flatMap(([path, text]) =>
    text.split('\n').flatMap((line) => (gap.test(line) ? [`${path}: ${line.trim()}`] : [])),
  );
  expect(found.filter((line) => !never.some(([text]) => text.test(line)))).toEqual([]);
  // A reason that excuses nothing any more goes.
  for (const [text] of never) expect(found.some((line) => text.test(line))).toBe(true);
});
