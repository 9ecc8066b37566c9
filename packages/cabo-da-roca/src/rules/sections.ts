import { endSections } from './sections/end.ts';
import { playSections } from './sections/play.ts';
import type { CaboSection } from './sections/section.ts';
import { startSections } from './sections/start.ts';

/** The rulebook in reading order. */
export const sections: readonly CaboSection[] = [...startSections, ...playSections, ...endSections];
