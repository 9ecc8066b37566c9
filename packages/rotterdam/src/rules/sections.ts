import type { Section, Text } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import { endSections } from './sections/end.ts';
import { phaseSections } from './sections/phases.ts';
import { startSections } from './sections/start.ts';

/** A section whose clauses are known ids. */
export interface RotterdamSection extends Section {
  readonly parts: readonly { readonly title?: Text; readonly clauses: readonly Clause[] }[];
}

/** The rulebook in reading order. */
export const sections: readonly RotterdamSection[] = [...startSections, ...phaseSections, ...endSections];
