import type { Lang, Problem } from '@portolan/core';

/** What is wrong with a link. */
export interface TroubleProps {
  readonly lang: Lang;
  readonly problems: readonly Problem[];
}
