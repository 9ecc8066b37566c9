import type { Ruling, Section, Text } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import type { RulingName } from '../readings.ts';

/** A section whose clauses are known ids. */
export interface ComptoirSection extends Section {
  readonly parts: readonly { readonly title?: Text; readonly clauses: readonly Clause[] }[];
}

/** An open point whose name and clauses are known ids. */
export interface ComptoirRuling extends Ruling {
  readonly name: RulingName;
  readonly touches: readonly Clause[];
}
