import type { Section, Text } from '@portolan/core';
import type { Clause } from '../clauses.ts';

/** A section whose clauses are known ids. */
export interface RotterdamSection extends Section {
  readonly parts: readonly { readonly title?: Text; readonly clauses: readonly Clause[] }[];
}
