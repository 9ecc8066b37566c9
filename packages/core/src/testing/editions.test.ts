import { expect, it } from 'vitest';
import { bad, ok, type Result } from '../result.ts';
import { fingerprint, frozenEditions } from './editions.ts';

interface Box {
  readonly id: string;
  readonly cards: number;
}

const reader =
  (...boxes: readonly Box[]) =>
  (json?: unknown): Result<Box> => {
    const found = json === undefined ? boxes[0] : boxes.find(({ id }) => id === json);
    return found ? ok(found) : bad({ path: '', code: 'unknown-edition' });
  };

const first: Box = { id: 'first', cards: 60 };
const second: Box = { id: 'second', cards: 61 };

it('a fingerprint stands for the content, whatever the order of fields', async () => {
  // echo -n '{"cards":60,"id":"first"}' | sha256sum
  expect(await fingerprint(first)).toBe('3e2f9a5917cd5ff5');
  expect(await fingerprint({ cards: 60, id: 'first' })).toBe(await fingerprint(first));
  expect(await fingerprint([1, 2])).not.toBe(await fingerprint([2, 1]));
  expect(await fingerprint({ ...first, cards: 61 })).not.toBe(await fingerprint(first));
});

it('published boxes that stay as they are keep the promise', async () => {
  const published = { first: await fingerprint(first), second: await fingerprint(second) };
  expect(await frozenEditions(reader(second, first), published)).toEqual([]);
});

it('a box that is changed, lost or new is told', async () => {
  const published = { first: await fingerprint(first) };
  const changed = { ...first, cards: 59 };
  expect(await frozenEditions(reader(changed), published)).toEqual([
    `the box first has changed (${await fingerprint(changed)}, published ${published.first}): give it a new id`,
  ]);
  expect(await frozenEditions(reader(second), published)).toEqual([
    `publish the box second: its fingerprint is ${await fingerprint(second)}`,
    'the box first was published, and can no longer be read',
  ]);
  expect(await frozenEditions(() => bad({ path: '', code: 'none' }), published)).toEqual([
    'the default box cannot be read',
  ]);
});
