import { frozenEditions } from '@portolan/core/testing';
import { expect, test } from 'vitest';
import { parseEdition } from '../edition-reader.ts';

/** Every box that was ever published, with its fingerprint. */
const published = { reconstructed: 'b86c667418f0ae85' };

test('a published box keeps its content for ever', async () => {
  expect(await frozenEditions(parseEdition, published)).toEqual([]);
});
