import { ok, type Result } from '@portolan/core';
import { type Box, boxOf } from '../box.ts';
import type { EditionPatch } from '../edition.ts';
import { editionReader, parseEdition } from '../edition-reader.ts';
import { asIs, inBoxOf, type Reader } from '../parse.ts';

/** A reader that depends on the box of the input. */
export const inBox = inBoxOf((json): Result<Box> => {
  const edition = parseEdition(json);
  return edition.ok ? ok(boxOf(edition.value)) : edition;
});

/** The box itself, which `inBox` has read. */
export const edition: Reader<EditionPatch> = asIs(editionReader.schema);
