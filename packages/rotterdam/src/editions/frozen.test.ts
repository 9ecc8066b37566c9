import { frozenEditions } from '@portolan/core/testing';
import { expect, test } from 'vitest';
import { parseEdition } from '../edition-reader.ts';

/** Every box that was ever published, with its fingerprint. */
const published = { 'reconstructed-1': 'e2cb9586a9e69e8d' };

test('a published box keeps its content for ever', async () => {
  expect(await frozenEditions(parseEdition, published)).toEqual([]);
});
