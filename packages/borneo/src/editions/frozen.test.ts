import { frozenEditions } from '@portolan/core/testing';
import { expect, test } from 'vitest';
import { parseEdition } from '../edition-reader.ts';

/** Every box that was ever published, with its fingerprint. */
const published = { reconstructed: 'c7f253f75cdee72b' };

test('a published box keeps its content for ever', async () => {
  expect(await frozenEditions(parseEdition, published)).toEqual([]);
});
